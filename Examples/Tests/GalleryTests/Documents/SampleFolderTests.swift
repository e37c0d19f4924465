// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import GalleryExamples

@Suite struct SampleFolderTests {
  private let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  @Test func `files of examples are in a folder that only the user can open`() throws {
    let folder = URL.privateFolder(environment: ["HOME": home.path])
    defer { try? FileManager.default.removeItem(at: home) }
    #expect(folder.path == home.path + "/.local/state/ensemble-gallery")
    #expect(try mode(of: folder) == 0o700)
  }

  @Test func `the state folder of the desktop standard is used, and closed to others`() throws {
    let folder = home.appending(path: "ensemble-gallery")
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o777]
    )
    defer { try? FileManager.default.removeItem(at: home) }
    let environment = ["XDG_STATE_HOME": home.path, "HOME": "/nowhere"]
    #expect(URL.privateFolder(environment: environment).path == folder.path)
    #expect(try mode(of: folder) == 0o700)
  }

  @Test(arguments: [[:], ["HOME": "/dev/null"], ["XDG_STATE_HOME": "relative"]])
  func `without a home, the folder has a name that cannot be guessed`(
    environment: [String: String]
  ) throws {
    let folders = (1...2).map { _ in URL.privateFolder(environment: environment) }
    defer { for folder in folders { try? FileManager.default.removeItem(at: folder) } }
    #expect(folders[0] != folders[1])
    for folder in folders { #expect(try mode(of: folder) == 0o700) }
  }

  private func mode(of folder: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int
  }
}
