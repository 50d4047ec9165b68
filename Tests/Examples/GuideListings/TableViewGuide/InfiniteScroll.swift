// swift-format-ignore-file
// Table View Guide, "Adding Infinite Scroll": the network is `Requests`.
import UIKitNames

/// The guide's first way: more rows are loaded when the last is about to be shown.
enum LoadingLastRow {
    class ViewController: UITableViewController {
        var data = (1...20).map { "Tweet \($0)" }
        let session = Requests()

        override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath:IndexPath) {
            if indexPath.row + 1 == self.data.count {
                loadMoreTweets()
            }
        }

        func loadMoreTweets() {
            session.dataTask(completionHandler: {
                self.data += (self.data.count + 1...self.data.count + 20).map { "Tweet \($0)" }
                self.tableView.reloadData()
            })
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            return data.count
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Tweet") ?? UITableViewCell(style: .default, reuseIdentifier: "Tweet")
            cell.textLabel?.text = data[indexPath.row]
            return cell
        }
    }
}

/// The guide's second way: more rows are loaded when the table is scrolled to the last screen.

enum InfiniteScroll {
    class InfiniteScrollActivityView: UIView {
        var activityIndicatorView: UIActivityIndicatorView = UIActivityIndicatorView()
        static let defaultHeight:CGFloat = 60.0

        required init?(coder aDecoder: NSCoder) {
            super.init(coder: aDecoder)
            setupActivityIndicator()
        }

        override init(frame aRect: CGRect) {
            super.init(frame: aRect)
            setupActivityIndicator()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            activityIndicatorView.center = CGPoint(x: self.bounds.size.width/2, y: self.bounds.size.height/2)
        }

        func setupActivityIndicator() {
            activityIndicatorView.style = .medium
            activityIndicatorView.hidesWhenStopped = true
            self.addSubview(activityIndicatorView)
        }

        func stopAnimating() {
            self.activityIndicatorView.stopAnimating()
            self.isHidden = true
        }

        func startAnimating() {
            self.isHidden = false
            self.activityIndicatorView.startAnimating()
        }
    }

    class ViewController: UIViewController, UITableViewDelegate, UITableViewDataSource, UIScrollViewDelegate {
        weak var tableView: UITableView!

        var data = (1...20).map { "Tweet \($0)" }
        let session = Requests()
        var isMoreDataLoading = false
        var loadingMoreView:InfiniteScrollActivityView?

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.dataSource = self
            tableView.delegate = self

            // Set up Infinite Scroll loading indicator
            let frame = CGRect(x: 0, y: tableView.contentSize.height, width: tableView.bounds.size.width, height: InfiniteScrollActivityView.defaultHeight)
            loadingMoreView = InfiniteScrollActivityView(frame: frame)
            loadingMoreView!.isHidden = true
            tableView.addSubview(loadingMoreView!)

            var insets = tableView.contentInset
            insets.bottom += InfiniteScrollActivityView.defaultHeight
            tableView.contentInset = insets
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            if (!isMoreDataLoading) {
                // Calculate the position of one screen length before the bottom of the results
                let scrollViewContentHeight = tableView.contentSize.height
                let scrollOffsetThreshold = scrollViewContentHeight - tableView.bounds.size.height

                // When the user has scrolled past the threshold, start requesting
                if(scrollView.contentOffset.y > scrollOffsetThreshold && tableView.isDragging) {
                    isMoreDataLoading = true

                    // Update position of loadingMoreView, and start loading indicator
                    let frame = CGRect(x: 0, y: tableView.contentSize.height, width: tableView.bounds.size.width, height: InfiniteScrollActivityView.defaultHeight)
                    loadingMoreView?.frame = frame
                    loadingMoreView!.startAnimating()

                    // Code to load more results
                    loadMoreData()
                }
            }
        }

        func loadMoreData() {
            session.dataTask(completionHandler: {
                // Update flag
                self.isMoreDataLoading = false

                // Stop the loading indicator
                self.loadingMoreView!.stopAnimating()

                // ... Use the new data to update the data source ...
                self.data += (self.data.count + 1...self.data.count + 20).map { "Tweet \($0)" }

                // Reload the tableView now that there is new data
                self.tableView.reloadData()
            })
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Tweet") ?? UITableViewCell(style: .default, reuseIdentifier: "Tweet")
            cell.textLabel?.text = data[indexPath.row]
            return cell
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            return data.count
        }
    }
}
