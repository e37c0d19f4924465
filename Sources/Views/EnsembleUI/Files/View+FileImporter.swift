// SPDX-License-Identifier: MIT

import EnsembleBindings
import Foundation

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

extension View {
  /// Asks for a file while a binding is true.
  ///
  /// ```swift
  /// .fileImporter(isPresented: $store.isImporting, allowedContentTypes: [.json]) { result in
  ///   store.send(.imported(Result { try Data(contentsOf: result.get()) }))
  /// }
  /// ```
  ///
  /// A file uploaded by a browser is temporary and removed when the session ends; copy it to keep
  /// it. A terminal passes the file itself.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that indicates whether the importer is shown. Set to false when it
  /// closes.
  ///   - allowedContentTypes: The types of files that may be chosen, judged by their names.
  ///   - onCompletion: Called with the URL of the file. Not called if the person cancels.
  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    importer(isPresented, FileImport(contentTypes: allowedContentTypes)) { urls in
      if let url = urls.first { onCompletion(.success(url)) }
    }
  }

  /// Asks for files while a binding is true.
  ///
  /// Files uploaded by a browser are temporary and removed when the session ends; copy them to keep
  /// them. A terminal passes the files themselves.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that indicates whether the importer is shown. Set to false when it
  /// closes.
  ///   - allowedContentTypes: The types of files that may be chosen, judged by their names.
  ///   - allowsMultipleSelection: Whether several files may be chosen.
  ///   - onCompletion: Called with the URLs of the files. Not called if the person cancels.
  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    let request = FileImport(
      contentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection
    )
    return importer(isPresented, request) { onCompletion(.success($0)) }
  }

  private func importer(
    _ isPresented: Binding<Bool>,
    _ request: FileImport,
    _ finish: @escaping ([URL]) -> Void
  ) -> some View {
    OverlaidView(content: self) {
      isPresented.wrappedValue ? ((), AnyHashable(true)) : nil
    } overlay: {
      ImporterView(request: request, isPresented: isPresented, finish: finish)
    }
  }
}

/// The overlay that requests files.
private struct ImporterView: PrimitiveView {
  let request: FileImport
  let isPresented: Binding<Bool>
  let finish: ([URL]) -> Void

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.fileImporter(view.request))
    node.handler = { event in
      switch event {
      case .dismiss: view.isPresented.wrappedValue = false
      case .choose(let urls):
        guard urls.count == 1 || view.request.allowsMultipleSelection && !urls.isEmpty else {
          return false
        }
        view.isPresented.wrappedValue = false
        view.finish(urls)
      default: return false
      }
      return true
    }
    node.showPanel { [unowned node] in
      ImportPanel(request: view.request) {
        _ = node.handler?(.choose($0))
      } cancel: {
        _ = node.handler?(.dismiss)
      }
    }
  }
}

extension _ViewNode {
  /// Shows a panel that asks for paths, if the tree uses such panels.
  func showPanel<Panel: View>(_ panel: @escaping () -> Panel) {
    refresh = { [unowned self] in
      guard tracked({ graph.asksForPaths.value }) else { return trimChildren(to: 0) }
      var environment = environment.inside
      environment.links.question = nil
      updateChild(0, to: panel(), environment: environment)
    }
    refresh?()
  }
}
