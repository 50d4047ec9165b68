# The sources are those of HOMEBREW_TABLESNAP, the URL of a Git repository. Default: the repository of this file.
class Tablesnap < Formula
  desc "Tables as images, from data files and scene files"
  license "MIT"
  head ENV.fetch("HOMEBREW_TABLESNAP", "file://#{File.expand_path("../..", __dir__)}"), using: :git, branch: "main"

  depends_on "pkgconf" => :build
  depends_on xcode: ["16.3", :build]
  depends_on "cairo"
  depends_on "cmark"
  depends_on "glib"
  depends_on "harfbuzz"
  depends_on "isa-l"
  depends_on "jpeg-turbo"
  depends_on "libdeflate"
  depends_on "libmicrohttpd"
  depends_on "libpng"
  depends_on "libyaml"
  depends_on "pango"
  depends_on "sqlite"
  depends_on "zlib"
  uses_from_macos "swift" => :build

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "tablesnap"
    # Its folders for manual pages and completions are those of Homebrew.
    system "make", "install", "BINARY=.build/release/tablesnap", "PREFIX=#{prefix}"
  end

  def caveats
    "Drawing requires the font Inter: brew install --cask font-inter"
  end

  test do
    assert_match "tablesnap", shell_output("#{bin}/tablesnap --version")
    assert_match "rows", shell_output("#{bin}/tablesnap new")
    assert_path_exists share/"man/man1/tablesnap-render.1"
  end
end
