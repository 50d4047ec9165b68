extension LocaleTable {
    /// The locales of Romance languages, from CLDR 47.
    static let romance: [String: String] = [
        "fr": """
        summaries: sum Somme|mean Moyenne|median Médiane|min Minimum|max Maximum|count Nombre|total Total
        group: \u{202F}
        percent: 0\u{00A0}%
        symbols: EUR €|USD $US|GBP £GB|INR ₹|ILS ₪|KRW ₩|SGD $SG|VND ₫|BRL R$|MXN $MX|ARS $AR|CLP $CL|COP $CO|CAD $CA|AUD $AU|NZD $NZ
        months: janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre
        shortMonths: janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.
        days: lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche
        shortDays: lun.|mar.|mer.|jeu.|ven.|sam.|dim.
        short: dd/MM/y
        full: EEEE d MMMM y
        compact: 0\u{00A0}k|00\u{00A0}k|000\u{00A0}k|0\u{00A0}M|00\u{00A0}M|000\u{00A0}M|0\u{00A0}Md|00\u{00A0}Md|000\u{00A0}Md|0\u{00A0}Bn|00\u{00A0}Bn|000\u{00A0}Bn
        year: one il y a {0} an|other il y a {0} ans||one dans {0} an|other dans {0} ans
        month: one il y a {0} mois|other il y a {0} mois||one dans {0} mois|other dans {0} mois
        week: one il y a {0} semaine|other il y a {0} semaines||one dans {0} semaine|other dans {0} semaines
        day: one il y a {0} jour|other il y a {0} jours||one dans {0} jour|other dans {0} jours
        hour: one il y a {0} heure|other il y a {0} heures||one dans {0} heure|other dans {0} heures
        minute: one il y a {0} minute|other il y a {0} minutes||one dans {0} minute|other dans {0} minutes
        second: one il y a {0} seconde|other il y a {0} secondes||one dans {0} seconde|other dans {0} secondes
        plural: zeroOne
        """,
        "fr-CA": """
        group: \u{00A0}
        symbols: EUR €|USD $\u{00A0}US|GBP £|JPY ¥|CNY CN¥|HKD $\u{00A0}HK|SGD $\u{00A0}SG|BRL R$|CAD $|AUD $\u{00A0}AU|NZD $\u{00A0}NZ
        shortMonths: janv.|févr.|mars|avr.|mai|juin|juill.|août|sept.|oct.|nov.|déc.
        dayPeriods: a.m.|p.m.
        short: y-MM-dd
        time: HH 'h' mm
        compact: 0\u{00A0}k|00\u{00A0}k|000\u{00A0}k|0\u{00A0}M|00\u{00A0}M|000\u{00A0}M|0\u{00A0}G|00\u{00A0}G|000\u{00A0}G|0\u{00A0}T|00\u{00A0}T|000\u{00A0}T
        """,
        "fr-CH": """
        percent: 0%
        short: dd.MM.y
        full: EEEE, d MMMM y
        currencyDecimal: .
        """,
        "es": """
        summaries: sum Suma|mean Media|median Mediana|min Mínimo|max Máximo|count Recuento|total Total
        minGrouping: 2
        percent: 0\u{00A0}%
        symbols: EUR €|USD US$|THB ฿|VND ₫
        months: enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre
        shortMonths: ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic
        days: lunes|martes|miércoles|jueves|viernes|sábado|domingo
        shortDays: lun|mar|mié|jue|vie|sáb|dom
        dayPeriods: a.\u{202F}m.|p.\u{202F}m.
        short: d/M/y
        long: d 'de' MMMM 'de' y
        full: EEEE, d 'de' MMMM 'de' y
        time: H:mm
        compact: 0\u{00A0}mil|00\u{00A0}mil|000\u{00A0}mil|0\u{00A0}M|00\u{00A0}M|000\u{00A0}M|0000\u{00A0}M|00\u{00A0}mil\u{00A0}M|000\u{00A0}mil\u{00A0}M|0\u{00A0}B|00\u{00A0}B|000\u{00A0}B
        year: one hace {0} año|other hace {0} años||one dentro de {0} año|other dentro de {0} años
        month: one hace {0} mes|other hace {0} meses||one dentro de {0} mes|other dentro de {0} meses
        week: one hace {0} semana|other hace {0} semanas||one dentro de {0} semana|other dentro de {0} semanas
        day: one hace {0} día|other hace {0} días||one dentro de {0} día|other dentro de {0} días
        hour: one hace {0} hora|other hace {0} horas||one dentro de {0} hora|other dentro de {0} horas
        minute: one hace {0} minuto|other hace {0} minutos||one dentro de {0} minuto|other dentro de {0} minutos
        second: one hace {0} segundo|other hace {0} segundos||one dentro de {0} segundo|other dentro de {0} segundos
        """,
        "es-MX": """
        decimal: .
        group: ,
        minGrouping: 1
        percent: 0%
        currency: ¤0
        symbols: MXN $
        shortMonths: ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic
        dayPeriods: a.m.|p.m.
        time: h:mm\u{202F}a
        compact: 0\u{00A0}k|00\u{00A0}k|000\u{00A0}k|0\u{00A0}M|00\u{00A0}M|000\u{00A0}M|0000\u{00A0}M|00\u{00A0}mil\u{00A0}M|000\u{00A0}mil\u{00A0}M|0\u{00A0}B|00\u{00A0}B|000\u{00A0}B
        month: one hace {0} mes|other hace {0} meses||one en {0} mes|other en {0} meses
        """,
        "it": """
        summaries: sum Somma|mean Media|median Mediana|min Minimo|max Massimo|count Conteggio|total Totale
        minGrouping: 2
        symbols: EUR €|GBP £|CNY CN¥|ILS ₪|THB ฿|PHP ₱|CAD CA$|AUD A$|NZD NZ$
        months: gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre
        shortMonths: gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic
        days: lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica
        shortDays: lun|mar|mer|gio|ven|sab|dom
        short: dd/MM/y
        full: EEEE d MMMM y
        compact: 0|0|0|0\u{00A0}Mln|00\u{00A0}Mln|000\u{00A0}Mln|0\u{00A0}Mld|00\u{00A0}Mld|000\u{00A0}Mld|0\u{00A0}Bln|00\u{00A0}Bln|000\u{00A0}Bln
        year: one {0} anno fa|other {0} anni fa||one tra {0} anno|other tra {0} anni
        month: one {0} mese fa|other {0} mesi fa||one tra {0} mese|other tra {0} mesi
        week: one {0} settimana fa|other {0} settimane fa||one tra {0} settimana|other tra {0} settimane
        day: one {0} giorno fa|other {0} giorni fa||one tra {0} giorno|other tra {0} giorni
        hour: one {0} ora fa|other {0} ore fa||one tra {0} ora|other tra {0} ore
        minute: one {0} minuto fa|other {0} minuti fa||one tra {0} minuto|other tra {0} minuti
        second: one {0} secondo fa|other {0} secondi fa||one tra {0} secondo|other tra {0} secondi
        """,
        "it-CH": """
        decimal: .
        group: ’
        currency: ¤\u{00A0}0|¤-0
        short: dd.MM.y
        full: EEEE, d MMMM y
        """,
        "pt-BR": """
        summaries: sum Soma|mean Média|median Mediana|min Mínimo|max Máximo|count Contagem|total Total
        currency: ¤\u{00A0}0
        symbols: EUR €|USD US$|GBP £|JPY JP¥|CNY CN¥|INR ₹|ILS ₪|KRW ₩|TWD NT$|HKD HK$|THB ฿|VND ₫|BRL R$|MXN MX$|CAD CA$|AUD AU$|NZD NZ$
        months: janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro
        shortMonths: jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.
        days: segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo
        shortDays: seg.|ter.|qua.|qui.|sex.|sáb.|dom.
        short: dd/MM/y
        medium: d 'de' MMM 'de' y
        long: d 'de' MMMM 'de' y
        full: EEEE, d 'de' MMMM 'de' y
        dateTime: {1} {0}
        compact: 0\u{00A0}mil|00\u{00A0}mil|000\u{00A0}mil|0\u{00A0}mi|00\u{00A0}mi|000\u{00A0}mi|0\u{00A0}bi|00\u{00A0}bi|000\u{00A0}bi|0\u{00A0}tri|00\u{00A0}tri|000\u{00A0}tri
        year: one há {0} ano|other há {0} anos||one em {0} ano|other em {0} anos
        month: one há {0} mês|other há {0} meses||one em {0} mês|other em {0} meses
        week: one há {0} semana|other há {0} semanas||one em {0} semana|other em {0} semanas
        day: one há {0} dia|other há {0} dias||one em {0} dia|other em {0} dias
        hour: one há {0} hora|other há {0} horas||one em {0} hora|other em {0} horas
        minute: one há {0} minuto|other há {0} minutos||one em {0} minuto|other em {0} minutos
        second: one há {0} segundo|other há {0} segundos||one em {0} segundo|other em {0} segundos
        plural: zeroOne
        """,
        "pt-PT": """
        summaries: sum Soma|mean Média|median Mediana|min Mínimo|max Máximo|count Contagem|total Total
        group: \u{00A0}
        minGrouping: 2
        symbols: EUR €|USD US$|GBP £|JPY JP¥|CNY CN¥|INR ₹|ILS ₪|KRW ₩|TWD NT$|HKD HK$|THB ฿|VND ₫|BRL R$|MXN MX$|CAD CA$|AUD AU$|NZD NZ$
        months: janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro
        shortMonths: jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.
        days: segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo
        shortDays: segunda|terça|quarta|quinta|sexta|sábado|domingo
        dayPeriods: a.m.|p.m.
        short: dd/MM/y
        medium: d/MM/y
        long: d 'de' MMMM 'de' y
        full: EEEE, d 'de' MMMM 'de' y
        compact: 0\u{00A0}mil|00\u{00A0}mil|000\u{00A0}mil|0\u{00A0}M|00\u{00A0}M|000\u{00A0}M|0\u{00A0}mM|00\u{00A0}mM|000\u{00A0}mM|0\u{00A0}Bi|00\u{00A0}Bi|000\u{00A0}Bi
        year: one há {0} ano|other há {0} anos||one dentro de {0} ano|other dentro de {0} anos
        month: one há {0} mês|other há {0} meses||one dentro de {0} mês|other dentro de {0} meses
        week: one há {0} semana|other há {0} semanas||one dentro de {0} semana|other dentro de {0} semanas
        day: one há {0} dia|other há {0} dias||one dentro de {0} dia|other dentro de {0} dias
        hour: one há {0} hora|other há {0} horas||one dentro de {0} hora|other dentro de {0} horas
        minute: one há {0} minuto|other há {0} minutos||one dentro de {0} minuto|other dentro de {0} minutos
        second: one há {0} segundo|other há {0} segundos||one dentro de {0} segundo|other dentro de {0} segundos
        """,
        "ro": """
        summaries: sum Sumă|mean Medie|median Mediană|min Minim|max Maxim|count Număr|total Total
        percent: 0\u{00A0}%
        symbols: 
        months: ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie
        shortMonths: ian.|feb.|mar.|apr.|mai|iun.|iul.|aug.|sept.|oct.|nov.|dec.
        days: luni|marți|miercuri|joi|vineri|sâmbătă|duminică
        shortDays: lun.|mar.|mie.|joi|vin.|sâm.|dum.
        dayPeriods: a.m.|p.m.
        short: dd.MM.y
        full: EEEE, d MMMM y
        compact: 0\u{00A0}K|00\u{00A0}K|000\u{00A0}K|0\u{00A0}mil'.'|00\u{00A0}mil'.'|000\u{00A0}mil'.'|0\u{00A0}mld'.'|00\u{00A0}mld'.'|000\u{00A0}mld'.'|0\u{00A0}tril'.'|00\u{00A0}tril'.'|000\u{00A0}tril'.'
        year: one acum {0} an|few acum {0} ani|other acum {0} de ani||one peste {0} an|few peste {0} ani|other peste {0} de ani
        month: one acum {0} lună|few acum {0} luni|other acum {0} de luni||one peste {0} lună|few peste {0} luni|other peste {0} de luni
        week: one acum {0} săptămână|few acum {0} săptămâni|other acum {0} de săptămâni||one peste {0} săptămână|few peste {0} săptămâni|other peste {0} de săptămâni
        day: one acum {0} zi|few acum {0} zile|other acum {0} de zile||one peste {0} zi|few peste {0} zile|other peste {0} de zile
        hour: one acum {0} oră|few acum {0} ore|other acum {0} de ore||one peste {0} oră|few peste {0} ore|other peste {0} de ore
        minute: one acum {0} minut|few acum {0} minute|other acum {0} de minute||one peste {0} minut|few peste {0} minute|other peste {0} de minute
        second: one acum {0} secundă|few acum {0} secunde|other acum {0} de secunde||one peste {0} secundă|few peste {0} secunde|other peste {0} de secunde
        plural: romanian
        """,
    ]
}
