// SPDX-License-Identifier: MIT

#if Web
extension PageRegistry {
  /// Returns whether the site has space for a file.
  func hasSpace(for bytes: Int) -> Bool {
    let room = configuration.limits.fileBytes - bytes
    if fileBytes <= room { return true }
    for session in sessions.values { session.fileUsage.refresh() }
    return fileBytes <= room
  }

  private var fileBytes: Int { sessions.values.reduce(0) { $0 + $1.fileUsage.bytes } }

  /// Counts an upload, or returns false if the limit is reached.
  func startUpload(of browser: Secret) -> Bool {
    let count = uploads[browser] ?? 0
    guard count < configuration.limits.uploadsPerBrowser,
      uploads.values.reduce(0, +) < configuration.limits.uploads
    else { return false }
    uploads[browser] = count + 1
    return true
  }

  func endUpload(of browser: Secret) {
    let count = (uploads[browser] ?? 1) - 1
    uploads[browser] = count > 0 ? count : nil
  }
}
#endif
