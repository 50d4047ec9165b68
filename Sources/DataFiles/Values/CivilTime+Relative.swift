extension CivilTime {
    /// Returns the difference to another date, such as “3 days ago”, in the largest unit of which there is at
    /// least one. Without times, the smallest unit is a day.
    func relative(to now: CivilTime, locale: DataLocale) -> String {
        let isExact = hasTime && now.hasTime
        let seconds = self.seconds - now.seconds
        guard !isExact || abs(seconds) >= 86_400 else {
            let (size, unit): (Int, DataLocale.RelativeUnit) =
                abs(seconds) >= 3600 ? (3600, .hour) : abs(seconds) >= 60 ? (60, .minute) : (1, .second)
            return locale.relative(seconds / size, unit)
        }
        let days = days - now.days
        let months = months(since: now)
        if abs(months) >= 12 { return locale.relative(months / 12, .year) }
        if abs(months) >= 1 { return locale.relative(months, .month) }
        return abs(days) >= 7 ? locale.relative(days / 7, .week) : locale.relative(days, .day)
    }

    /// Returns the number of complete months since another date, which is negative for an earlier date.
    private func months(since other: CivilTime) -> Int {
        let months = (year - other.year) * 12 + month - other.month
        if months > 0, day < other.day { return months - 1 }
        return months < 0 && day > other.day ? months + 1 : months
    }
}
