extension LocaleTable {
    /// The locales of Slavic languages, from CLDR 47.
    static let slavic: [String: String] = [
        "pl": """
        summaries: sum Suma|mean Średnia|median Mediana|min Minimum|max Maksimum|count Liczba|total Razem
        group: \u{00A0}
        minGrouping: 2
        symbols: EUR €|PLN zł|BRL R$
        months: stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia
        shortMonths: sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru
        standaloneMonths: styczeń|luty|marzec|kwiecień|maj|czerwiec|lipiec|sierpień|wrzesień|październik|listopad|grudzień
        days: poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela
        shortDays: pon.|wt.|śr.|czw.|pt.|sob.|niedz.
        short: d.MM.y
        full: EEEE, d MMMM y
        compact: 0\u{00A0}tys'.'|00\u{00A0}tys'.'|000\u{00A0}tys'.'|0\u{00A0}mln|00\u{00A0}mln|000\u{00A0}mln|0\u{00A0}mld|00\u{00A0}mld|000\u{00A0}mld|0\u{00A0}bln|00\u{00A0}bln|000\u{00A0}bln
        year: one {0} rok temu|few {0} lata temu|many {0} lat temu|other {0} roku temu||one za {0} rok|few za {0} lata|many za {0} lat|other za {0} roku
        month: one {0} miesiąc temu|few {0} miesiące temu|many {0} miesięcy temu|other {0} miesiąca temu||one za {0} miesiąc|few za {0} miesiące|many za {0} miesięcy|other za {0} miesiąca
        week: one {0} tydzień temu|few {0} tygodnie temu|many {0} tygodni temu|other {0} tygodnia temu||one za {0} tydzień|few za {0} tygodnie|many za {0} tygodni|other za {0} tygodnia
        day: one {0} dzień temu|few {0} dni temu|many {0} dni temu|other {0} dnia temu||one za {0} dzień|few za {0} dni|many za {0} dni|other za {0} dnia
        hour: one {0} godzinę temu|few {0} godziny temu|many {0} godzin temu|other {0} godziny temu||one za {0} godzinę|few za {0} godziny|many za {0} godzin|other za {0} godziny
        minute: one {0} minutę temu|few {0} minuty temu|many {0} minut temu|other {0} minuty temu||one za {0} minutę|few za {0} minuty|many za {0} minut|other za {0} minuty
        second: one {0} sekundę temu|few {0} sekundy temu|many {0} sekund temu|other {0} sekundy temu||one za {0} sekundę|few za {0} sekundy|many za {0} sekund|other za {0} sekundy
        plural: polish
        """,
        "cs": """
        summaries: sum Součet|mean Průměr|median Medián|min Minimum|max Maximum|count Počet|total Celkem
        group: \u{00A0}
        percent: 0\u{00A0}%
        symbols: EUR €|USD US$|GBP £|JPY JP¥|CNY CN¥|CZK Kč|KRW ₩|TWD NT$|HKD HK$|BRL R$|MXN MX$|CAD CA$|AUD AU$|NZD NZ$
        months: ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince
        shortMonths: led|úno|bře|dub|kvě|čvn|čvc|srp|zář|říj|lis|pro
        standaloneMonths: leden|únor|březen|duben|květen|červen|červenec|srpen|září|říjen|listopad|prosinec
        days: pondělí|úterý|středa|čtvrtek|pátek|sobota|neděle
        shortDays: po|út|st|čt|pá|so|ne
        dayPeriods: dop.|odp.
        short: d. M. y
        medium: d. M. y
        long: d. MMMM y
        full: EEEE d. MMMM y
        time: H:mm
        dateTime: {1} {0}
        compact: 0\u{00A0}tis'.'|00\u{00A0}tis'.'|000\u{00A0}tis'.'|0\u{00A0}mil'.'|00\u{00A0}mil'.'|000\u{00A0}mil'.'|0\u{00A0}mld'.'|00\u{00A0}mld'.'|000\u{00A0}mld'.'|0\u{00A0}bil'.'|00\u{00A0}bil'.'|000\u{00A0}bil'.'
        year: one před {0} rokem|few před {0} lety|other před {0} lety||one za {0} rok|few za {0} roky|other za {0} let
        month: one před {0} měsícem|few před {0} měsíci|other před {0} měsíci||one za {0} měsíc|few za {0} měsíce|other za {0} měsíců
        week: one před {0} týdnem|few před {0} týdny|other před {0} týdny||one za {0} týden|few za {0} týdny|other za {0} týdnů
        day: one před {0} dnem|few před {0} dny|other před {0} dny||one za {0} den|few za {0} dny|other za {0} dní
        hour: one před {0} hodinou|few před {0} hodinami|other před {0} hodinami||one za {0} hodinu|few za {0} hodiny|other za {0} hodin
        minute: one před {0} minutou|few před {0} minutami|other před {0} minutami||one za {0} minutu|few za {0} minuty|other za {0} minut
        second: one před {0} sekundou|few před {0} sekundami|other před {0} sekundami||one za {0} sekundu|few za {0} sekundy|other za {0} sekund
        plural: czech
        """,
        "sk": """
        summaries: sum Súčet|mean Priemer|median Medián|min Minimum|max Maximum|count Počet|total Spolu
        group: \u{00A0}
        percent: 0\u{00A0}%
        symbols: EUR €|ILS NIS|MXN MX$
        months: januára|februára|marca|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|decembra
        shortMonths: jan|feb|mar|apr|máj|jún|júl|aug|sep|okt|nov|dec
        standaloneMonths: január|február|marec|apríl|máj|jún|júl|august|september|október|november|december
        days: pondelok|utorok|streda|štvrtok|piatok|sobota|nedeľa
        shortDays: po|ut|st|št|pi|so|ne
        short: d. M. y
        medium: d. M. y
        long: d. MMMM y
        full: EEEE d. MMMM y
        time: H:mm
        compact: 0\u{00A0}tis'.'|00\u{00A0}tis'.'|000\u{00A0}tis'.'|0\u{00A0}mil'.'|00\u{00A0}mil'.'|000\u{00A0}mil'.'|0\u{00A0}mld'.'|00\u{00A0}mld'.'|000\u{00A0}mld'.'|0\u{00A0}bil'.'|00\u{00A0}bil'.'|000\u{00A0}bil'.'
        year: one pred {0} rokom|few pred {0} rokmi|other pred {0} rokmi||one o {0} rok|few o {0} roky|other o {0} rokov
        month: one pred {0} mesiacom|few pred {0} mesiacmi|other pred {0} mesiacmi||one o {0} mesiac|few o {0} mesiace|other o {0} mesiacov
        week: one pred {0} týždňom|few pred {0} týždňami|other pred {0} týždňami||one o {0} týždeň|few o {0} týždne|other o {0} týždňov
        day: one pred {0} dňom|few pred {0} dňami|other pred {0} dňami||one o {0} deň|few o {0} dni|other o {0} dní
        hour: one pred {0} hodinou|few pred {0} hodinami|other pred {0} hodinami||one o {0} hodinu|few o {0} hodiny|other o {0} hodín
        minute: one pred {0} minútou|few pred {0} minútami|other pred {0} minútami||one o {0} minútu|few o {0} minúty|other o {0} minút
        second: one pred {0} sekundou|few pred {0} sekundami|other pred {0} sekundami||one o {0} sekundu|few o {0} sekundy|other o {0} sekúnd
        plural: czech
        """,
        "bg": """
        summaries: sum Сума|mean Средно|median Медиана|min Минимум|max Максимум|count Брой|total Общо
        group: \u{00A0}
        minGrouping: 2
        symbols: EUR €|USD щ.д.|BGN лв.
        months: януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември
        shortMonths: яну|фев|март|апр|май|юни|юли|авг|сеп|окт|ное|дек
        days: понеделник|вторник|сряда|четвъртък|петък|събота|неделя
        shortDays: пн|вт|ср|чт|пт|сб|нд
        dayPeriods: am|pm
        short: d.MM.y\u{202F}'г'.
        medium: d.MM.y\u{202F}'г'.
        long: d MMMM y\u{202F}'г'.
        full: EEEE, d MMMM y\u{202F}'г'.
        time: H:mm
        compact: 0\u{00A0}хил'.'|00\u{00A0}хил'.'|000\u{00A0}хил'.'|0\u{00A0}млн'.'|00\u{00A0}млн'.'|000\u{00A0}млн'.'|0\u{00A0}млрд'.'|00\u{00A0}млрд'.'|000\u{00A0}млрд'.'|0\u{00A0}трлн'.'|00\u{00A0}трлн'.'|000\u{00A0}трлн'.'
        year: one преди {0} година|other преди {0} години||one след {0} година|other след {0} години
        month: one преди {0} месец|other преди {0} месеца||one след {0} месец|other след {0} месеца
        week: one преди {0} седмица|other преди {0} седмици||one след {0} седмица|other след {0} седмици
        day: one преди {0} ден|other преди {0} дни||one след {0} ден|other след {0} дни
        hour: one преди {0} час|other преди {0} часа||one след {0} час|other след {0} часа
        minute: one преди {0} минута|other преди {0} минути||one след {0} минута|other след {0} минути
        second: one преди {0} секунда|other преди {0} секунди||one след {0} секунда|other след {0} секунди
        """,
        "hr": """
        summaries: sum Zbroj|mean Prosjek|median Medijan|min Minimum|max Maksimum|count Broj|total Ukupno
        minus: −
        percent: 0\u{00A0}%
        symbols: EUR €
        months: siječnja|veljače|ožujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|listopada|studenoga|prosinca
        shortMonths: sij|velj|ožu|tra|svi|lip|srp|kol|ruj|lis|stu|pro
        standaloneMonths: siječanj|veljača|ožujak|travanj|svibanj|lipanj|srpanj|kolovoz|rujan|listopad|studeni|prosinac
        days: ponedjeljak|utorak|srijeda|četvrtak|petak|subota|nedjelja
        shortDays: pon|uto|sri|čet|pet|sub|ned
        short: dd. MM. y.
        medium: d. MMM y.
        long: d. MMMM y.
        full: EEEE, d. MMMM y.
        dateTime: {1} {0}
        compact: 0\u{00A0}tis'.'|00\u{00A0}tis'.'|000\u{00A0}tis'.'|0\u{00A0}mil'.'|00\u{00A0}mil'.'|000\u{00A0}mil'.'|0\u{00A0}mlr'.'|00\u{00A0}mlr'.'|000\u{00A0}mlr'.'|0\u{00A0}bil'.'|00\u{00A0}bil'.'|000\u{00A0}bil'.'
        year: one prije {0} godinu|few prije {0} godine|other prije {0} godina||one za {0} godinu|few za {0} godine|other za {0} godina
        month: one prije {0} mjesec|few prije {0} mjeseca|other prije {0} mjeseci||one za {0} mjesec|few za {0} mjeseca|other za {0} mjeseci
        week: one prije {0} tjedan|few prije {0} tjedna|other prije {0} tjedana||one za {0} tjedan|few za {0} tjedna|other za {0} tjedana
        day: one prije {0} dan|few prije {0} dana|other prije {0} dana||one za {0} dan|few za {0} dana|other za {0} dana
        hour: one prije {0} sat|few prije {0} sata|other prije {0} sati||one za {0} sat|few za {0} sata|other za {0} sati
        minute: one prije {0} minutu|few prije {0} minute|other prije {0} minuta||one za {0} minutu|few za {0} minute|other za {0} minuta
        second: one prije {0} sekundu|few prije {0} sekunde|other prije {0} sekundi||one za {0} sekundu|few za {0} sekunde|other za {0} sekundi
        plural: croatian
        """,
        "ru": """
        summaries: sum Сумма|mean Среднее|median Медиана|min Минимум|max Максимум|count Количество|total Итого
        group: \u{00A0}
        percent: 0\u{00A0}%
        symbols: EUR €|USD $|GBP £|JPY ¥|CNY CN¥|INR ₹|RUB ₽|UAH ₴|ILS ₪|KRW ₩|TWD NT$|HKD HK$|THB ฿|VND ₫|BRL R$|MXN MX$|CAD CA$|AUD A$|NZD NZ$
        months: января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря
        shortMonths: янв.|февр.|мар.|апр.|мая|июн.|июл.|авг.|сент.|окт.|нояб.|дек.
        standaloneMonths: январь|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь
        standaloneShortMonths: янв.|февр.|март|апр.|май|июнь|июль|авг.|сент.|окт.|нояб.|дек.
        days: понедельник|вторник|среда|четверг|пятница|суббота|воскресенье
        shortDays: пн|вт|ср|чт|пт|сб|вс
        short: dd.MM.y
        medium: d MMM y\u{202F}'г'.
        long: d MMMM y\u{202F}'г'.
        full: EEEE, d MMMM y\u{202F}'г'.
        compact: 0\u{00A0}тыс'.'|00\u{00A0}тыс'.'|000\u{00A0}тыс'.'|0\u{00A0}млн|00\u{00A0}млн|000\u{00A0}млн|0\u{00A0}млрд|00\u{00A0}млрд|000\u{00A0}млрд|0\u{00A0}трлн|00\u{00A0}трлн|000\u{00A0}трлн
        year: one {0} год назад|few {0} года назад|many {0} лет назад|other {0} года назад||one через {0} год|few через {0} года|many через {0} лет|other через {0} года
        month: one {0} месяц назад|few {0} месяца назад|many {0} месяцев назад|other {0} месяца назад||one через {0} месяц|few через {0} месяца|many через {0} месяцев|other через {0} месяца
        week: one {0} неделю назад|few {0} недели назад|many {0} недель назад|other {0} недели назад||one через {0} неделю|few через {0} недели|many через {0} недель|other через {0} недели
        day: one {0} день назад|few {0} дня назад|many {0} дней назад|other {0} дня назад||one через {0} день|few через {0} дня|many через {0} дней|other через {0} дня
        hour: one {0} час назад|few {0} часа назад|many {0} часов назад|other {0} часа назад||one через {0} час|few через {0} часа|many через {0} часов|other через {0} часа
        minute: one {0} минуту назад|few {0} минуты назад|many {0} минут назад|other {0} минуты назад||one через {0} минуту|few через {0} минуты|many через {0} минут|other через {0} минуты
        second: one {0} секунду назад|few {0} секунды назад|many {0} секунд назад|other {0} секунды назад||one через {0} секунду|few через {0} секунды|many через {0} секунд|other через {0} секунды
        plural: eastSlavic
        """,
        "uk": """
        summaries: sum Сума|mean Середнє|median Медіана|min Мінімум|max Максимум|count Кількість|total Разом
        group: \u{00A0}
        symbols: JPY ¥|UAH ₴
        months: січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня
        shortMonths: січ.|лют.|бер.|квіт.|трав.|черв.|лип.|серп.|вер.|жовт.|лист.|груд.
        standaloneMonths: січень|лютий|березень|квітень|травень|червень|липень|серпень|вересень|жовтень|листопад|грудень
        days: понеділок|вівторок|середа|четвер|пʼятниця|субота|неділя
        shortDays: пн|вт|ср|чт|пт|сб|нд
        dayPeriods: дп|пп
        short: dd.MM.y
        medium: d MMM y\u{202F}'р'.
        long: d MMMM y\u{202F}'р'.
        full: EEEE, d MMMM y\u{202F}'р'.
        compact: 0\u{00A0}тис'.'|00\u{00A0}тис'.'|000\u{00A0}тис'.'|0\u{00A0}млн|00\u{00A0}млн|000\u{00A0}млн|0\u{00A0}млрд|00\u{00A0}млрд|000\u{00A0}млрд|0\u{00A0}трлн|00\u{00A0}трлн|000\u{00A0}трлн
        year: one {0} рік тому|few {0} роки тому|many {0} років тому|other {0} року тому||one через {0} рік|few через {0} роки|many через {0} років|other через {0} року
        month: one {0} місяць тому|few {0} місяці тому|many {0} місяців тому|other {0} місяця тому||one через {0} місяць|few через {0} місяці|many через {0} місяців|other через {0} місяця
        week: one {0} тиждень тому|few {0} тижні тому|many {0} тижнів тому|other {0} тижня тому||one через {0} тиждень|few через {0} тижні|many через {0} тижнів|other через {0} тижня
        day: one {0} день тому|few {0} дні тому|many {0} днів тому|other {0} дня тому||one через {0} день|few через {0} дні|many через {0} днів|other через {0} дня
        hour: one {0} годину тому|few {0} години тому|many {0} годин тому|other {0} години тому||one через {0} годину|few через {0} години|many через {0} годин|other через {0} години
        minute: one {0} хвилину тому|few {0} хвилини тому|many {0} хвилин тому|other {0} хвилини тому||one через {0} хвилину|few через {0} хвилини|many через {0} хвилин|other через {0} хвилини
        second: one {0} секунду тому|few {0} секунди тому|many {0} секунд тому|other {0} секунди тому||one через {0} секунду|few через {0} секунди|many через {0} секунд|other через {0} секунди
        plural: eastSlavic
        """,
    ]
}
