// SPDX-License-Identifier: MIT

import Testing

@Suite("@DependencyEndpoint: closures")
struct DependencyEndpointExpansionTests {
  @Test func `an unimplemented throwing closure throws`() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint var load: @Sendable (Int, Int) async throws -> User
          @DependencyEndpoint var save: () throws -> Void
          @DependencyEndpoint var find: () throws(any Error) -> User?
        }
        """,
      to: """
        struct Client {
          var load: @Sendable (Int, Int) async throws -> User {
            @storageRestrictions(initializes: _load)
            init(initialValue) {
              _load = initialValue
            }
            get {
              _load
            }
            set {
              _load = newValue
            }
          }

          private var _load: @Sendable (Int, Int) async throws -> User = { _, _ in
            throw EnsembleDependencies._unimplemented("load", of: "Client")
          }
          var save: () throws -> Void {
            @storageRestrictions(initializes: _save)
            init(initialValue) {
              _save = initialValue
            }
            get {
              _save
            }
            set {
              _save = newValue
            }
          }

          private var _save: () throws -> Void = {
            throw EnsembleDependencies._unimplemented("save", of: "Client")
          }
          var find: () throws(any Error) -> User? {
            @storageRestrictions(initializes: _find)
            init(initialValue) {
              _find = initialValue
            }
            get {
              _find
            }
            set {
              _find = newValue
            }
          }

          private var _find: () throws(any Error) -> User? = {
            throw EnsembleDependencies._unimplemented("find", of: "Client")
          }
        }
        """
    )
  }

  @Test func `an unimplemented closure without a result returns`() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint var a: (Int) -> Void
          @DependencyEndpoint var b: () -> ()
          @DependencyEndpoint var c: () throws(Failure) -> Swift.Void
        }
        """,
      to: """
        struct Client {
          var a: (Int) -> Void {
            @storageRestrictions(initializes: _a)
            init(initialValue) {
              _a = initialValue
            }
            get {
              _a
            }
            set {
              _a = newValue
            }
          }

          private var _a: (Int) -> Void = { _ in
            EnsembleDependencies._unimplemented("a", of: "Client")
          }
          var b: () -> () {
            @storageRestrictions(initializes: _b)
            init(initialValue) {
              _b = initialValue
            }
            get {
              _b
            }
            set {
              _b = newValue
            }
          }

          private var _b: () -> () = {
            EnsembleDependencies._unimplemented("b", of: "Client")
          }
          var c: () throws(Failure) -> Swift.Void {
            @storageRestrictions(initializes: _c)
            init(initialValue) {
              _c = initialValue
            }
            get {
              _c
            }
            set {
              _c = newValue
            }
          }

          private var _c: () throws(Failure) -> Swift.Void = {
            EnsembleDependencies._unimplemented("c", of: "Client")
          }
        }
        """
    )
  }

  @Test func `an unimplemented closure with an optional result returns nil`() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint var a: (Int) -> User?
          @DependencyEndpoint var b: () -> Optional<User>
          @DependencyEndpoint var c: () -> sending (any Model)?
        }
        """,
      to: """
        struct Client {
          var a: (Int) -> User? {
            @storageRestrictions(initializes: _a)
            init(initialValue) {
              _a = initialValue
            }
            get {
              _a
            }
            set {
              _a = newValue
            }
          }

          private var _a: (Int) -> User? = { _ in
            EnsembleDependencies._unimplemented("a", of: "Client")
            return nil
          }
          var b: () -> Optional<User> {
            @storageRestrictions(initializes: _b)
            init(initialValue) {
              _b = initialValue
            }
            get {
              _b
            }
            set {
              _b = newValue
            }
          }

          private var _b: () -> Optional<User> = {
            EnsembleDependencies._unimplemented("b", of: "Client")
            return nil
          }
          var c: () -> sending (any Model)? {
            @storageRestrictions(initializes: _c)
            init(initialValue) {
              _c = initialValue
            }
            get {
              _c
            }
            set {
              _c = newValue
            }
          }

          private var _c: () -> sending (any Model)? = {
            EnsembleDependencies._unimplemented("c", of: "Client")
            return nil
          }
        }
        """
    )
  }

  @Test func `an unimplemented closure calls its default value`() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint var a: () -> Int = { 1 }
          @DependencyEndpoint var b: @Sendable (inout Int, String) async throws -> Int = { _, _ in 1 }
          @DependencyEndpoint var c: (@autoclosure () -> Int) throws(Failure) -> Int = zero
          @DependencyEndpoint var d: () throws(Never) -> Int = { 1 }
        }
        """,
      to: """
        struct Client {
          var a: () -> Int {
            get {
              _a
            }
            set {
              _a = newValue
            }
          }

          private var _a: () -> Int = {
            EnsembleDependencies._unimplemented("a", of: "Client")
            return ({
                1
              } as () -> Int)()
          }
          var b: @Sendable (inout Int, String) async throws -> Int {
            get {
              _b
            }
            set {
              _b = newValue
            }
          }

          private var _b: @Sendable (inout Int, String) async throws -> Int = {
            EnsembleDependencies._unimplemented("b", of: "Client")
            return try await ({ _, _ in
                1
              } as @Sendable (inout Int, String) async throws -> Int)(&$0, $1)
          }
          var c: (@autoclosure () -> Int) throws(Failure) -> Int {
            get {
              _c
            }
            set {
              _c = newValue
            }
          }

          private var _c: (@autoclosure () -> Int) throws(Failure) -> Int = {
            EnsembleDependencies._unimplemented("c", of: "Client")
            return try (zero as (@autoclosure () -> Int) throws(Failure) -> Int)($0())
          }
          var d: () throws(Never) -> Int {
            get {
              _d
            }
            set {
              _d = newValue
            }
          }

          private var _d: () throws(Never) -> Int = {
            EnsembleDependencies._unimplemented("d", of: "Client")
            return ({
                1
              } as () throws(Never) -> Int)()
          }
        }
        """
    )
  }

  @Test func `names in backticks are kept`() {
    expectExpansion(
      of: """
        struct `class` {
          @DependencyEndpoint var `default`: () -> Void
        }
        """,
      to: """
        struct `class` {
          var `default`: () -> Void {
            @storageRestrictions(initializes: _default)
            init(initialValue) {
              _default = initialValue
            }
            get {
              _default
            }
            set {
              _default = newValue
            }
          }

          private var _default: () -> Void = {
            EnsembleDependencies._unimplemented("default", of: "class")
          }
        }
        """
    )
  }
}
