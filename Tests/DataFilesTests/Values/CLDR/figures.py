"""Writes figures.json: the data of CLDR with which LocaleTableTests compares the tables.

git clone --bare --filter=blob:none https://github.com/unicode-org/cldr-json
python3 figures.py cldr-json.git 47.0.0"""
import json, pathlib, re, subprocess, sys

LOCALES = """
    ar bg cs da de de-AT de-CH el en en-GB en-IN es es-MX fi fr fr-CA fr-CH he hi hr hu id it it-CH ja ko nb nl pl pt-BR
    pt-PT ro ru sk sv tr uk vi zh-Hans zh-Hant""".split()
CURRENCIES = """
    AED ARS AUD BGN BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR ISK JPY KRW MXN NOK NZD PHP PLN RON
    RUB SAR SEK SGD THB TRY TWD UAH USD VND ZAR""".split()
DAYS = "mon tue wed thu fri sat sun".split()
NAMES = {
    "months": ("months", "format", "wide"), "shortMonths": ("months", "format", "abbreviated"),
    "standaloneMonths": ("months", "stand-alone", "wide"),
    "standaloneShortMonths": ("months", "stand-alone", "abbreviated"),
    "days": ("days", "format", "wide"), "shortDays": ("days", "format", "abbreviated"),
}


def read(locale, package, file):
    name = "pt" if locale == "pt-BR" else locale
    path = f"cldr-json/cldr-{package}-full/main/{name}/{file}.json"
    text = subprocess.check_output(["git", "-C", sys.argv[1], "show", f"{sys.argv[2]}:{path}"])
    return json.loads(text)["main"][name][package]


def pattern(formats):
    """Returns the standard pattern with `0` for the digits, and `|` before the one for negative numbers."""
    return re.sub(r"#[#,]*0(\.0+)?", "0", formats["standard"]).replace(";", "|")


def compact(formats, count):
    digits = (f"1{'0' * zeros}-count-" for zeros in range(3, 15))
    return "|".join(formats.get(digit + count, formats[digit + "other"]) for digit in digits)


def relative(unit):
    def texts(tense):
        prefix, patterns = "relativeTimePattern-count-", unit[f"relativeTime-type-{tense}"]
        return "|".join(f"{count.removeprefix(prefix)} {text}" for count, text in patterns.items())
    return f"{texts('past')}||{texts('future')}"


def figures(locale):
    numbers = read(locale, "numbers", "numbers")
    symbols, decimals, percents, amounts = (numbers[f"{key}-numberSystem-latn"] for key in (
        "symbols", "decimalFormats", "percentFormats", "currencyFormats"))
    groups = decimals["standard"].split(".")[0].split(",")[1:]
    currencies = read(locale, "numbers", "currencies")["currencies"]
    dates = read(locale, "dates", "ca-gregorian")["calendars"]["gregorian"]
    periods, skeletons = dates["dayPeriods"]["format"]["abbreviated"], dates["dateTimeFormats"]["availableFormats"]
    lists = {key: dates[kind][context][width] for key, (kind, context, width) in NAMES.items()}
    units = {unit: read(locale, "dates", "dateFields")["fields"][unit] for unit in (
        "year", "month", "week", "day", "hour", "minute", "second")}
    return {
        "decimal": symbols["decimal"], "group": symbols["group"],
        "minus": symbols["minusSign"], "plus": symbols["plusSign"],
        "grouping": f"{len(groups[-1])},{len(groups[0])}", "minGrouping": numbers["minimumGroupingDigits"],
        "percent": pattern(percents).replace("%", symbols["percentSign"]), "currency": pattern(amounts),
        "currencyDecimal": symbols.get("currencyDecimal", symbols["decimal"]),
        "currencyGroup": symbols.get("currencyGroup", symbols["group"]),
        "symbols": "|".join(f"{code} {currencies[code].get('symbol', code)}" for code in CURRENCIES),
        "compact": compact(decimals["short"]["decimalFormat"], "other"),
        "compactFew": compact(decimals["short"]["decimalFormat"], "few"),
    } | {key: "|".join(names[day] for day in DAYS) if "days" in key.lower() else "|".join(names.values())
         for key, names in lists.items()} | {
        "dayPeriods": f"{periods['am']}|{periods['pm']}",
        **{style: dates["dateFormats"][style] for style in ("short", "medium", "long", "full")},
        "yMd": skeletons["yMd"], "yMMMd": skeletons["yMMMd"], "time": dates["timeFormats"]["short"],
        "dateTime": dates["dateTimeFormats"]["medium"],
    } | {key: relative(unit) for key, unit in units.items()}


document = {"version": sys.argv[2], "locales": {locale: figures(locale) for locale in LOCALES}}
text = json.dumps(document, ensure_ascii=False, indent=1)
# Spaces and marks that nobody sees are escaped.
text = re.sub("[\u00a0\u200e\u200f\u202f]", lambda mark: f"\\u{ord(mark[0]):04x}", text)
pathlib.Path(__file__).with_name("figures.json").write_text(text + "\n", encoding="utf-8")
