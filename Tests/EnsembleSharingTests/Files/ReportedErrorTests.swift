// SPDX-License-Identifier: MIT

#if os(Linux) && DEBUG
import Foundation
import Testing

/// The errors of shared values that a program prints outside of tests.
@Suite(.timeLimit(.minutes(10))) struct ReportedErrorTests {
  @Test func `an error of loading and one of saving are reported with the path`() throws {
    let folder = try TemporaryFolder()
    try folder.put("corrupt", at: "corrupt.json")
    try folder.put("", at: "folder")
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("shared-writer")
    process.arguments = [folder.path, "fail"]
    process.standardError = errors
    try process.run()
    let data = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("The file '\(folder.path("corrupt.json"))' could not be decoded"))
    #expect(text.contains("The file '\(folder.path("folder/x.json"))' could not be written"))
  }
}
#endif
