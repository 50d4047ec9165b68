import UIKitNames

/// A list of messages that can be deleted and moved.
final class Messages: UITableViewDataSource {
    private var subjects = [
        "Lunch on Thursday?", "Minutes of the meeting", "Your ticket", "Photos from the lake",
        "Re: Re: Colours", "Reminder: dentist", "New address",
    ]
    /// The secondary text of all rows. `nil` if there is none.
    private let detail: String?

    init(detail: String? = nil) { self.detail = detail }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { subjects.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Message")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Message")
        cell.textLabel?.text = subjects[indexPath.row]
        cell.detailTextLabel?.text = detail
        cell.accessoryType = .disclosureIndicator
        cell.showsReorderControl = true
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCellEditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        subjects.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        subjects.insert(subjects.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}

/// Additional swipe actions of a message.
final class MessageActions: UITableViewDelegate {
    private let hasImages: Bool

    init(hasImages: Bool = false) { self.hasImages = hasImages }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") {
            [weak tableView] _, _, completion in
            guard let tableView else { return }
            tableView.dataSource?.tableView(tableView, commit: .delete, forRowAt: indexPath)
            completion(true)
        }
        let flag = UIContextualAction(style: .normal, title: "Flag") { $2(true) }
        flag.backgroundColor = .systemOrange
        let more = UIContextualAction(style: .normal, title: "More") { $2(false) }
        if hasImages {
            (delete.image, flag.image, more.image) = (Sign.bin.image, Sign.flag.image, Sign.dots.image)
        }
        return UISwipeActionsConfiguration(actions: [delete, flag, more])
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let unread = UIContextualAction(style: .normal, title: "Mark as Unread") { $2(true) }
        unread.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [unread])
    }
}
