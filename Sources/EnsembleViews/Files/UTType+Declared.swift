// SPDX-License-Identifier: MIT

#if !canImport(UniformTypeIdentifiers)
  extension UTType {
    /// Anything that has a name: the type that all others conform to.
    public static let item = declared("public.item")
    /// Anything that a person can look at.
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
    /// Text with values between delimiters.
    public static let delimitedText = declared("public.delimited-values-text")
    /// Text with values between commas.
    public static let commaSeparatedText = declared("public.comma-separated-values-text")
    /// Text with values between tabulators.
    public static let tabSeparatedText = declared("public.tab-separated-values-text")
    /// A PDF document.
    public static let pdf = declared("com.adobe.pdf")

    /// A picture of any kind.
    public static let image = declared("public.image")
    /// A PNG picture.
    public static let png = declared("public.png")
    /// A JPEG picture.
    public static let jpeg = declared("public.jpeg")
    /// A GIF picture.
    public static let gif = declared("com.compuserve.gif")
    /// A WebP picture.
    public static let webP = declared("org.webmproject.webp")
    /// A TIFF picture.
    public static let tiff = declared("public.tiff")
    /// An SVG picture.
    public static let svg = declared("public.svg-image")

    /// Sound or moving pictures.
    public static let audiovisualContent = declared("public.audiovisual-content")
    /// Sound of any kind.
    public static let audio = declared("public.audio")
    /// An MP3 recording.
    public static let mp3 = declared("public.mp3")
    /// Moving pictures of any kind.
    public static let movie = declared("public.movie")
    /// An MPEG-4 recording.
    public static let mpeg4Movie = declared("public.mpeg-4")

    /// Files in one.
    public static let archive = declared("public.archive")
    /// A ZIP archive.
    public static let zip = declared("public.zip-archive")

    static let declared = Dictionary(uniqueKeysWithValues: ordered.map { ($0.identifier, $0) })

    private static func declared(_ identifier: String) -> UTType {
      declared[identifier] ?? UTType(identifier: identifier, Declaration())
    }

    /// The types that are known. The first that a name fits is taken.
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
