// SPDX-License-Identifier: MIT

/// A group of rows with an optional header and footer.
public struct Section<Header: View, Content: View, Footer: View>: PrimitiveView {
  let header: Header
  let content: Content
  let footer: Footer

  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.section)
    node.updateChild(0, to: SectionEnd(kind: .header, content: view.header))
    var environment = node.environment.insideRows(node.environment.holdsRows)
    environment.style.details = node.environment.style.details?.rowPlace
    node.updateChild(1, to: view.content, environment: environment)
    node.updateChild(2, to: SectionEnd(kind: .footer, content: view.footer))
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// Creates a section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}

extension Section where Header == EmptyView {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Creates a section with a title as its header.
  public init(_ title: some _TitleText, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title: title) }, footer: { EmptyView() })
  }
}

extension Section {
  /// Creates a section with a header and a footer.
  @available(*, deprecated, renamed: "init(content:header:footer:)")
  public init(header: Header, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  @available(*, deprecated, renamed: "init(content:header:)")
  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }
}

extension Section where Header == EmptyView {
  /// Creates a section with a footer.
  @available(*, deprecated, renamed: "init(content:footer:)")
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}

/// The header or footer of a section; absent if it is empty.
private struct SectionEnd<Content: View>: PrimitiveView {
  let kind: ElementContent
  let content: Content

  static func update(_ view: Self, in node: _ViewNode) {
    if Content.self != EmptyView.self { node.show(view.kind) }
    node.updateChild(0, to: view.content)
  }
}
