// SPDX-License-Identifier: MIT

import Foundation

extension UUID: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    .text("UUID(uuidString: \"\(uuidString)\")!")
  }
}

extension Date: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    let seconds = writer.layout(timeIntervalSinceReferenceDate, isTyped: true).line
    return .text("Date(timeIntervalSinceReferenceDate: \(seconds))")
  }
}

extension URL: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    let text = stringLiteral(relativeString)
    guard let baseURL else { return .text("URL(string: \(text))!") }
    let base = baseURL.layout(in: &writer, isTyped: true).line
    return .text("URL(string: \(text), relativeTo: \(base))!")
  }
}

extension Data: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    .text(isEmpty ? "Data()" : "Data(base64Encoded: \"\(base64EncodedString())\")!")
  }
}

extension Decimal: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    .text(isNaN ? "Decimal.nan" : "Decimal(string: \"\(description)\")!")
  }
}

extension Locale: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    .text("Locale(identifier: \(stringLiteral(identifier)))")
  }
}

extension TimeZone: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    .text("TimeZone(identifier: \(stringLiteral(identifier)))!")
  }
}

extension Calendar: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    .text("Calendar(identifier: .\(caseName(of: identifier)))")
  }
}

extension IndexPath: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    .list("IndexPath(indexes: [", writer.items(of: self), "])")
  }
}

extension IndexSet: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    .list("IndexSet([", writer.items(of: self), "])")
  }
}

extension DateInterval: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    writer.call("DateInterval", [("start", start), ("duration", duration)])
  }
}

extension CGFloat: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    let number = writer.layout(Double(self), isTyped: isTyped)
    return isTyped ? number : number.enclosed("CGFloat(", ")")
  }
}

extension CGPoint: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    writer.call("CGPoint", [("x", x), ("y", y)])
  }
}

extension CGSize: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    writer.call("CGSize", [("width", width), ("height", height)])
  }
}

extension CGRect: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    writer.call("CGRect", [("origin", origin), ("size", size)])
  }
}

extension Duration: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    let (seconds, attoseconds) = components
    let units = [("seconds", 1), ("milliseconds", 1_000), ("microseconds", 1_000_000)]
    for (unit, count) in units + [("nanoseconds", 1_000_000_000)] {
      let size = 1_000_000_000_000_000_000 / Int64(count)
      let (whole, overflow) = seconds.multipliedReportingOverflow(by: Int64(count))
      if attoseconds.isMultiple(of: size), !overflow {
        let (number, overflow) = whole.addingReportingOverflow(attoseconds / size)
        if !overflow { return .text("\(isTyped ? "" : "Duration").\(unit)(\(number))") }
      }
    }
    return .text(
      "Duration(secondsComponent: \(seconds), attosecondsComponent: \(attoseconds))"
    )
  }
}

extension SourceWriter {
  /// Returns a call of an initializer with labelled arguments of known types.
  mutating func call(_ name: String, _ arguments: [(label: String, value: Any)]) -> SourceLayout {
    let items = arguments.map { label, value in
      SourceItem(label: "\(label): ", value: layout(value, isTyped: true))
    }
    return .list("\(name)(", items, ")")
  }
}
