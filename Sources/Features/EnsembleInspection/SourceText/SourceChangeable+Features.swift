// SPDX-License-Identifier: MIT

import EnsembleCollections
import EnsembleCore
import EnsembleForms
import OrderedCollections

extension PresentationState: SourceChangeable {
  func changes(to new: Any, at target: String, in writer: inout SourceWriter) -> [String]? {
    guard let new = new as? Self else { return nil }
    return writer.parts(from: wrappedValue as Any, to: new.wrappedValue as Any, at: target)
  }
}

extension IdentifiedArray: SourceChangeable {
  func changes(to new: Any, at target: String, in writer: inout SourceWriter) -> [String]? {
    guard let new = new as? Self, !new.isEmpty,
      let change = OrderChange(from: Array(ids), to: Array(new.ids))
    else { return nil }
    var statements = change.removed.map {
      writer.call("\(target).remove(id: ", writer.layout($0, as: ID.self))
    }
    if let (from, to) = change.move {
      // The destination is a position before the move.
      let offset = to > from ? to + 1 : to
      statements.append("\(target).move(fromOffsets: [\(from)], toOffset: \(offset))")
    }
    for (index, isLast) in change.inserted {
      let element = writer.layout(new[index], as: Element.self)
      statements.append(
        isLast
          ? writer.call("\(target).append(", element)
          : writer.call("\(target).insert(", element, ", at: \(index))")
      )
    }
    for id in ids {
      guard let old = self[id: id], let new = new[id: id] else { continue }
      let element = "\(target)[id: \(writer.layout(id, as: ID.self).line)]"
      statements += writer.statements(from: old, to: new, at: element, chain: "?")
    }
    return statements
  }
}

extension StackState: SourceChangeable {
  func changes(to new: Any, at target: String, in writer: inout SourceWriter) -> [String]? {
    guard let new = new as? Self,
      let change = OrderChange(from: Array(ids), to: Array(new.ids)), change.move == nil,
      change.inserted.allSatisfy(\.isLast)
    else { return nil }
    func element(_ id: StackElementID) -> String {
      "\(target)[id: \(id.layout(in: &writer, isTyped: true).line)]"
    }
    var statements: [String] = []
    if let first = change.removed.first, ids.suffix(change.removed.count).first == first {
      statements.append("\(target).pop(from: \(first.layout(in: &writer, isTyped: true).line))")
    } else {
      statements = change.removed.map { "\(element($0)) = nil" }
    }
    for id in ids {
      guard let old = self[id: id], let new = new[id: id] else { continue }
      statements += writer.statements(from: old, to: new, at: element(id), chain: "?")
    }
    return statements
      + change.inserted.map { index, _ in
        writer.assignment(of: new[index], to: element(new.ids[index]))
      }
  }
}

extension FormStatus: SourceWritable {
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout {
    if self != FormStatus() {
      writer.report("the status of a form that is not new has no expression.")
    }
    return .text("FormStatus\(isTyped ? "" : "<\(writer.name(of: State.self))>")()")
  }
}

extension FormStatus: SourceChangeable {
  func changes(to new: Any, at target: String, in writer: inout SourceWriter) -> [String]? {
    guard let new = new as? Self else { return nil }
    // The children of the mirror are the fields, labeled with their names.
    let (oldParts, newParts) = (Mirror(reflecting: self).children, Mirror(reflecting: new).children)
    let names = Set(oldParts.compactMap(\.label)).union(newParts.compactMap(\.label)).sorted()
    return names.flatMap { name in
      let none: Any = FormFieldStatus()
      let old = oldParts.first { $0.label == name }?.value ?? none
      let new = newParts.first { $0.label == name }?.value ?? none
      let isField = old is FormFieldStatus
      if name.contains("<") {
        writer.report("the field '\(name)' is computed, so its name is unknown.")
      }
      let part = isField ? "\(target)[\\.\(name)]" : "\(target).\(name)"
      return writer.statements(from: old, to: new, at: part)
    }
  }
}
