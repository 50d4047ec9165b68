// swift-format-ignore-file
// Table View Guide, "Example: load data from a REST API". The model reads its stories from a value instead of from the
// network, since the service is long gone; the cell and the controller are the guide's. Brought up to date where the
// compiler refuses the old spelling: casts that can fail, and the main queue.
import UIKitNames

enum Stories {
    class Story {
        var headline: String?
        var thumbnail: UIImage?

        init(headline: String, thumbnail: UIImage?) {
            self.headline = headline
            self.thumbnail = thumbnail
        }

        class func fetchStories(_ successCallback: ([Story]) -> Void, error: ((NSError?) -> Void)?) {
            successCallback([
                Story(headline: "A City That Plants a Tree for Every Child", thumbnail: StripedImage.make(.systemGreen)),
                Story(headline: "The Quiet Return of the Night Train", thumbnail: StripedImage.make(.systemBlue)),
                Story(headline: "What the Tide Leaves Behind", thumbnail: nil),
                Story(headline: "An Orange Grove in the Snow", thumbnail: StripedImage.make(.systemOrange)),
            ])
        }
    }

    class ViewController: UIViewController, UITableViewDataSource {
        weak var tableView: UITableView!
        var stories: [Story] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.dataSource = self
            Story.fetchStories({ (stories: [Story]) -> Void in
                self.stories = stories
                self.tableView.reloadData()
            }, error: nil)
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCellWithIdentifier("StoryCell") as! StoryCell
            cell.story = stories[indexPath.row]
            return cell
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            return stories.count
        }
    }

    class StoryCell: UITableViewCell {
        weak var thumbnailView: UIImageView!
        weak var headlineLabel: UILabel!

        var story: Story? {
            didSet {
                headlineLabel?.text = story?.headline
                headlineLabel?.sizeToFit()
                // Not in the guide, whose cell leaves its thumbnail to the reader.
                thumbnailView?.image = story?.thumbnail
            }
        }
    }
}
