// SPDX-License-Identifier: MIT

#if Web
import EnsembleBindings
import EnsembleUI
import Foundation
import HTTPTypes
import Logging

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

extension WebSite {
  /// Sends an offered file once, to the browser that shows its page.
  func download(
    _ request: WebRequest,
    _ target: Address,
    _ context: WebRequestContext
  ) async -> WebResponse {
    if let answer = await answerElsewhere(request, target) { return answer }
    switch await prepare(request, target, context) {
    case .refused(let response): return response
    case .admitted(let offer, let contents): return await send(offer, contents, context)
    }
  }

  private enum Admission {
    case refused(WebResponse)
    case admitted(Offer, Data)
  }

  /// A file that is about to be sent.
  private struct Offer: Sendable {
    let page: WebPage
    /// The session of the page, which may end before the download starts.
    let session: WebSession
    let exporter: ElementID
    let export: FileExport
    let file: URL
  }

  @MainActor
  private func prepare(
    _ request: WebRequest,
    _ target: Address,
    _ context: WebRequestContext
  ) -> Admission {
    guard let page = target.query["page"].flatMap(registry.page) else { return .refused(gone) }
    guard owns(request, page, context) else { return .refused(foreign) }
    if let seconds = page.takeRequest() {
      return .refused(
        .retry(.tooManyRequests, "The page sends too many requests for files.", after: seconds)
      )
    }
    guard let element = target.query["element"].flatMap({ Int($0) }).map(ElementID.init),
      let export = page.offer(of: element)
    else {
      return .refused(.refusal(.notFound, "The page does not offer a file with this element."))
    }
    let session = page.session
    guard Secret(export.key).matches(target.query["key"] ?? "") else { return .refused(foreign) }
    // A key is valid once, even if the download fails.
    session.change { $0.renewKey(of: element) }
    guard let contents = session.tree.contents(of: element) else { return .refused(gone) }
    guard registry.hasSpace(for: contents.count) else {
      return .refused(
        .retry(.serviceUnavailable, "The server has no space left for files.", after: 60)
      )
    }
    guard let file = try? session.tree.files.makePlace(named: export.filename) else {
      return .refused(gone)
    }
    session.fileUsage.reserve(contents.count, for: file)
    return .admitted(
      Offer(page: page, session: session, exporter: element, export: export, file: file),
      contents
    )
  }

  private func send(
    _ offer: Offer,
    _ contents: Data,
    _ context: WebRequestContext
  ) async -> WebResponse {
    // From here on, the download reports its end in every case.
    let download = WebDownload(
      offer.file,
      length: contents.count,
      deadline: clock.now + configuration.limits.downloadLifetime,
      clock: clock,
      isConnected: context.isConnected
    ) { isComplete in
      let session = offer.session
      if isComplete, !offer.page.isClosed { offer.page.saved(offer.file, by: offer.exporter) }
      session.fileUsage.release(offer.file)
      session.tree.files.remove(offer.file)
    }
    do {
      try await DiskFile.onDisk { try contents.write(to: offer.file) }
    } catch {
      configuration.logger.error("File not written", metadata: ["error": "\(error)"])
      return .refusal(.internalServerError, "The file could not be written.")
    }
    return WebResponse(
      .ok,
      [
        .contentType: offer.export.contentType.preferredMIMEType ?? "application/octet-stream",
        .contentDisposition: contentDisposition(of: offer.export.filename),
      ],
      .file(download)
    )
  }
}

/// Returns the `Content-Disposition` of an attachment
/// ([RFC 6266](https://www.rfc-editor.org/rfc/rfc6266)).
///
/// The filename is given twice: in ASCII for older clients, and in full.
package func contentDisposition(of filename: String) -> String {
  let plain = String(
    filename.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\", "%", "/", ";": "_"
      case " "..."~": Character(scalar)
      default: "_"
      }
    }
  )
  return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(filename.percentEncoded)"
}
#endif
