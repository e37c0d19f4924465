// SPDX-License-Identifier: MIT

// The sample code of the article SharingAPackage. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleUI
import Foundation
import Testing

// snippet: key
extension SharedReaderKey where Self == FileStorageKey<[String]>.Default {
  static var notebook: Self {
    Self[.fileStorage(dataFolder.appending(path: "notebook.json")), default: []]
  }
}

/// The folder of the program's data, in the application or on the server.
nonisolated var dataFolder: URL {
  let state = ProcessInfo.processInfo.environment["STATE_DIRECTORY"]
  if let folder = state?.split(separator: ":").first {
    return URL(filePath: String(folder))
  }
  return URL.documentsDirectory
}
// end

@MainActor
@Suite struct SharingAPackageTests {
  @Test func `a folder is named on every platform`() {
    #expect(dataFolder.isFileURL)
    @Shared(.notebook) var lines
    #expect(lines == [])
  }
}
