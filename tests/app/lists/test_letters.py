"""In which letters a list was written: found out by what would stand there, and said otherwise where that is wrong."""

import pytest

from tdapp.app.lists.csv_files import read_csv
from tdapp.app.lists.letters import ENCODINGS, decode, decode_as, fitting

LISTS = {
    "Polish": (
        "Last name;First name\nŻółć;Łukasz\nWiśniewski;Paweł\nDębski;Józef\nKamińska;Ewa\n",
        "cp1250 iso8859-2",
    ),
    "one name": ("Naam\nŻółć\n", "cp1250 iso8859-2"),
    "Czech": ("Příjmení;Jméno\nDvořák;Jiří\nNovák;Tomáš\nČerný;Zdeněk\nKučera;Luboš\n", "cp1250 iso8859-2"),
    "Hungarian": ("Név\nErdős;Gábor\nSzűcs;Zoltán\nKovács;József\nFehér;Győző\n", "cp1250 iso8859-2"),
    "Croatian": ("Prezime;Ime\nHorvat;Željko\nKovačević;Đorđe\nBabić;Šime\n", "cp1250 iso8859-2"),
    "Romanian": ("Nume\nIonescu;Ştefan\nPopa;Răzvan\nCîmpeanu;Vasilică\n", "cp1250 iso8859-2"),
    "Russian": ("Фамилия;Имя\nИванов;Пётр\nСмирнова;Анна\nКузнецов;Олег\n", "cp1251 koi8-r iso8859-5"),
    "one Russian": ("last,first\nИванов,Пётр\nSmith,John\n", "cp1251 koi8-r iso8859-5"),
    "Ukrainian": ("Прізвище;Ім'я\nШевченко;Тарас\nЯрошенко;Євген\n", "cp1251 koi8-u iso8859-5"),
    "Serbian": ("Презиме\nЂорђевић;Љубиша\nПетровић;Његош\n", "cp1251 iso8859-5"),
    "Turkish": ("Soyadı;Adı\nYılmaz;Ayşe\nŞahin;İbrahim\nÖztürk;Gülşen\nErdoğan;Oğuz\n", "cp1254 iso8859-9"),
    "Greek": ("Επώνυμο;Όνομα\nΠαπαδόπουλος;Γιώργος\nΝικολαΐδης;Έλενα\n", "cp1253 iso8859-7"),
    "one Greek": ("Naam\nΓιώργος\n", "cp1253"),
    "Lithuanian": ("Pavardė;Vardas\nKazlauskas;Jūratė\nŽukauskienė;Rūta\nBalčiūnas;Šarūnas\n", "cp1257"),
    "Latvian": ("Uzvārds\nBērziņš;Jānis\nKalniņa;Līga\nOzoliņš;Kārlis\n", "cp1257"),
    "Estonian": ("Nimi\nTõnis;Mägi\nKõiv;Ülle\nPärn;Jüri\n", "cp1252 cp1257"),
    "French": ("Nom;Prénom\nLefèvre;Adèle\nFrançois;Anaïs\nBaudoin;Gaëlle\nChâtelain;Jérôme\n", "cp1252"),
    "Dutch": ("Achternaam;Voornaam\nJansen;Zoë\nvan der Berg;Daniël\nMüller;Loïs\nCoöper;René\n", "cp1252"),
    "German": ("Nachname\nMüller;Jörg\nGroß;Käthe\nSchäfer;Günther\n", "cp1252"),
    "Spanish": ("Apellido\nMuñoz;José\nNúñez;María\nPeña;Iñigo\nIbáñez;Ángel\n", "cp1252"),
    "Portuguese": ("Apelido\nGonçalves;João\nMagalhães;Inês\nConceição;Simões\n", "cp1252"),
    "Swedish": ("Efternamn\nÅkesson;Håkan\nSjöberg;Märta\nÖstlund;Göran\n", "cp1252"),
    "Danish": ("Efternavn\nSørensen;Jørgen\nKjær;Åse\nØdegård;Bjørn\n", "cp1252"),
    "Icelandic": ("Nafn\nÞórðarson;Guðrún\nÓlafsdóttir;Sigríður\n", "cp1252"),
    "Western, mixed": ("Naam\nMüller\nSørensen\nMuñoz\nLefèvre\nJansen\nZoë\nÅkesson\n", "cp1252"),
    "Central, mixed": ("Naam\nMüller\nNowak\nŁukasz\nWójcik\nKovács\nDvořák\n", "cp1250 iso8859-2"),
}
EVERY = [(kind, codec) for kind, (_text, codecs) in LISTS.items() for codec in codecs.split()]


@pytest.mark.parametrize(("kind", "codec"), EVERY)
def test_d4_a_list_is_read_in_the_letters_it_was_written_in(kind: str, codec: str) -> None:
    text, _codecs = LISTS[kind]
    data = text.encode(codec)
    read, name = decode(data)
    assert read == text, name
    assert name in fitting(data)


@pytest.mark.parametrize("codec", ["utf-8", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize("kind", LISTS)
def test_what_says_itself_what_it_is_is_believed(kind: str, codec: str) -> None:
    text, _codecs = LISTS[kind]
    assert decode(text.encode(codec), country="PL")[0] == text


def test_the_country_decides_where_the_letters_leave_it_open() -> None:
    assert decode("Naam\nYılmaz;Ayşe\n".encode("cp1254"), country="TR") == ("Naam\nYılmaz;Ayşe\n", "Windows-1254")
    assert decode("Müller\n".encode("cp1250"), country="HU") == ("Müller\n", "Windows-1250")
    assert decode("Müller\n".encode("cp1250")) == ("Müller\n", "Windows-1252")
    assert decode("Дубов\n".encode("cp1251"), country="NL")[0] == "Дубов\n"  # and never against the letters


def test_d4_whoever_knows_better_says_which_letters_it_is() -> None:
    data = "Naam;x\nErdõs;Gábor\n".encode("cp1252")
    for name in fitting(data):
        sheet = read_csv(data, encoding=name)
        assert sheet.encoding == name and sheet.rows[1].fields[0] == decode_as(data, name).splitlines()[1].split(";")[0]
    assert "UTF-8" not in fitting(data) and "UTF-16" not in fitting(data)
    assert fitting(b"plain") == tuple(name for name in ENCODINGS if name != "UTF-16")


def test_a_name_that_comes_often_counts_once() -> None:
    text = "Józef\n" * 20 + "Kovačević\nRăzvan\nVasilică\n"
    assert decode(text.encode("cp1250")) == (text, "Windows-1250")


def test_letters_of_a_large_list_are_found_at_once() -> None:
    text = "".join(f"Wiśniewski{n};Łukasz{n}\n" for n in range(60_000))
    assert decode(text.encode("cp1250")) == (text, "Windows-1250")


def test_a_word_of_half_a_million_letters_is_read_once() -> None:
    """No list has one; a file that is no list may, and the window must not stand still over it."""
    said, encoding = decode(b"A" * 500_000 + b" Zo\xeb", "NL")
    assert said.endswith(" Zoë") and encoding == "Windows-1252"
