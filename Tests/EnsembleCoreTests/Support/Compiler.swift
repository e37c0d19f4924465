// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation

  /// What the compiler objects to in a program that imports `EnsembleCore`; nothing if it compiles.
  func compilerErrors(in source: String) throws -> [String] {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("ensemble-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appendingPathComponent("Source.swift")
    try "import EnsembleCore\n\(source)".write(to: file, atomically: true, encoding: .utf8)

    // The tests are run from the directory that the package was built in.
    let built = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let shims = built.appendingPathComponent("EnsembleShims.build/module.modulemap")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", file.path,
      "-I", built.appendingPathComponent("Modules").path, "-Xcc", "-fmodule-map-file=\(shims.path)",
    ]
    let output = Pipe()
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").compactMap { line in
      line.range(of: "error: ").map { String(line[$0.upperBound...]) }
    }
  }
#endif
