// SPDX-License-Identifier: MIT

import EnsembleBindings
import Foundation

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

extension View {
  /// Offers a document as a file while a binding is true: a browser downloads it, a terminal asks
  /// where to save it.
  ///
  /// ```swift
  /// .fileExporter(isPresented: $store.isExporting, document: Note(store.text), contentType: .plainText) { _ in }
  /// ```
  ///
  /// The document is written on the main actor when the file is fetched.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that indicates whether the file is offered. Set to false when the
  /// export ends.
  ///   - document: The document. Nothing is offered if it is nil.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The name of the file. The extension of the type is added if the name has
  /// none of its extensions.
  ///   - onCompletion: Called with the URL of the file, or with the error if the document cannot be
  /// written. In a terminal the file remains where it was saved; a file downloaded by a browser is
  /// removed after the call. Not called if the person cancels.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>,
    document: Document?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    OverlaidView(content: self) {
      isPresented.wrappedValue ? document.map { ($0, AnyHashable(true)) } : nil
    } overlay: { document in
      ExporterView(
        filename: FileName.named(defaultFilename ?? "Untitled", contentType),
        contentType: contentType,
        isPresented: isPresented,
        finish: onCompletion
      ) {
        let configuration = FileDocumentWriteConfiguration(
          contentType: contentType,
          existingFile: nil
        )
        let file = try document.fileWrapper(configuration: configuration)
        guard let contents = file.regularFileContents else {
          throw CocoaError(.fileWriteUnknown)
        }
        return contents
      }
    }
  }
}

/// The overlay that offers a file.
private struct ExporterView: PrimitiveView {
  let filename: String
  let contentType: UTType
  let isPresented: Binding<Bool>
  let finish: (Result<URL, any Error>) -> Void
  let contents: () throws -> Data

  static func update(_ view: Self, in node: _ViewNode) {
    let link = node.storage as? ExportLink ?? ExportLink(view.filename, view.contentType)
    node.storage = link
    link.export.filename = view.filename
    link.export.contentType = view.contentType
    link.contents = view.contents
    node.show(.fileExporter(link.export))
    link.register(node)
    node.handler = { event in
      switch event {
      case .dismiss: view.isPresented.wrappedValue = false
      case .saved(let url):
        view.isPresented.wrappedValue = false
        view.finish(.success(url))
      default: return false
      }
      return true
    }
    link.fail = { error in
      view.isPresented.wrappedValue = false
      view.finish(.failure(error))
    }
    node.showPanel { [unowned node] in
      ExportPanel(filename: view.filename, contents: link.read) {
        _ = node.handler?(.saved($0))
      } cancel: {
        _ = node.handler?(.dismiss)
      }
    }
  }
}

/// The link by which a tree reads and renews an export.
@MainActor
final class ExportLink {
  var export: FileExport
  var contents: () throws -> Data = { Data() }
  var fail: (any Error) -> Void = { _ in }
  private weak var node: _ViewNode?

  init(_ filename: String, _ contentType: UTType) {
    export = FileExport(filename: filename, contentType: contentType)
  }

  func register(_ node: _ViewNode) {
    guard self.node == nil, let id = node.element?.id else { return }
    self.node = node
    node.graph.exports[id] = self
    node.onRemoval { [weak graph = node.graph] in graph?.exports[id] = nil }
  }

  /// Returns the contents of the file; nil, after reporting the error to the view, if the document
  /// cannot be written.
  func read() -> Data? {
    do {
      return try contents()
    } catch {
      fail(error)
      return nil
    }
  }

  /// Replaces the key.
  func renew() {
    export.key = FileExport.makeKey()
    node?.show(.fileExporter(export))
  }
}
