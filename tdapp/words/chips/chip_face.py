"""The value on a chip itself, on paper and in windows alike: short, because a chip is small."""


def short_value(value: int) -> str:
    """A chip's value as it is printed on chips: in thousands or millions where it is long, the same in every language.

    >>> [short_value(value) for value in (25, 1000, 5000, 25_000, 12_500, 1_500_000, 12_345)]
    ['25', '1000', '5000', '25K', '12.5K', '1.5M', '12345']
    """
    for size, letter in ((1_000_000, "M"), (1_000, "K")):
        tenths, over = divmod(value * 10, size)
        if value >= max(10_000, size) and not over:
            return f"{tenths // 10}{f'.{tenths % 10}' if tenths % 10 else ''}{letter}"
    return str(value)
