// SPDX-License-Identifier: MIT

#if os(Linux)
import CompilerSupport
import Testing

@Suite("Compiler diagnostics")
struct CompilerTests {
  @Test func `a write to a writable field compiles`() throws {
    let errors = try compile(
      """
      struct State { var name = "" }
      let action = BindingAction<State>.set(\\.name, "Blob")
      """,
      importing: "EnsembleCore"
    ).errors
    #expect(errors == [])
  }

  @Test func `a write to a read-only field is an error`() throws {
    let errors = try compile(
      """
      struct State { let name = "" }
      let action = BindingAction<State>.set(\\.name, "Blob")
      """,
      importing: "EnsembleCore"
    ).errors
    #expect(errors.contains { $0.contains("WritableKeyPath") })
  }

  @Test func `a write of another type is an error`() throws {
    let errors = try compile(
      """
      struct State { var name = "" }
      let action = BindingAction<State>.set(\\.name, 1)
      """,
      importing: "EnsembleCore"
    ).errors
    #expect(!errors.isEmpty)
  }
}
#endif
