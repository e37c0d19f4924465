// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI
import EnsembleWeb
import Testing

@Suite("HTML of file dialogs")
struct FileHTMLTests {
  private func html(_ content: ElementContent, children: [ElementSnapshot] = []) -> String {
    let ids = children.indices.map { ElementID(rawValue: $0 + 1) }
    let all = [ElementSnapshot(content, children: ids)] + children
    var writer = HTMLWriter(
      ElementRenderer { all.indices.contains($0.rawValue) ? all[$0.rawValue] : nil }
    )
    writer.write(ElementID(rawValue: 0))
    return writer.html
  }

  @Test("the name of an offered file cannot end its context")
  func name() throws {
    let export = FileExport(filename: HTMLTests.attack, contentType: .plainText)
    let html = html(.fileExporter(export))
    #expect(!html.contains("<script"))
    let dialog = try #require(try ModelParser.nodes(html).first)
    #expect(dialog.allText.contains(HTMLTests.attack.replacing("\0", with: "\u{FFFD}")))
    #expect(dialog.first { $0.attributes.keys.contains("onfocus") } == nil)
    #expect(dialog.first { $0.attributes["data-key"] == export.key } != nil)
  }

  @Test("the extension of a type cannot end its context")
  func type() throws {
    let type = try #require(UTType(filenameExtension: #"a" onfocus="x"#))
    let html = html(.fileImporter(FileImport(contentTypes: [type])))
    let dialog = try #require(try ModelParser.nodes(html).first)
    #expect(dialog.first { $0.attributes.keys.contains("onfocus") } == nil)
    #expect(dialog.first { $0.attributes["accept"] == #".a" onfocus="x"# } != nil)
  }

  @Test("a field for a path on the server is not rendered")
  func paths() {
    let field = ElementSnapshot(
      .textField(text: "/etc", prompt: "Path", kind: .line),
      parent: ElementID(rawValue: 0)
    )
    let contents: [ElementContent] = [
      .fileImporter(FileImport(contentTypes: [.data])),
      .fileExporter(FileExport(filename: "a", contentType: .data)),
    ]
    for content in contents {
      #expect(html(content, children: [field]) == html(content))
      #expect(!html(content, children: [field]).contains("/etc"))
    }
  }

  @Test("requests and offers of files are dialogs with a name and a way to cancel")
  func dialogs() throws {
    let contents: [ElementContent] = [
      .fileImporter(FileImport(contentTypes: [.data])),
      .fileExporter(FileExport(filename: "a", contentType: .data)),
    ]
    for content in contents {
      let dialog = try #require(try ModelParser.nodes(html(content)).first)
      #expect(dialog.tag == "dialog")
      #expect(dialog.attributes["aria-labelledby"] == "e0t")
      #expect(dialog.first { $0.attributes["data-e"] == "dismiss" }?.allText == "Cancel")
    }
  }
}
#endif
