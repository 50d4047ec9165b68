import UIKitNames

class ContactCell: UITableViewCell {
    let detail = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        detail.font = .preferredFont(forTextStyle: .footnote)
        contentView.addSubview(detail)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        detail.frame = contentView.bounds.insetBy(dx: 16, dy: 4)
    }
}

class ContactsController: UITableViewController {
    var names: [String] = []
    var loading: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ContactCell.self, forCellReuseIdentifier: "contact")
        DispatchQueue.main.async {
            self.names.append("Ada")
            self.tableView.reloadData()
        }
    }

    func loadMore() {
        loading = Task {
            let more = await moreNames()
            self.names += more
            self.tableView.reloadData()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return names.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        // As code for UIKit is often written.
        // swift-format-ignore: NeverForceUnwrap
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath) as! ContactCell
        cell.detail.text = names[indexPath.row]
        return cell
    }
}

func moreNames() async -> [String] { ["Grace", "Alan"] }
