// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

// A recorded state outlives the program that has recorded it, so only the identity and the title of
// a todo are required: a property without a value has its initial one, and an unknown value is
// ignored.

nonisolated extension Todos.State: Codable {
  private enum CodingKeys: String, CodingKey {
    case draft
    case filter
    case isEditing
    case isImporting
    case isExporting
    case problem
    case deletions
    case todos
  }

  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    draft = try values.decodeIfPresent(String.self, forKey: .draft) ?? draft
    filter = try values.decodeIfPresent(Todos.Filter.self, forKey: .filter) ?? filter
    isEditing = try values.decodeIfPresent(Bool.self, forKey: .isEditing) ?? isEditing
    isImporting = try values.decodeIfPresent(Bool.self, forKey: .isImporting) ?? isImporting
    isExporting = try values.decodeIfPresent(Bool.self, forKey: .isExporting) ?? isExporting
    problem = try values.decodeIfPresent(String.self, forKey: .problem)
    deletions = try values.decodeIfPresent([Todos.Deletion].self, forKey: .deletions) ?? deletions
    todos = try values.decodeIfPresent(IdentifiedArrayOf<Todo.State>.self, forKey: .todos) ?? todos
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(draft, forKey: .draft)
    try values.encode(filter, forKey: .filter)
    try values.encode(isEditing, forKey: .isEditing)
    try values.encode(isImporting, forKey: .isImporting)
    try values.encode(isExporting, forKey: .isExporting)
    try values.encodeIfPresent(problem, forKey: .problem)
    try values.encode(deletions, forKey: .deletions)
    try values.encode(todos, forKey: .todos)
  }
}

nonisolated extension Todo.State: Codable {
  private enum CodingKeys: String, CodingKey {
    case id
    case title
    case isDone
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.decode(UUID.self, forKey: .id),
      title: try values.decode(String.self, forKey: .title),
      isDone: try values.decodeIfPresent(Bool.self, forKey: .isDone) ?? false
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(title, forKey: .title)
    try values.encode(isDone, forKey: .isDone)
  }
}
