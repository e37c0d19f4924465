// SPDX-License-Identifier: MIT

import Foundation

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

/// A request for files shown by a ``ViewHost``: `host.importer?.choose(url)`.
@MainActor
public struct HostedImporter {
  let id: ElementID
  let host: ViewHost
  let request: FileImport

  /// The types of files that may be chosen.
  public var contentTypes: [UTType] { request.contentTypes }

  /// A Boolean value that indicates whether several files may be chosen.
  public var allowsMultipleSelection: Bool { request.allowsMultipleSelection }

  /// Chooses files. Returns false if a type is not allowed, the number is wrong, or the importer is
  /// gone.
  @discardableResult
  public func choose(_ urls: URL...) -> Bool {
    host.refresh()
    guard urls.allSatisfy({ request.allows(filename: $0.lastPathComponent) }) else { return false }
    defer { host.refresh() }
    return host.tree.perform(.choose(urls), on: id)
  }

  /// Cancels the request. Returns false if the importer is gone.
  @discardableResult
  public func cancel() -> Bool {
    defer { host.refresh() }
    return host.tree.perform(.dismiss, on: id)
  }
}

/// An offer of a file shown by a ``ViewHost``: `host.exporter?.save(to: url)`.
@MainActor
public struct HostedExporter {
  let id: ElementID
  let host: ViewHost
  let export: FileExport

  /// The suggested name of the file.
  public var filename: String { export.filename }

  /// The type of the file.
  public var contentType: UTType { export.contentType }

  /// Writes the file. Returns false if it cannot be written, or is no longer offered.
  @discardableResult
  public func save(to url: URL) -> Bool {
    defer { host.refresh() }
    guard let contents = host.tree.contents(of: id), (try? contents.write(to: url)) != nil else {
      return false
    }
    return host.tree.perform(.saved(url), on: id)
  }

  /// Cancels the export. Returns false if the file is no longer offered.
  @discardableResult
  public func cancel() -> Bool {
    defer { host.refresh() }
    return host.tree.perform(.dismiss, on: id)
  }
}
