// SPDX-License-Identifier: MIT

#if Web
import EnsembleBindings
import EnsembleUI
import HTTPTypes
import Logging

extension WebSite {
  /// Receives a file that a person has chosen.
  ///
  /// The client first sends the request without a body: a refusal before the end of a body might
  /// not reach it. The checks are repeated when the body arrives.
  func upload(
    _ request: WebRequest,
    _ target: Address,
    _ context: WebRequestContext
  ) async -> WebResponse {
    guard request.header(.contentType)?.lowercased() == "application/octet-stream" else {
      return .refusal(.unsupportedMediaType, "A file must be sent as 'application/octet-stream'.")
    }
    guard request.header(.transferEncoding) == nil else {
      return .refusal(.lengthRequired, "A file must be sent with its length.")
    }
    if let answer = await answerElsewhere(request, target) { return answer }
    let upload: WebUpload
    switch await admit(request, target, context) {
    case .refused(let response): return response
    case .announced: return .done
    case .admitted(let admitted): upload = admitted
    }
    do {
      try await upload.store(request)
      return await finish(upload)
    } catch {
      await discard(upload)
      return refusal(for: error)
    }
  }

  private enum Admission {
    case refused(WebResponse)
    /// The file may be sent.
    case announced
    case admitted(WebUpload)
  }

  private func refusal(for error: any Error) -> WebResponse {
    switch error {
    case WebUpload.Failure.unwanted: return gone
    case WebUpload.Failure.incomplete: return .refusal(.badRequest, "The file is incomplete.")
    case WebRequest.BodyError.late:
      return .refusal(.requestTimeout, "The file arrived too slowly.")
    default:
      configuration.logger.error("File not stored", metadata: ["error": "\(error)"])
      return .refusal(.internalServerError, "The file could not be stored.")
    }
  }

  // MARK: Checks before the body is read

  @MainActor
  private func admit(
    _ request: WebRequest,
    _ target: Address,
    _ context: WebRequestContext
  ) -> Admission {
    guard let page = target.query["page"].flatMap(registry.page) else { return .refused(gone) }
    guard owns(request, page, context), page.token.matches(request.header(.pageToken) ?? "") else {
      return .refused(foreign)
    }
    if let seconds = page.takeRequest() {
      return .refused(
        .retry(.tooManyRequests, "The page sends too many requests for files.", after: seconds)
      )
    }
    guard let description = UploadDescription(target.query) else {
      return .refused(
        .refusal(.badRequest, "The description of the file is incomplete or invalid.")
      )
    }
    let length = request.header(.contentLength).map { Int($0) ?? -1 } ?? 0
    guard length == 0 || length == description.size else {
      return .refused(.refusal(.badRequest, "The length differs from the announced size."))
    }
    if let refusal = refusal(of: description, on: page) { return .refused(refusal) }
    return length == description.size ? start(description, on: page) : .announced
  }

  @MainActor
  private func refusal(of description: UploadDescription, on page: WebPage) -> WebResponse? {
    let limits = configuration.limits
    guard let wanted = page.request(of: description.importer) else {
      return .refusal(.notFound, "The page does not request a file with this element.")
    }
    guard description.count == 1 || wanted.allowsMultipleSelection,
      page.expects(description.index, for: description.importer)
    else { return .refusal(.conflict, "The page expects another file of the selection.") }
    guard wanted.allows(filename: FileName.sanitized(description.name)) else {
      return .refusal(.unsupportedMediaType, "The page does not accept files of this type.")
    }
    let fileUsage = page.session.fileUsage
    fileUsage.refresh()
    guard description.size <= limits.uploadBytes, description.count <= limits.uploadFiles,
      fileUsage.count < limits.filesPerSession,
      fileUsage.bytes + description.size <= limits.fileBytesPerSession
    else { return .refusal(.contentTooLarge, "The file or the number of files exceeds a limit.") }
    guard registry.hasSpace(for: description.size) else {
      return .retry(.serviceUnavailable, "The server has no space left for files.", after: 60)
    }
    return nil
  }

  @MainActor
  private func start(_ description: UploadDescription, on page: WebPage) -> Admission {
    guard registry.startUpload(of: page.browser) else {
      return .refused(.retry(.serviceUnavailable, "Too many uploads are under way.", after: 5))
    }
    do {
      let file = try page.session.tree.files.makePlace(named: description.name)
      page.session.fileUsage.reserve(description.size, for: file)
      return .admitted(
        WebUpload(
          page: page,
          session: page.session,
          importer: description.importer,
          file: file,
          size: description.size,
          index: description.index,
          count: description.count
        )
      )
    } catch {
      registry.endUpload(of: page.browser)
      return .refused(refusal(for: error))
    }
  }

  // MARK: Completion

  @MainActor
  private func finish(_ upload: WebUpload) async -> WebResponse {
    let page = upload.page
    guard upload.isWanted,
      page.take(upload.file, at: upload.index, of: upload.count, for: upload.importer)
    else {
      discard(upload)
      return gone
    }
    upload.session.fileUsage.keep(upload.file)
    registry.endUpload(of: page.browser)
    let answer = await answerWhenRecorded(.done, page)
    // The client cannot send the file again, so the upload counts as done. The change is shown once
    // the journal has it.
    return answer.status == .serviceUnavailable ? .done : answer
  }

  @MainActor
  private func discard(_ upload: WebUpload) {
    upload.session.fileUsage.release(upload.file)
    upload.session.tree.files.remove(upload.file)
    registry.endUpload(of: upload.page.browser)
  }
}

extension HTTPField.Name {
  /// The header field with the token of the uploading page. The name is valid, so the initializer
  /// cannot fail.
  static let pageToken = HTTPField.Name("Ensemble-Token")!
}
#endif
