"""The house of a club: kept as settings of the club, its logo beside the pictures of its chips."""

from tdapp.app.open_club import Club
from tdapp.app.pictures import keep_picture, picture
from tdapp.domain.club.house import House, checked_house
from tdapp.read.club.house import HouseMark

# Settings of the club.
NAME, LOGO, INK, ACCENT, LISTS = "house.name", "house.logo", "house.ink", "house.accent", "house.lists"


def house_of(club: Club) -> House:
    """The house as it is set; while no name was typed it is called as the club is."""
    kept = club.settings()
    name = kept.get(NAME) or club.file.path.stem
    return House(name, kept.get(LOGO, ""), kept.get(INK, ""), kept.get(ACCENT, ""), kept.get(LISTS, ""))


def set_house(club: Club, house: House) -> None:
    """Let another house stand on sheets and screens from now on. Refuses whoever may not change settings, words
    that are too long and what is no colour.
    """
    house = checked_house(house)
    now = house_of(club)
    for key, value, before in (
        (NAME, house.name, now.name),
        (LOGO, house.logo, now.logo),
        (INK, house.ink, now.ink),
        (ACCENT, house.accent, now.accent),
        (LISTS, house.lists, now.lists),
    ):
        if value != before:
            club.put_setting(key, value)


def keep_logo(club: Club, body: bytes) -> str:
    """Keep a picture to be the logo; returns its SHA-256, to be put into a `House`. Refuses what is too large, and what
    is neither PNG nor JPEG.
    """
    return keep_picture(club, body)


def mark_of(club: Club) -> HouseMark:
    """The house with its picture, for paper and screens."""
    house = house_of(club)
    logo = picture(club, house.logo) if house.logo else None
    return HouseMark(house.name, logo or b"", house.ink, house.accent)
