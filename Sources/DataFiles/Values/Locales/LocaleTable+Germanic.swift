extension LocaleTable {
    /// The locales of Germanic languages, from CLDR 47.
    static let germanic: [String: String] = [
        "en": """
        summaries: sum Sum|mean Mean|median Median|min Minimum|max Maximum|count Count|total Total
        decimal: .
        group: ,
        currency: ¤0
        symbols: EUR €|USD $|GBP £|JPY ¥|CNY CN¥|INR ₹|ILS ₪|KRW ₩|TWD NT$|HKD HK$|VND ₫|PHP ₱|BRL R$|MXN MX$|CAD CA$|AUD A$|NZD NZ$
        months: January|February|March|April|May|June|July|August|September|October|November|December
        shortMonths: Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec
        days: Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday
        shortDays: Mon|Tue|Wed|Thu|Fri|Sat|Sun
        short: M/d/y
        medium: MMM d, y
        long: MMMM d, y
        full: EEEE, MMMM d, y
        time: h:mm\u{202F}a
        compact: 0K|00K|000K|0M|00M|000M|0B|00B|000B|0T|00T|000T
        year: one {0} year ago|other {0} years ago||one in {0} year|other in {0} years
        month: one {0} month ago|other {0} months ago||one in {0} month|other in {0} months
        week: one {0} week ago|other {0} weeks ago||one in {0} week|other in {0} weeks
        day: one {0} day ago|other {0} days ago||one in {0} day|other in {0} days
        hour: one {0} hour ago|other {0} hours ago||one in {0} hour|other in {0} hours
        minute: one {0} minute ago|other {0} minutes ago||one in {0} minute|other in {0} minutes
        second: one {0} second ago|other {0} seconds ago||one in {0} second|other in {0} seconds
        """,
        "en-GB": """
        symbols: EUR €|USD US$|GBP £|JPY JP¥|CNY CN¥|INR ₹|ILS ₪|KRW ₩|TWD NT$|HKD HK$|VND ₫|PHP ₱|BRL R$|MXN MX$|CAD CA$|AUD A$|NZD NZ$
        shortMonths: Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec
        dayPeriods: am|pm
        short: dd/MM/y
        medium: d MMM y
        long: d MMMM y
        full: EEEE, d MMMM y
        time: HH:mm
        """,
        "en-IN": """
        grouping: 3,2
        symbols: EUR €|USD $|GBP £|JPY JP¥|CNY CN¥|INR ₹|ILS ₪|KRW ₩|TWD NT$|HKD HK$|VND ₫|PHP ₱|BRL R$|MXN MX$|CAD CA$|AUD A$|NZD NZ$
        shortMonths: Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec
        dayPeriods: am|pm
        short: d/M/y
        medium: d MMM y
        long: d MMMM y
        full: EEEE, d MMMM y
        compact: 0K|00K|0L|00L|0Cr|00Cr|000Cr|0KCr|00KCr|0LCr|00LCr|000LCr
        """,
        "de": """
        summaries: sum Summe|mean Mittelwert|median Median|min Minimum|max Maximum|count Anzahl|total Gesamt
        percent: 0\u{00A0}%
        symbols: EUR €|USD $|GBP £|JPY ¥|CNY CN¥|INR ₹|ILS ₪|KRW ₩|TWD NT$|HKD HK$|THB ฿|VND ₫|BRL R$|MXN MX$|CAD CA$|AUD AU$|NZD NZ$
        months: Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
        shortMonths: Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.
        standaloneShortMonths: Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez
        days: Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag
        shortDays: Mo.|Di.|Mi.|Do.|Fr.|Sa.|So.
        short: d.M.y
        medium: d. MMM y
        long: d. MMMM y
        full: EEEE, d. MMMM y
        compact: 0|0|0|0\u{00A0}Mio'.'|00\u{00A0}Mio'.'|000\u{00A0}Mio'.'|0\u{00A0}Mrd'.'|00\u{00A0}Mrd'.'|000\u{00A0}Mrd'.'|0\u{00A0}Bio'.'|00\u{00A0}Bio'.'|000\u{00A0}Bio'.'
        year: one vor {0} Jahr|other vor {0} Jahren||one in {0} Jahr|other in {0} Jahren
        month: one vor {0} Monat|other vor {0} Monaten||one in {0} Monat|other in {0} Monaten
        week: one vor {0} Woche|other vor {0} Wochen||one in {0} Woche|other in {0} Wochen
        day: one vor {0} Tag|other vor {0} Tagen||one in {0} Tag|other in {0} Tagen
        hour: one vor {0} Stunde|other vor {0} Stunden||one in {0} Stunde|other in {0} Stunden
        minute: one vor {0} Minute|other vor {0} Minuten||one in {0} Minute|other in {0} Minuten
        second: one vor {0} Sekunde|other vor {0} Sekunden||one in {0} Sekunde|other in {0} Sekunden
        """,
        "de-AT": """
        group: \u{00A0}
        currency: ¤\u{00A0}0
        months: Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
        shortMonths: Jän.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sep.|Okt.|Nov.|Dez.
        standaloneShortMonths: Jän|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez
        currencyGroup: .
        """,
        "de-CH": """
        decimal: .
        group: ’
        percent: 0%
        currency: ¤\u{00A0}0|¤-0
        symbols: USD $|GBP £|JPY ¥|CNY CN¥|INR ₹|ILS ₪|KRW ₩|TWD NT$|HKD HK$|THB ฿|VND ₫|BRL R$|MXN MX$|CAD CA$|AUD AU$|NZD NZ$
        """,
        "nl": """
        summaries: sum Som|mean Gemiddelde|median Mediaan|min Minimum|max Maximum|count Aantal|total Totaal
        currency: ¤\u{00A0}0|¤\u{00A0}-0
        symbols: EUR €|USD US$|GBP £|JPY JP¥|CNY CN¥|INR ₹|ILS ₪|KRW ₩|TWD NT$|HKD HK$|THB ฿|VND ₫|BRL R$|MXN MX$|CAD C$|AUD AU$|NZD NZ$
        months: januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december
        shortMonths: jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec
        days: maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag
        shortDays: ma|di|wo|do|vr|za|zo
        dayPeriods: a.m.|p.m.
        short: d-M-y
        full: EEEE d MMMM y
        compact: 0K|00K|000K|0\u{00A0}mln'.'|00\u{00A0}mln'.'|000\u{00A0}mln'.'|0\u{00A0}mld'.'|00\u{00A0}mld'.'|000\u{00A0}mld'.'|0\u{00A0}bln'.'|00\u{00A0}bln'.'|000\u{00A0}bln'.'
        year: one {0} jaar geleden|other {0} jaar geleden||one over {0} jaar|other over {0} jaar
        month: one {0} maand geleden|other {0} maanden geleden||one over {0} maand|other over {0} maanden
        week: one {0} week geleden|other {0} weken geleden||one over {0} week|other over {0} weken
        day: one {0} dag geleden|other {0} dagen geleden||one over {0} dag|other over {0} dagen
        hour: one {0} uur geleden|other {0} uur geleden||one over {0} uur|other over {0} uur
        minute: one {0} minuut geleden|other {0} minuten geleden||one over {0} minuut|other over {0} minuten
        second: one {0} seconde geleden|other {0} seconden geleden||one over {0} seconde|other over {0} seconden
        """,
        "sv": """
        summaries: sum Summa|mean Medelvärde|median Median|min Minimum|max Maximum|count Antal|total Totalt
        group: \u{00A0}
        minus: −
        percent: 0\u{00A0}%
        symbols: EUR €|USD US$|SEK kr|NOK Nkr|DKK Dkr|ISK Ikr|ILS ₪|EGP EG£|BRL BR$|MXN MX$|CAD CA$
        months: januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december
        shortMonths: jan.|feb.|mars|apr.|maj|juni|juli|aug.|sep.|okt.|nov.|dec.
        days: måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag
        shortDays: mån|tis|ons|tors|fre|lör|sön
        dayPeriods: fm|em
        short: y-MM-dd
        full: EEEE d MMMM y
        dateTime: {1} {0}
        compact: 0\u{00A0}tn|00\u{00A0}tn|000\u{00A0}tn|0\u{00A0}mn|00\u{00A0}mn|000\u{00A0}mn|0\u{00A0}md|00\u{00A0}md|000\u{00A0}md|0\u{00A0}bn|00\u{00A0}bn|000\u{00A0}bn
        year: one för {0} år sedan|other för {0} år sedan||one om {0} år|other om {0} år
        month: one för {0} månad sedan|other för {0} månader sedan||one om {0} månad|other om {0} månader
        week: one för {0} vecka sedan|other för {0} veckor sedan||one om {0} vecka|other om {0} veckor
        day: one för {0} dag sedan|other för {0} dagar sedan||one om {0} dag|other om {0} dagar
        hour: one för {0} timme sedan|other för {0} timmar sedan||one om {0} timme|other om {0} timmar
        minute: one för {0} minut sedan|other för {0} minuter sedan||one om {0} minut|other om {0} minuter
        second: one för {0} sekund sedan|other för {0} sekunder sedan||one om {0} sekund|other om {0} sekunder
        """,
        "nb": """
        summaries: sum Sum|mean Gjennomsnitt|median Median|min Minimum|max Maksimum|count Antall|total Totalt
        group: \u{00A0}
        minus: −
        percent: 0\u{00A0}%
        currency: 0\u{00A0}¤|-0\u{00A0}¤
        symbols: EUR €|GBP £|NOK kr
        months: januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember
        shortMonths: jan.|feb.|mars|apr.|mai|juni|juli|aug.|sep.|okt.|nov.|des.
        standaloneShortMonths: jan|feb|mar|apr|mai|jun|jul|aug|sep|okt|nov|des
        days: mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag
        shortDays: man.|tir.|ons.|tor.|fre.|lør.|søn.
        dayPeriods: a.m.|p.m.
        short: d.M.y
        medium: d. MMM y
        long: d. MMMM y
        full: EEEE d. MMMM y
        compact: 0k|00k|000k|0\u{00A0}mill'.'|00\u{00A0}mill'.'|000\u{00A0}mill'.'|0\u{00A0}mrd'.'|00\u{00A0}mrd'.'|000\u{00A0}mrd'.'|0\u{00A0}bill'.'|00\u{00A0}bill'.'|000\u{00A0}bill'.'
        year: one for {0} år siden|other for {0} år siden||one om {0} år|other om {0} år
        month: one for {0} måned siden|other for {0} måneder siden||one om {0} måned|other om {0} måneder
        week: one for {0} uke siden|other for {0} uker siden||one om {0} uke|other om {0} uker
        day: one for {0} døgn siden|other for {0} døgn siden||one om {0} døgn|other om {0} døgn
        hour: one for {0} time siden|other for {0} timer siden||one om {0} time|other om {0} timer
        minute: one for {0} minutt siden|other for {0} minutter siden||one om {0} minutt|other om {0} minutter
        second: one for {0} sekund siden|other for {0} sekunder siden||one om {0} sekund|other om {0} sekunder
        """,
        "da": """
        summaries: sum Sum|mean Gennemsnit|median Median|min Minimum|max Maksimum|count Antal|total I alt
        percent: 0\u{00A0}%
        symbols: EUR €|USD US$|GBP £|JPY JP¥|CNY CN¥|INR ₹|DKK kr.|ILS ₪|KRW ₩|TWD NT$|HKD HK$|THB ฿|VND ₫|BRL R$|MXN MX$|CAD CA$|AUD AU$|NZD NZ$
        months: januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december
        shortMonths: jan.|feb.|mar.|apr.|maj|jun.|jul.|aug.|sep.|okt.|nov.|dec.
        days: mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag
        shortDays: man.|tirs.|ons.|tors.|fre.|lør.|søn.
        short: d.M.y
        medium: d. MMM y
        long: d. MMMM y
        full: EEEE 'den' d. MMMM y
        time: HH.mm
        dateTime: {1} {0}
        compact: 0\u{00A0}t|00\u{00A0}t|000\u{00A0}t|0\u{00A0}mio'.'|00\u{00A0}mio'.'|000\u{00A0}mio'.'|0\u{00A0}mia'.'|00\u{00A0}mia'.'|000\u{00A0}mia'.'|0\u{00A0}bio'.'|00\u{00A0}bio'.'|000\u{00A0}bio'.'
        year: one for {0} år siden|other for {0} år siden||one om {0} år|other om {0} år
        month: one for {0} måned siden|other for {0} måneder siden||one om {0} måned|other om {0} måneder
        week: one for {0} uge siden|other for {0} uger siden||one om {0} uge|other om {0} uger
        day: one for {0} dag siden|other for {0} dage siden||one om {0} dag|other om {0} dage
        hour: one for {0} time siden|other for {0} timer siden||one om {0} time|other om {0} timer
        minute: one for {0} minut siden|other for {0} minutter siden||one om {0} minut|other om {0} minutter
        second: one for {0} sekund siden|other for {0} sekunder siden||one om {0} sekund|other om {0} sekunder
        """,
    ]
}
