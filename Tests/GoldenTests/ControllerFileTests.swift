import TableSnapshots
import Testing
import UIKitNames

/// A list as programs for iOS write it, with UIKit's names.
private class TasksViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
    UISearchResultsUpdating
{
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let searchController = UISearchController(searchResultsController: nil)
    private var tasks = ["Buy milk", "Call Ada", "Read a book"]
    private var filteredTasks: [String] = []

    private var isFiltering: Bool {
        searchController.isActive && !(searchController.searchBar.text?.isEmpty ?? true)
    }

    init() { super.init(nibName: nil, bundle: nil) }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tasks"
        view.backgroundColor = .white
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = "Search tasks"
        navigationItem.searchController = searchController
        definesPresentationContext = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: TasksViewController.addTask)
        navigationItem.leftBarButtonItem = editButtonItem
        navigationController?.navigationBar.prefersLargeTitles = true
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        tableView.frame = view.bounds
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 0.25, animations: { self.tableView.alpha = 1 }) { _ in
            UIApplication.shared.isNetworkActivityIndicatorVisible = false
        }
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    func addTask() {
        let alert = UIAlertController(title: "New task", message: nil, preferredStyle: .alert)
        alert.addTextField { field in field.autocapitalizationType = .sentences }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.addAction(
            UIAlertAction(title: "Add", style: .default) { [weak self] _ in
                guard let self, let text = alert.textFields?.first?.text, !text.isEmpty else { return }
                tasks.append(text)
                tableView.insertRows(at: [IndexPath(row: tasks.count - 1, section: 0)], with: .automatic)
            })
        present(alert, animated: true, completion: nil)
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        filteredTasks = tasks.filter { $0.contains(text) }
        tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        isFiltering ? filteredTasks.count : tasks.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "Task")
        cell.textLabel?.text = isFiltering ? filteredTasks[indexPath.row] : tasks[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let detail = UIViewController()
        detail.title = tasks[indexPath.row]
        navigationController?.pushViewController(detail, animated: true)
    }
}

@Suite("Files with controllers written for UIKit")
struct ControllerFileTests {
    private let tasks = TasksViewController()
    private let navigation: UINavigationController
    private let window = UIWindow(frame: UIScreen.main.bounds)

    init() {
        navigation = UINavigationController(rootViewController: tasks)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
    }

    private func rows() throws -> Int { try TableSnapshot(of: navigation).pixelHeight / 88 }

    @Test func alertAddsRow() throws {
        #expect(try rows() == 3)
        tasks.navigationItem.rightBarButtonItem?.tap()
        let alert = try #require(tasks.presentedViewController as? UIAlertController)
        alert.textFields?.first?.enterText("Sleep")
        #expect(alert.tap(buttonTitled: "Add") && tasks.presentedViewController == nil)
        #expect(try rows() == 4)
    }

    @Test func searchFiltersRows() throws {
        let bar = try #require(tasks.navigationItem.searchController?.searchBar)
        bar.enterText("Read")
        #expect(try rows() == 1)
        bar.tapCancelButton()
        #expect(try rows() == 3)
    }

    @Test func selectionPushesDetail() throws {
        let table = try #require(tasks.view.subviews.first as? UITableView)
        table.tap(rowAt: IndexPath(row: 1, section: 0))
        #expect(navigation.topViewController?.title == "Call Ada" && table.window == nil)
        navigation.popViewController(animated: true)
        #expect(table.window === window && table.indexPathForSelectedRow == nil)
    }

    @Test func editButtonEditsTable() throws {
        let table = try #require(tasks.view.subviews.first as? UITableView)
        tasks.navigationItem.leftBarButtonItem?.tap()
        #expect(table.isEditing && tasks.editButtonItem.title == "Done")
    }
}
