extension LocaleTable {
    /// The locales of other languages, from CLDR 47.
    static let other: [String: String] = [
        "fi": """
        summaries: sum Summa|mean Keskiarvo|median Mediaani|min Minimi|max Maksimi|count Määrä|total Yhteensä
        group: \u{00A0}
        minus: −
        percent: 0\u{00A0}%
        symbols: EUR €|USD $|GBP £|JPY ¥
        months: tammikuuta|helmikuuta|maaliskuuta|huhtikuuta|toukokuuta|kesäkuuta|heinäkuuta|elokuuta|syyskuuta|lokakuuta|marraskuuta|joulukuuta
        shortMonths: tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu
        standaloneMonths: tammikuu|helmikuu|maaliskuu|huhtikuu|toukokuu|kesäkuu|heinäkuu|elokuu|syyskuu|lokakuu|marraskuu|joulukuu
        days: maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai|sunnuntai
        shortDays: ma|ti|ke|to|pe|la|su
        dayPeriods: ap.|ip.
        short: d.M.y
        medium: d.M.y
        long: d. MMMM y
        full: EEEE d. MMMM y
        time: H.mm
        dateTime: {1} {0}
        compact: 0\u{00A0}t'.'|00\u{00A0}t'.'|000\u{00A0}t'.'|0\u{00A0}milj'.'|00\u{00A0}milj'.'|000\u{00A0}milj'.'|0\u{00A0}mrd'.'|00\u{00A0}mrd'.'|000\u{00A0}mrd'.'|0\u{00A0}bilj'.'|00\u{00A0}bilj'.'|000\u{00A0}bilj'.'
        year: one {0} vuosi sitten|other {0} vuotta sitten||one {0} vuoden päästä|other {0} vuoden päästä
        month: one {0} kuukausi sitten|other {0} kuukautta sitten||one {0} kuukauden päästä|other {0} kuukauden päästä
        week: one {0} viikko sitten|other {0} viikkoa sitten||one {0} viikon päästä|other {0} viikon päästä
        day: one {0} päivä sitten|other {0} päivää sitten||one {0} päivän päästä|other {0} päivän päästä
        hour: one {0} tunti sitten|other {0} tuntia sitten||one {0} tunnin päästä|other {0} tunnin päästä
        minute: one {0} minuutti sitten|other {0} minuuttia sitten||one {0} minuutin päästä|other {0} minuutin päästä
        second: one {0} sekunti sitten|other {0} sekuntia sitten||one {0} sekunnin päästä|other {0} sekunnin päästä
        """,
        "hu": """
        summaries: sum Összeg|mean Átlag|median Medián|min Minimum|max Maximum|count Darabszám|total Összesen
        group: \u{00A0}
        minGrouping: 2
        symbols: JPY ¥|HUF Ft
        months: január|február|március|április|május|június|július|augusztus|szeptember|október|november|december
        shortMonths: jan.|febr.|márc.|ápr.|máj.|jún.|júl.|aug.|szept.|okt.|nov.|dec.
        days: hétfő|kedd|szerda|csütörtök|péntek|szombat|vasárnap
        shortDays: H|K|Sze|Cs|P|Szo|V
        dayPeriods: de.|du.
        short: y. MM. dd.
        medium: y. MMM d.
        long: y. MMMM d.
        full: y. MMMM d., EEEE
        time: H:mm
        dateTime: {1} {0}
        compact: 0\u{00A0}E|00\u{00A0}E|000\u{00A0}E|0\u{00A0}M|00\u{00A0}M|000\u{00A0}M|0\u{00A0}Mrd|00\u{00A0}Mrd|000\u{00A0}Mrd|0\u{00A0}B|00\u{00A0}B|000\u{00A0}B
        year: one {0} évvel ezelőtt|other {0} évvel ezelőtt||one {0} év múlva|other {0} év múlva
        month: one {0} hónappal ezelőtt|other {0} hónappal ezelőtt||one {0} hónap múlva|other {0} hónap múlva
        week: one {0} héttel ezelőtt|other {0} héttel ezelőtt||one {0} hét múlva|other {0} hét múlva
        day: one {0} nappal ezelőtt|other {0} nappal ezelőtt||one {0} nap múlva|other {0} nap múlva
        hour: one {0} órával ezelőtt|other {0} órával ezelőtt||one {0} óra múlva|other {0} óra múlva
        minute: one {0} perccel ezelőtt|other {0} perccel ezelőtt||one {0} perc múlva|other {0} perc múlva
        second: one {0} másodperccel ezelőtt|other {0} másodperccel ezelőtt||one {0} másodperc múlva|other {0} másodperc múlva
        """,
        "el": """
        summaries: sum Άθροισμα|mean Μέσος όρος|median Διάμεσος|min Ελάχιστο|max Μέγιστο|count Πλήθος|total Σύνολο
        symbols: EUR €|USD $|GBP £|JPY JP¥|CNY CN¥|INR ₹|ILS ₪|KRW ₩|TWD NT$|HKD HK$|THB ฿|VND ₫|BRL R$|MXN MX$|CAD CA$|AUD A$|NZD NZ$
        months: Ιανουαρίου|Φεβρουαρίου|Μαρτίου|Απριλίου|Μαΐου|Ιουνίου|Ιουλίου|Αυγούστου|Σεπτεμβρίου|Οκτωβρίου|Νοεμβρίου|Δεκεμβρίου
        shortMonths: Ιαν|Φεβ|Μαρ|Απρ|Μαΐ|Ιουν|Ιουλ|Αυγ|Σεπ|Οκτ|Νοε|Δεκ
        standaloneMonths: Ιανουάριος|Φεβρουάριος|Μάρτιος|Απρίλιος|Μάιος|Ιούνιος|Ιούλιος|Αύγουστος|Σεπτέμβριος|Οκτώβριος|Νοέμβριος|Δεκέμβριος
        standaloneShortMonths: Ιαν|Φεβ|Μάρ|Απρ|Μάι|Ιούν|Ιούλ|Αύγ|Σεπ|Οκτ|Νοέ|Δεκ
        days: Δευτέρα|Τρίτη|Τετάρτη|Πέμπτη|Παρασκευή|Σάββατο|Κυριακή
        shortDays: Δευ|Τρί|Τετ|Πέμ|Παρ|Σάβ|Κυρ
        dayPeriods: π.μ.|μ.μ.
        short: d/M/y
        full: EEEE d MMMM y
        time: h:mm\u{202F}a
        compact: 0\u{00A0}χιλ'.'|00\u{00A0}χιλ'.'|000\u{00A0}χιλ'.'|0\u{00A0}εκ'.'|00\u{00A0}εκ'.'|000\u{00A0}εκ'.'|0\u{00A0}δισ'.'|00\u{00A0}δισ'.'|000\u{00A0}δισ'.'|0\u{00A0}τρισ'.'|00\u{00A0}τρισ'.'|000\u{00A0}τρισ'.'
        year: one πριν από {0} έτος|other πριν από {0} έτη||one σε {0} έτος|other σε {0} έτη
        month: one πριν από {0} μήνα|other πριν από {0} μήνες||one σε {0} μήνα|other σε {0} μήνες
        week: one πριν από {0} εβδομάδα|other πριν από {0} εβδομάδες||one σε {0} εβδομάδα|other σε {0} εβδομάδες
        day: one πριν από {0} ημέρα|other πριν από {0} ημέρες||one σε {0} ημέρα|other σε {0} ημέρες
        hour: one πριν από {0} ώρα|other πριν από {0} ώρες||one σε {0} ώρα|other σε {0} ώρες
        minute: one πριν από {0} λεπτό|other πριν από {0} λεπτά||one σε {0} λεπτό|other σε {0} λεπτά
        second: one πριν από {0} δευτερόλεπτο|other πριν από {0} δευτερόλεπτα||one σε {0} δευτερόλεπτο|other σε {0} δευτερόλεπτα
        """,
        "tr": """
        summaries: sum Toplam|mean Ortalama|median Medyan|min En küçük|max En büyük|count Sayı|total Genel toplam
        percent: %0
        currency: ¤0
        symbols: EUR €|USD $|GBP £|JPY ¥|CNY CN¥|INR ₹|TRY ₺|ILS ₪|KRW ₩|TWD NT$|HKD HK$|THB ฿|VND ₫|BRL R$|MXN MX$|CAD CA$|AUD AU$|NZD NZ$
        months: Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık
        shortMonths: Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara
        days: Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi|Pazar
        shortDays: Pzt|Sal|Çar|Per|Cum|Cmt|Paz
        dayPeriods: ÖÖ|ÖS
        short: dd.MM.y
        full: d MMMM y EEEE
        dateTime: {1} {0}
        compact: 0\u{00A0}B|00\u{00A0}B|000\u{00A0}B|0\u{00A0}Mn|00\u{00A0}Mn|000\u{00A0}Mn|0\u{00A0}Mr|00\u{00A0}Mr|000\u{00A0}Mr|0\u{00A0}Tn|00\u{00A0}Tn|000\u{00A0}Tn
        year: one {0} yıl önce|other {0} yıl önce||one {0} yıl sonra|other {0} yıl sonra
        month: one {0} ay önce|other {0} ay önce||one {0} ay sonra|other {0} ay sonra
        week: one {0} hafta önce|other {0} hafta önce||one {0} hafta sonra|other {0} hafta sonra
        day: one {0} gün önce|other {0} gün önce||one {0} gün sonra|other {0} gün sonra
        hour: one {0} saat önce|other {0} saat önce||one {0} saat sonra|other {0} saat sonra
        minute: one {0} dakika önce|other {0} dakika önce||one {0} dakika sonra|other {0} dakika sonra
        second: one {0} saniye önce|other {0} saniye önce||one {0} saniye sonra|other {0} saniye sonra
        """,
        "ar": """
        summaries: sum المجموع|mean المتوسط|median الوسيط|min الحد الأدنى|max الحد الأقصى|count العدد|total الإجمالي
        decimal: .
        group: ,
        minus: \u{200E}-
        plus: \u{200E}+
        percent: 0\u{200E}%\u{200E}
        currency: \u{200F}\u{200E}-0\u{00A0}\u{200F}¤\u{200E}
        symbols: EUR €|USD US$|GBP UK£|JPY JP¥|CNY CN¥|INR ₹|ILS ₪|AED د.إ.\u{200F}|SAR ر.س.\u{200F}|EGP ج.م.\u{200F}|KRW ₩|TWD NT$|HKD HK$|THB ฿|VND ₫|BRL R$|MXN MX$|CAD CA$|AUD AU$|NZD NZ$
        months: يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر
        shortMonths: يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر
        days: الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد
        shortDays: الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد
        dayPeriods: ص|م
        short: d\u{200F}/M\u{200F}/y
        full: EEEE، d MMMM y
        time: h:mm a
        dateTime: {1}، {0}
        compact: \u{200F}\u{200E}0\u{00A0}ألف|\u{200F}\u{200E}00\u{00A0}ألف|\u{200F}\u{200E}000\u{00A0}ألف|\u{200F}\u{200E}0\u{00A0}مليون|\u{200F}\u{200E}00\u{00A0}مليون|\u{200F}\u{200E}000\u{00A0}مليون|\u{200F}\u{200E}0\u{00A0}مليار|\u{200F}\u{200E}00\u{00A0}مليار|\u{200F}\u{200E}000\u{00A0}مليار|\u{200F}\u{200E}0\u{00A0}ترليون|\u{200F}\u{200E}00\u{00A0}ترليون|\u{200F}\u{200E}000\u{00A0}ترليون
        compactFew: \u{200F}\u{200E}0\u{00A0}آلاف|\u{200F}\u{200E}00\u{00A0}ألف|\u{200F}\u{200E}000\u{00A0}ألف|\u{200F}\u{200E}0\u{00A0}مليون|\u{200F}\u{200E}00\u{00A0}مليون|\u{200F}\u{200E}000\u{00A0}مليون|\u{200F}\u{200E}0\u{00A0}مليار|\u{200F}\u{200E}00\u{00A0}مليار|\u{200F}\u{200E}000\u{00A0}مليار|\u{200F}\u{200E}0\u{00A0}ترليون|\u{200F}\u{200E}00\u{00A0}ترليون|\u{200F}\u{200E}000\u{00A0}ترليون
        year: zero قبل {0} سنة|one قبل سنة واحدة|two قبل سنتين|few قبل {0} سنوات|many قبل {0} سنة|other قبل {0} سنة||zero خلال {0} سنة|one خلال سنة واحدة|two خلال سنتين|few خلال {0} سنوات|many خلال {0} سنة|other خلال {0} سنة
        month: zero قبل {0} شهر|one قبل شهر واحد|two قبل شهرين|few قبل {0} أشهر|many قبل {0} شهرًا|other قبل {0} شهر||zero خلال {0} شهر|one خلال شهر واحد|two خلال شهرين|few خلال {0} أشهر|many خلال {0} شهرًا|other خلال {0} شهر
        week: zero قبل {0} أسبوع|one قبل أسبوع واحد|two قبل أسبوعين|few قبل {0} أسابيع|many قبل {0} أسبوعًا|other قبل {0} أسبوع||zero خلال {0} أسبوع|one خلال أسبوع واحد|two خلال أسبوعين|few خلال {0} أسابيع|many خلال {0} أسبوعًا|other خلال {0} أسبوع
        day: zero قبل {0} يوم|one قبل يوم واحد|two قبل يومين|few قبل {0} أيام|many قبل {0} يومًا|other قبل {0} يوم||zero خلال {0} يوم|one خلال يوم واحد|two خلال يومين|few خلال {0} أيام|many خلال {0} يومًا|other خلال {0} يوم
        hour: zero قبل {0} ساعة|one قبل ساعة واحدة|two قبل ساعتين|few قبل {0} ساعات|many قبل {0} ساعة|other قبل {0} ساعة||zero خلال {0} ساعة|one خلال ساعة واحدة|two خلال ساعتين|few خلال {0} ساعات|many خلال {0} ساعة|other خلال {0} ساعة
        minute: zero قبل {0} دقيقة|one قبل دقيقة واحدة|two قبل دقيقتين|few قبل {0} دقائق|many قبل {0} دقيقة|other قبل {0} دقيقة||zero خلال {0} دقيقة|one خلال دقيقة واحدة|two خلال دقيقتين|few خلال {0} دقائق|many خلال {0} دقيقة|other خلال {0} دقيقة
        second: zero قبل {0} ثانية|one قبل ثانية واحدة|two قبل ثانيتين|few قبل {0} ثوانِ|many قبل {0} ثانية|other قبل {0} ثانية||zero خلال {0} ثانية|one خلال ثانية واحدة|two خلال ثانيتين|few خلال {0} ثوانٍ|many خلال {0} ثانية|other خلال {0} ثانية
        plural: arabic
        """,
        "he": """
        summaries: sum סכום|mean ממוצע|median חציון|min מינימום|max מקסימום|count מספר|total סה״כ
        decimal: .
        group: ,
        minus: \u{200E}-
        plus: \u{200E}+
        currency: \u{200F}\u{200E}-0\u{00A0}\u{200F}¤\u{200E}
        symbols: EUR €|USD $|GBP £|JPY ¥|CNY \u{200E}CN¥\u{200E}|INR ₹|ILS ₪|KRW ₩|TWD NT$|HKD HK$|THB ฿|VND ₫|BRL R$|MXN MX$|CAD CA$|AUD A$|NZD NZ$
        months: ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר
        shortMonths: ינו׳|פבר׳|מרץ|אפר׳|מאי|יוני|יולי|אוג׳|ספט׳|אוק׳|נוב׳|דצמ׳
        days: יום שני|יום שלישי|יום רביעי|יום חמישי|יום שישי|יום שבת|יום ראשון
        shortDays: יום ב׳|יום ג׳|יום ד׳|יום ה׳|יום ו׳|שבת|יום א׳
        short: d.M.y
        medium: d בMMM y
        long: d בMMMM y
        full: EEEE, d בMMMM y
        time: H:mm
        compact: 0K\u{200F}|00K\u{200F}|000K\u{200F}|0M\u{200F}|00M\u{200F}|000M\u{200F}|0B\u{200F}|00B\u{200F}|000B\u{200F}|0T\u{200F}|00T\u{200F}|000T\u{200F}
        year: one לפני שנה|two לפני שנתיים|other לפני {0} שנים||one בעוד שנה|two בעוד שנתיים|other בעוד {0} שנים
        month: one לפני חודש|two לפני חודשיים|other לפני {0} חודשים||one בעוד חודש|two בעוד חודשיים|other בעוד {0} חודשים
        week: one לפני שבוע|two לפני שבועיים|other לפני {0} שבועות||one בעוד שבוע|two בעוד שבועיים|other בעוד {0} שבועות
        day: one לפני יום {0}|two לפני יומיים|other לפני {0} ימים||one בעוד יום {0}|two בעוד יומיים|other בעוד {0} ימים
        hour: one לפני שעה|two לפני שעתיים|other לפני {0} שעות||one בעוד שעה|two בעוד שעתיים|other בעוד {0} שעות
        minute: one לפני דקה|two לפני שתי דקות|other לפני {0} דקות||one בעוד דקה|two בעוד שתי דקות|other בעוד {0} דקות
        second: one לפני שנייה|two לפני שתי שניות|other לפני {0} שניות||one בעוד שנייה|two בעוד שתי שניות|other בעוד {0} שניות
        plural: hebrew
        """,
        "hi": """
        summaries: sum योग|mean माध्य|median माध्यिका|min न्यूनतम|max अधिकतम|count संख्या|total कुल योग
        decimal: .
        group: ,
        grouping: 3,2
        currency: ¤0
        symbols: EUR €|USD $|GBP £|JPY JP¥|CNY CN¥|INR ₹|ILS ₪|KRW ₩|TWD NT$|HKD HK$|THB ฿|VND ₫|BRL R$|MXN MX$|CAD CA$|AUD A$|NZD NZ$
        months: जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर
        shortMonths: जन॰|फ़र॰|मार्च|अप्रैल|मई|जून|जुल॰|अग॰|सित॰|अक्टू॰|नव॰|दिस॰
        days: सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार
        shortDays: सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि
        dayPeriods: am|pm
        short: d/M/y
        full: EEEE, d MMMM y
        time: h:mm a
        compact: 0\u{00A0}हज़ार|00\u{00A0}हज़ार|0\u{00A0}लाख|00\u{00A0}लाख|0\u{00A0}क॰|00\u{00A0}क॰|0\u{00A0}अ॰|00\u{00A0}अ॰|0\u{00A0}ख॰|00\u{00A0}ख॰|0\u{00A0}नील|00\u{00A0}नील
        year: one {0} वर्ष पहले|other {0} वर्ष पहले||one {0} वर्ष में|other {0} वर्ष में
        month: one {0} माह पहले|other {0} माह पहले||one {0} माह में|other {0} माह में
        week: one {0} सप्ताह पहले|other {0} सप्ताह पहले||one {0} सप्ताह में|other {0} सप्ताह में
        day: one {0} दिन पहले|other {0} दिन पहले||one {0} दिन में|other {0} दिन में
        hour: one {0} घंटे पहले|other {0} घंटे पहले||one {0} घंटे में|other {0} घंटे में
        minute: one {0} मिनट पहले|other {0} मिनट पहले||one {0} मिनट में|other {0} मिनट में
        second: one {0} सेकंड पहले|other {0} सेकंड पहले||one {0} सेकंड में|other {0} सेकंड में
        plural: zeroOne
        """,
        "ja": """
        summaries: sum 合計|mean 平均|median 中央値|min 最小|max 最大|count 件数|total 総計
        decimal: .
        group: ,
        currency: ¤0
        symbols: EUR €|USD $|GBP £|JPY ￥|CNY 元|INR ₹|ILS ₪|KRW ₩|TWD NT$|HKD HK$|VND ₫|BRL R$|MXN MX$|CAD CA$|AUD A$|NZD NZ$
        months: 1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
        shortMonths: 1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
        days: 月曜日|火曜日|水曜日|木曜日|金曜日|土曜日|日曜日
        shortDays: 月|火|水|木|金|土|日
        dayPeriods: 午前|午後
        short: y/M/d
        medium: y年M月d日
        long: y年M月d日
        full: y年M月d日EEEE
        time: H:mm
        dateTime: {1} {0}
        compact: 0|0万|00万|000万|0000万|0億|00億|000億|0000億|0兆|00兆|000兆
        year: other {0} 年前||other {0} 年後
        month: other {0} か月前||other {0} か月後
        week: other {0} 週間前||other {0} 週間後
        day: other {0} 日前||other {0} 日後
        hour: other {0} 時間前||other {0} 時間後
        minute: other {0} 分前||other {0} 分後
        second: other {0} 秒前||other {0} 秒後
        plural: single
        """,
        "ko": """
        summaries: sum 합계|mean 평균|median 중앙값|min 최솟값|max 최댓값|count 개수|total 총계
        decimal: .
        group: ,
        currency: ¤0
        symbols: EUR €|USD US$|GBP £|JPY JP¥|CNY CN¥|INR ₹|ILS ₪|KRW ₩|TWD NT$|HKD HK$|VND ₫|BRL R$|MXN MX$|CAD CA$|AUD AU$|NZD NZ$
        months: 1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월
        shortMonths: 1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월
        days: 월요일|화요일|수요일|목요일|금요일|토요일|일요일
        shortDays: 월|화|수|목|금|토|일
        short: y. M. d.
        medium: y년 MMM d일
        long: y년 MMMM d일
        full: y년 MMMM d일 EEEE
        time: a h:mm
        dateTime: {1} {0}
        compact: 0천|0만|00만|000만|0000만|0억|00억|000억|0000억|0조|00조|000조
        year: other {0}년 전||other {0}년 후
        month: other {0}개월 전||other {0}개월 후
        week: other {0}주 전||other {0}주 후
        day: other {0}일 전||other {0}일 후
        hour: other {0}시간 전||other {0}시간 후
        minute: other {0}분 전||other {0}분 후
        second: other {0}초 전||other {0}초 후
        plural: single
        """,
        "zh-Hans": """
        summaries: sum 合计|mean 平均值|median 中位数|min 最小值|max 最大值|count 计数|total 总计
        decimal: .
        group: ,
        currency: ¤0
        symbols: EUR €|USD US$|GBP £|JPY JP¥|CNY ¥|INR ₹|ILS ₪|KRW ₩|TWD NT$|HKD HK$|VND ₫|BRL R$|MXN MX$|CAD CA$|AUD AU$|NZD NZ$
        months: 一月|二月|三月|四月|五月|六月|七月|八月|九月|十月|十一月|十二月
        shortMonths: 1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
        days: 星期一|星期二|星期三|星期四|星期五|星期六|星期日
        shortDays: 周一|周二|周三|周四|周五|周六|周日
        dayPeriods: 上午|下午
        short: y/M/d
        medium: y年M月d日
        long: y年M月d日
        full: y年M月d日EEEE
        dateTime: {1} {0}
        compact: 0|0万|00万|000万|0000万|0亿|00亿|000亿|0000亿|0万亿|00万亿|000万亿
        year: other {0}年前||other {0}年后
        month: other {0}个月前||other {0}个月后
        week: other {0}周前||other {0}周后
        day: other {0}天前||other {0}天后
        hour: other {0}小时前||other {0}小时后
        minute: other {0}分钟前||other {0}分钟后
        second: other {0}秒钟前||other {0}秒钟后
        plural: single
        """,
        "zh-Hant": """
        summaries: sum 合計|mean 平均值|median 中位數|min 最小值|max 最大值|count 計數|total 總計
        decimal: .
        group: ,
        currency: ¤0
        symbols: EUR €|USD US$|GBP £|JPY ¥|CNY CN¥|INR ₹|ILS ₪|KRW ￦|TWD $|HKD HK$|VND ₫|BRL R$|MXN MX$|CAD CA$|AUD AU$|NZD NZ$
        months: 1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
        shortMonths: 1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
        days: 星期一|星期二|星期三|星期四|星期五|星期六|星期日
        shortDays: 週一|週二|週三|週四|週五|週六|週日
        dayPeriods: 上午|下午
        short: y/M/d
        medium: y年M月d日
        long: y年M月d日
        full: y年M月d日 EEEE
        time: ah:mm
        dateTime: {1} {0}
        compact: 0|0萬|00萬|000萬|0000萬|0億|00億|000億|0000億|0兆|00兆|000兆
        year: other {0} 年前||other {0} 年後
        month: other {0} 個月前||other {0} 個月後
        week: other {0} 週前||other {0} 週後
        day: other {0} 天前||other {0} 天後
        hour: other {0} 小時前||other {0} 小時後
        minute: other {0} 分鐘前||other {0} 分鐘後
        second: other {0} 秒前||other {0} 秒後
        plural: single
        """,
        "id": """
        summaries: sum Jumlah|mean Rata-rata|median Median|min Minimum|max Maksimum|count Banyaknya|total Total
        currency: ¤0
        symbols: EUR €|USD US$|GBP £|JPY JP¥|CNY CN¥|INR Rs|ILS ₪|KRW ₩|TWD NT$|HKD HK$|THB ฿|IDR Rp|VND ₫|BRL R$|MXN MX$|CAD CA$|AUD AU$|NZD NZ$
        months: Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember
        shortMonths: Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des
        days: Senin|Selasa|Rabu|Kamis|Jumat|Sabtu|Minggu
        shortDays: Sen|Sel|Rab|Kam|Jum|Sab|Min
        short: d/M/y
        full: EEEE, dd MMMM y
        time: HH.mm
        dateTime: {1} {0}
        compact: 0\u{00A0}rb|00\u{00A0}rb|000\u{00A0}rb|0\u{00A0}jt|00\u{00A0}jt|000\u{00A0}jt|0\u{00A0}M|00\u{00A0}M|000\u{00A0}M|0\u{00A0}T|00\u{00A0}T|000\u{00A0}T
        year: other {0} tahun yang lalu||other dalam {0} tahun
        month: other {0} bulan yang lalu||other dalam {0} bulan
        week: other {0} minggu yang lalu||other dalam {0} minggu
        day: other {0} hari yang lalu||other dalam {0} hari
        hour: other {0} jam yang lalu||other dalam {0} jam
        minute: other {0} menit yang lalu||other dalam {0} menit
        second: other {0} detik yang lalu||other dalam {0} detik
        plural: single
        """,
        "vi": """
        summaries: sum Tổng|mean Trung bình|median Trung vị|min Nhỏ nhất|max Lớn nhất|count Số lượng|total Tổng cộng
        symbols: EUR €|USD US$|GBP £|JPY ¥|CNY CN¥|INR ₹|ILS ₪|KRW ₩|TWD NT$|HKD HK$|THB ฿|VND ₫|BRL R$|MXN MX$|CAD CA$|AUD AU$|NZD NZ$
        months: tháng 1|tháng 2|tháng 3|tháng 4|tháng 5|tháng 6|tháng 7|tháng 8|tháng 9|tháng 10|tháng 11|tháng 12
        shortMonths: thg 1|thg 2|thg 3|thg 4|thg 5|thg 6|thg 7|thg 8|thg 9|thg 10|thg 11|thg 12
        standaloneMonths: Tháng 1|Tháng 2|Tháng 3|Tháng 4|Tháng 5|Tháng 6|Tháng 7|Tháng 8|Tháng 9|Tháng 10|Tháng 11|Tháng 12
        standaloneShortMonths: Tháng 1|Tháng 2|Tháng 3|Tháng 4|Tháng 5|Tháng 6|Tháng 7|Tháng 8|Tháng 9|Tháng 10|Tháng 11|Tháng 12
        days: Thứ Hai|Thứ Ba|Thứ Tư|Thứ Năm|Thứ Sáu|Thứ Bảy|Chủ Nhật
        shortDays: Th 2|Th 3|Th 4|Th 5|Th 6|Th 7|CN
        dayPeriods: SA|CH
        short: d/M/y
        medium: d MMM, y
        long: d MMMM, y
        full: EEEE, d MMMM, y
        dateTime: {0} {1}
        compact: 0\u{00A0}N|00\u{00A0}N|000\u{00A0}N|0\u{00A0}Tr|00\u{00A0}Tr|000\u{00A0}Tr|0\u{00A0}T|00\u{00A0}T|000\u{00A0}T|0\u{00A0}NT|00\u{00A0}NT|000\u{00A0}NT
        year: other {0} năm trước||other sau {0} năm nữa
        month: other {0} tháng trước||other sau {0} tháng nữa
        week: other {0} tuần trước||other sau {0} tuần nữa
        day: other {0} ngày trước||other sau {0} ngày nữa
        hour: other {0} giờ trước||other sau {0} giờ nữa
        minute: other {0} phút trước||other sau {0} phút nữa
        second: other {0} giây trước||other sau {0} giây nữa
        plural: single
        """,
    ]
}
