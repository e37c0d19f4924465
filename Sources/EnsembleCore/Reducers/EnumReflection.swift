// SPDX-License-Identifier: MIT

/// The case of an enum that is no observable state, and the id of what it carries, by reflection.
final class EnumReflection<Value> {
  // Swift tells of a value only, not of a type, whether it is an enum.
  private var isEnum: Bool?

  /// The identity of a value; nil for what is no enum.
  func callAsFunction(_ value: borrowing Value) -> EnumIdentity? {
    if isEnum == false { return nil }
    return withUnsafePointer(to: value) {
      isEnum = Mirror(reflecting: $0.pointee).displayStyle == .enum
      return isEnum == true ? EnumIdentity(of: $0.pointee) : nil
    }
  }
}

/// The case of an enum, and what of its payload tells it from others in that case.
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

/// A value, and if it is an enum also what its case carries, and so on inwards; each with the name of the
/// case it is in, if any.
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
