// SPDX-License-Identifier: MIT

/// A reflection of the case and the payload's id of enums that are not observable.
final class EnumReflection<Value> {
  // Only a value, not a type, can be tested for being an enum.
  private var isEnum: Bool?

  /// Returns the identity of a value; nil if it is not an enum.
  func callAsFunction(_ value: borrowing Value) -> EnumIdentity? {
    if isEnum == false { return nil }
    return withUnsafePointer(to: value) {
      isEnum = Mirror(reflecting: $0.pointee).displayStyle == .enum
      return isEnum == true ? EnumIdentity(of: $0.pointee) : nil
    }
  }
}

/// The identity of an enum value: its cases, and the id of its payload.
struct EnumIdentity: Hashable {
  private var cases: [String] = []
  private var id: AnyHashable?
  private(set) var isEphemeral = false

  init(of value: Any) {
    for payload in enumPayloads(of: value) {
      if let name = payload.caseName { cases.append(name) }
      if let identifiable = payload.value as? any Identifiable { id = Self.id(of: identifiable) }
      if payload.value is any _EphemeralState { isEphemeral = true }
    }
  }

  private static func id<Payload: Identifiable>(of payload: Payload) -> AnyHashable {
    AnyHashable(payload.id)
  }
}

extension EnumIdentity: CustomStringConvertible {
  var description: String {
    cases.joined(separator: ".") + (id.map { "[\($0.base)]" } ?? "")
  }
}

/// Returns a value and, for enums, its nested payloads from the outside in, each with the name of
/// its current case.
func enumPayloads(of value: Any) -> [(value: Any, caseName: String?)] {
  var payloads: [(value: Any, caseName: String?)] = []
  var next: Any? = value
  while let value = next {
    next = nil
    let mirror = Mirror(reflecting: value)
    var caseName: String?
    if mirror.displayStyle == .enum {
      caseName = mirror.children.first?.label ?? "\(value)"
      next = mirror.children.first?.value
    }
    payloads.append((value, caseName))
  }
  return payloads
}
