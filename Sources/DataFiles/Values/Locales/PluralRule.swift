/// The rule by which the plural form of a word depends on a whole number, by CLDR.
enum PluralRule: String, Sendable {
    case single, one, zeroOne, eastSlavic, polish, czech, croatian, romanian, hebrew, arabic

    /// Returns the CLDR category of a number, which is at least 0.
    func category(of number: Int) -> String {
        let (ten, hundred) = (number % 10, number % 100)
        let isFew = (2...4).contains(ten) && !(12...14).contains(hundred)
        switch self {
        case .single: return "other"
        case .one: return number == 1 ? "one" : "other"
        case .zeroOne: return number <= 1 ? "one" : "other"
        case .eastSlavic: return ten == 1 && hundred != 11 ? "one" : isFew ? "few" : "many"
        case .polish: return number == 1 ? "one" : isFew ? "few" : "many"
        case .czech: return number == 1 ? "one" : (2...4).contains(number) ? "few" : "other"
        case .croatian: return ten == 1 && hundred != 11 ? "one" : isFew ? "few" : "other"
        case .romanian:
            return number == 1 ? "one" : number == 0 || (1...19).contains(hundred) ? "few" : "other"
        case .hebrew: return number == 1 ? "one" : number == 2 ? "two" : "other"
        case .arabic:
            if number <= 2 { return ["zero", "one", "two"][number] }
            return (3...10).contains(hundred) ? "few" : (11...99).contains(hundred) ? "many" : "other"
        }
    }
}
