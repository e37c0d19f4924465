// SPDX-License-Identifier: MIT

#if !canImport(UniformTypeIdentifiers)
extension UTType {
  /// Any named item: the root of the type hierarchy.
  public static let item = declared("public.item")
  /// Any content that a person can view.
  public static let content = declared("public.content")
  /// A stream of bytes.
  public static let data = declared("public.data")

  /// Text of any kind.
  public static let text = declared("public.text")
  /// Text without markup.
  public static let plainText = declared("public.plain-text")
  /// JSON.
  public static let json = declared("public.json")
  /// XML.
  public static let xml = declared("public.xml")
  /// HTML.
  public static let html = declared("public.html")
  /// Text with values separated by delimiters.
  public static let delimitedText = declared("public.delimited-values-text")
  /// Text with values separated by commas.
  public static let commaSeparatedText = declared("public.comma-separated-values-text")
  /// Text with values separated by tabs.
  public static let tabSeparatedText = declared("public.tab-separated-values-text")
  /// A PDF document.
  public static let pdf = declared("com.adobe.pdf")

  /// An image of any kind.
  public static let image = declared("public.image")
  /// A PNG image.
  public static let png = declared("public.png")
  /// A JPEG image.
  public static let jpeg = declared("public.jpeg")
  /// A GIF image.
  public static let gif = declared("com.compuserve.gif")
  /// A WebP image.
  public static let webP = declared("org.webmproject.webp")
  /// A TIFF image.
  public static let tiff = declared("public.tiff")
  /// An SVG image.
  public static let svg = declared("public.svg-image")

  /// Audio or video.
  public static let audiovisualContent = declared("public.audiovisual-content")
  /// Audio of any kind.
  public static let audio = declared("public.audio")
  /// MP3 audio.
  public static let mp3 = declared("public.mp3")
  /// Video of any kind.
  public static let movie = declared("public.movie")
  /// MPEG-4 video.
  public static let mpeg4Movie = declared("public.mpeg-4")

  /// An archive of files.
  public static let archive = declared("public.archive")
  /// A ZIP archive.
  public static let zip = declared("public.zip-archive")

  static let declared = Dictionary(uniqueKeysWithValues: ordered.map { ($0.identifier, $0) })

  private static func declared(_ identifier: String) -> UTType {
    declared[identifier] ?? UTType(identifier: identifier, Declaration())
  }

  /// The declared types, in the order of lookup: the first match is used.
  static let ordered: [UTType] = [
    type("public.item"),
    type("public.content"),
    type("public.data", "public.item"),
    type("public.text", "public.data", "public.content"),
    type("public.plain-text", ["txt", "text"], ["text/plain"], "public.text"),
    type("public.json", ["json"], ["application/json"], "public.text"),
    type("public.xml", ["xml"], ["application/xml", "text/xml"], "public.text"),
    type("public.html", ["html", "htm"], ["text/html"], "public.text"),
    type("public.delimited-values-text", "public.text"),
    type(
      "public.comma-separated-values-text",
      ["csv"],
      ["text/csv"],
      "public.delimited-values-text"
    ),
    type(
      "public.tab-separated-values-text",
      ["tsv"],
      ["text/tab-separated-values"],
      "public.delimited-values-text"
    ),
    type("com.adobe.pdf", ["pdf"], ["application/pdf"], "public.data", "public.content"),
    type("public.image", "public.data", "public.content"),
    type("public.png", ["png"], ["image/png"], "public.image"),
    type("public.jpeg", ["jpeg", "jpg", "jpe"], ["image/jpeg"], "public.image"),
    type("com.compuserve.gif", ["gif"], ["image/gif"], "public.image"),
    type("org.webmproject.webp", ["webp"], ["image/webp"], "public.image"),
    type("public.tiff", ["tiff", "tif"], ["image/tiff"], "public.image"),
    type("public.svg-image", ["svg"], ["image/svg+xml"], "public.image", "public.xml"),
    type("public.audiovisual-content", "public.data", "public.content"),
    type("public.audio", "public.audiovisual-content"),
    type("public.mp3", ["mp3"], ["audio/mpeg"], "public.audio"),
    type("public.movie", "public.audiovisual-content"),
    type("public.mpeg-4", ["mp4"], ["video/mp4"], "public.movie"),
    type("public.archive", "public.data"),
    type("public.zip-archive", ["zip"], ["application/zip"], "public.archive"),
  ]

  private static func type(
    _ identifier: String,
    _ extensions: [String] = [],
    _ mimeTypes: [String] = [],
    _ parents: String...
  ) -> UTType {
    UTType(
      identifier: identifier,
      Declaration(extensions: extensions, mimeTypes: mimeTypes, parents: parents)
    )
  }

  private static func type(_ identifier: String, _ parents: String...) -> UTType {
    UTType(identifier: identifier, Declaration(parents: parents))
  }
}
#endif
