/// The codes of currencies in ISO 4217.
enum CurrencyCode {
    static let all = Set(
        """
        AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD
        CDF CHE CHF CHW CLF CLP CNH CNY COP COU CRC CUC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL
        GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD
        KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK
        NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SLL SOS SRD SSP
        STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND VUV WST XAF
        XAG XAU XCD XCG XDR XOF XPD XPF XPT XSU XTS XUA XXX YER ZAR ZMW ZWG ZWL DEM FRF ITL ESP ATS NLG BEF FIM GRD
        IEP PTE LUF
        """.split(whereSeparator: \.isWhitespace).map { String($0) })

    /// Returns the number of digits after the decimal separator of amounts in a currency.
    static func digits(of code: String) -> Int { otherDigits[code] ?? usualDigits }

    /// Returns the number of digits after the decimal separator of amounts in a unit of ``NumberAffixes``.
    static func digits(ofUnit unit: String) -> Int { digitsOfUnits[unit] ?? usualDigits }

    private static let usualDigits = 2

    private static let otherDigits = [
        "JPY": 0, "KRW": 0, "VND": 0, "CLP": 0, "ISK": 0, "PYG": 0, "UGX": 0, "XAF": 0, "XOF": 0, "XPF": 0,
        "BHD": 3, "IQD": 0, "JOD": 3, "KWD": 3, "LYD": 3, "OMR": 3, "TND": 3,
    ]

    private static let digitsOfUnits: [String: Int] = otherDigits.reduce(into: [:]) { result, item in
        result[DataLocale.english.symbols[item.key] ?? item.key] = item.value
    }
}
