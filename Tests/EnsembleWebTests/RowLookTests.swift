// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI
import EnsembleWeb
import Testing

@MainActor
@Suite("Looks of rows and sheets in HTML")
struct RowLookTests {
  private func html(_ view: some View) -> String {
    let tree = ViewTree(view)
    var writer = HTMLWriter(ElementRenderer { tree[$0].map(ElementSnapshot.init) })
    writer.write(tree.rootID)
    return writer.html
  }

  @Test("a color behind a row is a property that the row's edges delimit")
  func background() {
    let shown = html(List { Text("a").listRowBackground(Color.red) })
    #expect(shown.contains("class=\"text row-fill\" style=\"--row:var(--red)\""))
    let plain = html(List { Text("a").listRowBackground(Color?.none) })
    #expect(!plain.contains("row-fill"))
  }

  @Test("another view behind a row is behind its content")
  func view() {
    let shown = html(List { Text("a").listRowBackground(Text("b")) })
    #expect(shown.contains("deco behind"))
  }

  @Test("insets of a row are a margin, and those of a section are its rows'")
  func insets() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let row = html(List { Text("a").listRowInsets(insets) })
    #expect(row.contains("margin:1px 4px 3px 2px"))
    let section = html(List { Section("s") { Text("a") }.listRowInsets(insets) })
    #expect(section.contains("class=\"text row-inset\""))
    #expect(!section.contains("class=\"section row-inset\""))
  }

  @Test("the heights of a sheet are limits of its content")
  func detents() {
    let medium = html(Text("a").presentationDetents([.medium, .large]))
    #expect(medium.contains("--least:calc(50dvh - 6rem)"))
    #expect(!medium.contains("--most"))
    let fixed = html(Text("a").presentationDetents([.height(200)]))
    #expect(fixed.contains("--least:200px;--most:200px"))
  }
}
#endif
