// SPDX-License-Identifier: MIT

import EnsembleInspection
import EnsembleUI
import Foundation

/// A file with a report.
private struct ReportDocument: FileDocument {
  static let type = UTType(filenameExtension: SessionReport.fileExtension) ?? .json
  static var readableContentTypes: [UTType] { [type] }

  let report: SessionReport

  init(_ report: SessionReport) { self.report = report }

  init(configuration: ReadConfiguration) throws {
    report = try SessionReport(decoding: configuration.file.regularFileContents ?? Data())
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try report.encoded())
  }
}

extension View {
  /// Offers a report as a file: a browser downloads it, a terminal asks where to save it.
  func reportExporter(
    _ report: SessionReport?,
    onEnd: @escaping @MainActor () -> Void,
    onFailure: @escaping @MainActor (any Error) -> Void
  ) -> some View {
    fileExporter(
      isPresented: Binding(get: { report != nil }, set: { if !$0 { onEnd() } }),
      document: report.map { ReportDocument($0) },
      contentType: ReportDocument.type,
      defaultFilename: report?.name
    ) { result in
      if case .failure(let error) = result { onFailure(error) }
    }
  }
}

extension EnvironmentValues {
  /// Whether the inspector is shown in a terminal.
  var isInTerminal: Bool {
    get { self[TerminalKey.self] }
    set { self[TerminalKey.self] = newValue }
  }
}

private struct TerminalKey: EnvironmentKey {
  static let defaultValue = false
}
