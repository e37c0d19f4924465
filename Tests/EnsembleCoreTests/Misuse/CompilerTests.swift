// SPDX-License-Identifier: MIT

#if os(Linux)
  import CompilerSupport
  import Testing

  @Suite("What does not compile")
  struct CompilerTests {
    @Test func `a write to a field that can be written compiles`() throws {
      let errors = try compile(
        """
        struct State { var name = "" }
        let action = FormAction<State>.set(\\.name, "Blob")
        """,
        importing: "EnsembleCore"
      ).errors
      #expect(errors == [])
    }

    @Test func `a write to a field that cannot be written`() throws {
      let errors = try compile(
        """
        struct State { let name = "" }
        let action = FormAction<State>.set(\\.name, "Blob")
        """,
        importing: "EnsembleCore"
      ).errors
      #expect(errors.contains { $0.contains("WritableKeyPath") })
    }

    @Test func `a write of another type`() throws {
      let errors = try compile(
        """
        struct State { var name = "" }
        let action = FormAction<State>.set(\\.name, 1)
        """,
        importing: "EnsembleCore"
      ).errors
      #expect(!errors.isEmpty)
    }
  }
#endif
