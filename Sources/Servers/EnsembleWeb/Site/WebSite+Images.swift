// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI
import Foundation
import HTTPTypes

extension WebSite {
  /// Sends the file of an image that a view has shown. The number changes with the file, so
  /// browsers may cache it forever.
  ///
  /// - Parameter tag: The tag of the process that has shown the image; nil for this process.
  func image(_ number: String, at tag: String?, _ request: WebRequest) async -> WebResponse {
    if let tag, let answer = await answer(ofImageAt: tag, to: request) { return answer }
    let missing = WebResponse.refusal(.notFound, "There is no image at this address.")
    guard let file = ImageFiles.shared[number],
      let length = try? await DiskFile.onDisk({ try FileManager.default.length(of: file.url) })
    else { return missing }
    let download = WebDownload(
      file.url,
      length: length,
      deadline: clock.now + configuration.limits.downloadLifetime,
      clock: clock,
      isConnected: { true }
    ) { _ in }
    return WebResponse(
      .ok,
      [.contentType: file.mediaType, .cacheControl: "private, max-age=31536000, immutable"],
      .file(download)
    )
  }
}

extension FileManager {
  fileprivate func length(of file: URL) throws -> Int {
    try attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
  }
}
#endif
