// swift-format-ignore-file
// A Closer Look at Table View Cells, Listings 5-5 and 5-6, in Swift. The outlets' cells, which the guide takes from a
// storyboard, are in Figure+CloserLook.swift.
import UIKitNames

enum StaticCells {
    /// Listing 5-5: defining outlet properties for static cell objects.
    class DetailViewController: UITableViewController {
        var detailItem: Any? { didSet { configureView() } }
        weak var masterRowLabel: UILabel!
        weak var sliderValueLabel: UILabel!
        weak var slider: UISlider!
        var log: [String] = []

        func logHello(_ sender: UIButton) { log.append("Hello") }
        func sliderValueChanged(_ slider: UISlider) { configureView() }

        override func viewDidLoad() {
            super.viewDidLoad()
            configureView()
        }

        /// Listing 5-6: setting the data in the user interface.
        func configureView() {
            if let detailItem {
                self.masterRowLabel.text = String(describing: detailItem)
            }
            self.sliderValueLabel.text = String(format: "%1.1f", self.slider.value)
        }
    }
}
