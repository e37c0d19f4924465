// SPDX-License-Identifier: MIT

import Foundation
import IssueReporting

/// A symbol, or an image in a file of the program.
public struct Image: PrimitiveView, Equatable, Sendable {
  private enum Source: Equatable, Sendable {
    case symbol(String)
    case picture(Picture.Source)
  }

  private let source: Source
  /// The name for screen readers; empty if the image adds nothing to the text beside it.
  private let name: String
  private var isResizable = false

  /// Creates an image by the name of a symbol on Apple's platforms, or of a registered
  /// ``SymbolDrawing``.
  ///
  /// The drawings are the library's own. An unknown name is shown as a dot, and reported once as an
  /// issue.
  public init(
    systemName: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    source = .symbol(systemName)
    name = Symbols.spoken(systemName)
    Symbols.check(systemName, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates an image from a file of a bundle: a PNG, JPEG, GIF, WebP, AVIF or SVG file.
  ///
  /// A package lists the file among its resources, and passes `.module` as the bundle. A missing
  /// file is reported as an issue. A terminal shows the name of the image.
  ///
  /// - Parameters:
  ///   - name: The name of the file, with or without its extension. Screen readers read it.
  ///   - bundle: The bundle; nil for the main one.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(file: name, bundle, spoken: name)
  }

  /// Creates an image from a file of a bundle, with a name for screen readers.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(file: name, bundle, spoken: label.content)
  }

  /// Creates an image from a file of a bundle that screen readers skip.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(file: name, bundle, spoken: "")
  }

  private init(file: String, _ bundle: Bundle?, spoken: String) {
    let bundle = bundle ?? .main
    if let number = ImageFiles.shared.number(of: file, in: bundle) {
      source = .picture(.file(number))
    } else {
      source = .symbol("photo")
      reportIssue("There is no image '\(file)' in the bundle at '\(bundle.bundlePath)'.")
    }
    name = spoken
  }

  /// Creates an image that a renderer has loaded.
  init(url: URL) {
    source = .picture(.url(url))
    name = ""
  }

  /// Creates an image that screen readers skip.
  init(
    decorativeSystemName name: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    source = .symbol(name)
    self.name = ""
    Symbols.check(name, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Returns an image that fills the available space, instead of having the size of its file or of
  /// the surrounding text.
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// The character of a symbol, or the name of an image, within a text.
  nonisolated var inlineText: String {
    switch source {
    case .symbol(let name): Symbols.glyph(of: name)
    case .picture: name
    }
  }

  static func update(_ view: Self, in node: _ViewNode) {
    switch view.source {
    case .symbol(let name):
      let symbol = node.environment.links.values.symbolVariants.name(of: name)
      node.showUnlessRedacted(.image(symbol: symbol, name: view.name)) { style in
        if view.isResizable { style.changeDetails { $0.isResizable = true } }
      }
    case .picture(let source):
      let picture = Picture(source: source, name: view.name, isResizable: view.isResizable)
      node.showUnlessRedacted(.picture(picture))
    }
  }
}
