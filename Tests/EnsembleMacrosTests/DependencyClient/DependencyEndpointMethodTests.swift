// SPDX-License-Identifier: MIT

import Testing

@Suite("@DependencyEndpoint: methods")
struct DependencyEndpointMethodTests {
  @Test func `a method takes the names of parameters as labels`() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint var a: (_ id: Int, _ limit: Int) async throws -> User
          @DependencyEndpoint var b: (_ id: Int, Int) -> Void
          @DependencyEndpoint var c: (_: Int, _ _: Int) -> Void
        }
        """,
      to: """
        struct Client {
          var a: (_ id: Int, _ limit: Int) async throws -> User {
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

          private var _a: (_ id: Int, _ limit: Int) async throws -> User = { _, _ in
            throw EnsembleDependencies._unimplemented("a", of: "Client")
          }

          func a(id: Int, limit: Int) async throws -> User {
            try await self._a(id, limit)
          }
          var b: (_ id: Int, Int) -> Void {
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

          private var _b: (_ id: Int, Int) -> Void = { _, _ in
            EnsembleDependencies._unimplemented("b", of: "Client")
          }

          func b(id: Int, _ p1: Int) {
            self._b(id, p1)
          }
          var c: (_: Int, _ _: Int) -> Void {
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

          private var _c: (_: Int, _ _: Int) -> Void = { _, _ in
            EnsembleDependencies._unimplemented("c", of: "Client")
          }
        }
        """
    )
  }

  @Test func `labels that expressions cannot use get other names`() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint var `default`: (_ for: Int, _ `in`: Int, _ self: Int) -> Void
          @DependencyEndpoint var same: (_ a: Int, _ a: Int) -> Void
        }
        """,
      to: """
        struct Client {
          var `default`: (_ for: Int, _ `in`: Int, _ self: Int) -> Void {
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

          private var _default: (_ for: Int, _ `in`: Int, _ self: Int) -> Void = { _, _, _ in
            EnsembleDependencies._unimplemented("default", of: "Client")
          }

          func `default`(for p0: Int, `in`: Int, self p2: Int) {
            self._default(p0, `in`, p2)
          }
          var same: (_ a: Int, _ a: Int) -> Void {
            @storageRestrictions(initializes: _same)
            init(initialValue) {
              _same = initialValue
            }
            get {
              _same
            }
            set {
              _same = newValue
            }
          }

          private var _same: (_ a: Int, _ a: Int) -> Void = { _, _ in
            EnsembleDependencies._unimplemented("same", of: "Client")
          }

          func same(a: Int, a p1: Int) {
            self._same(a, p1)
          }
        }
        """
    )
  }

  @Test func `a method can have another name`() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint(method: "user") var a: (_ id: Int) -> Void
          @DependencyEndpoint(method: "repeat") var b: () -> Void
          @DependencyEndpoint(method: "c") var c: (Int) -> Void
        }
        """,
      to: """
        struct Client {
          var a: (_ id: Int) -> Void {
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

          private var _a: (_ id: Int) -> Void = { _ in
            EnsembleDependencies._unimplemented("a", of: "Client")
          }

          func user(id: Int) {
            self._a(id)
          }
          var b: () -> Void {
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

          private var _b: () -> Void = {
            EnsembleDependencies._unimplemented("b", of: "Client")
          }

          func `repeat`() {
            self._b()
          }
          var c: (Int) -> Void {
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

          private var _c: (Int) -> Void = { _ in
            EnsembleDependencies._unimplemented("c", of: "Client")
          }
        }
        """
    )
  }

  @Test func `a method has the modifiers and availability of its property`() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint
          @available(*, deprecated)
          public nonisolated var a: (_ id: Int) -> Void
          @DependencyEndpoint package private(set) var b: (_ id: Int) -> Void
        }
        """,
      to: """
        struct Client {
          @available(*, deprecated)
          public nonisolated var a: (_ id: Int) -> Void {
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

          private var _a: (_ id: Int) -> Void = { _ in
            EnsembleDependencies._unimplemented("a", of: "Client")
          }

          @available(*, deprecated)
          public nonisolated func a(id: Int) {
            self._a(id)
          }
          package private(set) var b: (_ id: Int) -> Void {
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

          private var _b: (_ id: Int) -> Void = { _ in
            EnsembleDependencies._unimplemented("b", of: "Client")
          }

          package func b(id: Int) {
            self._b(id)
          }
        }
        """
    )
  }

  @Test func `inout and autoclosure parameters are forwarded`() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint var a: (_ x: inout Int, _ y: @autoclosure () -> Int) -> Void
          @DependencyEndpoint var b: (_ x: @escaping () -> Void, _ y: sending Box) -> Void
        }
        """,
      to: """
        struct Client {
          var a: (_ x: inout Int, _ y: @autoclosure () -> Int) -> Void {
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

          private var _a: (_ x: inout Int, _ y: @autoclosure () -> Int) -> Void = { _, _ in
            EnsembleDependencies._unimplemented("a", of: "Client")
          }

          func a(x: inout Int, y: @autoclosure () -> Int) {
            self._a(&x, y())
          }
          var b: (_ x: @escaping () -> Void, _ y: sending Box) -> Void {
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

          private var _b: (_ x: @escaping () -> Void, _ y: sending Box) -> Void = { _, _ in
            EnsembleDependencies._unimplemented("b", of: "Client")
          }

          func b(x: @escaping () -> Void, y: sending Box) {
            self._b(x, y)
          }
        }
        """
    )
  }

  @Test func `a method has the isolation of its closure`() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint var a: @MainActor @Sendable (_ x: Int) -> Void
          @DependencyEndpoint var b: nonisolated(nonsending) (_ x: Int) async -> Void
          @DependencyEndpoint var c: @concurrent @Sendable (_ x: Int) async -> Void
        }
        """,
      to: """
        struct Client {
          var a: @MainActor @Sendable (_ x: Int) -> Void {
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

          private var _a: @MainActor @Sendable (_ x: Int) -> Void = { _ in
            EnsembleDependencies._unimplemented("a", of: "Client")
          }

          @MainActor func a(x: Int) {
            self._a(x)
          }
          var b: nonisolated(nonsending) (_ x: Int) async -> Void {
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

          private var _b: nonisolated(nonsending) (_ x: Int) async -> Void = { _ in
            EnsembleDependencies._unimplemented("b", of: "Client")
          }

          nonisolated(nonsending) func b(x: Int) async {
            await self._b(x)
          }
          var c: @concurrent @Sendable (_ x: Int) async -> Void {
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

          private var _c: @concurrent @Sendable (_ x: Int) async -> Void = { _ in
            EnsembleDependencies._unimplemented("c", of: "Client")
          }

          func c(x: Int) async {
            await self._c(x)
          }
        }
        """
    )
  }
}
