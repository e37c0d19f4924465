// SPDX-License-Identifier: MIT

import Testing

@Suite("@DependencyClient: conditions")
struct DependencyClientConditionTests {
  @Test func `each branch of an #if has its initializers`() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Client {
          let a: Int
          #if DEBUG
          let b: Int
          #elseif RELEASE
          let c: () -> Void
          #else
          #endif
          let d: Int
        }
        """,
      to: """
        struct Client {
          let a: Int
          #if DEBUG
          let b: Int
          #elseif RELEASE
          let c: () -> Void
          #else
          #endif
          let d: Int

          #if DEBUG
          init(
            a: Int,
            b: Int,
            d: Int
          ) {
            self.a = a
            self.b = b
            self.d = d
          }
          #elseif RELEASE
          init(
            a: Int,
            c: @escaping () -> Void,
            d: Int
          ) {
            self.a = a
            self.c = c
            self.d = d
          }
          #else
          init(
            a: Int,
            d: Int
          ) {
            self.a = a
            self.d = d
          }
          #endif
        }
        """
    )
  }

  @Test func `nested #if blocks have their initializers`() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Client {
          #if A
          let a: Int
          #if B
          let b: Int
          #endif
          #else
          let c: Int
          #endif
        }
        """,
      to: """
        struct Client {
          #if A
          let a: Int
          #if B
          let b: Int
          #endif
          #else
          let c: Int
          #endif

          #if A
          #if B
          init(
            a: Int,
            b: Int
          ) {
            self.a = a
            self.b = b
          }
          #else
          init(
            a: Int
          ) {
            self.a = a
          }
          #endif
          #else
          init(
            c: Int
          ) {
            self.c = c
          }
          #endif
        }
        """
    )
  }

  @Test func `a property inside #if is a parameter in its branch only`() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Client {
          #if DEBUG
          var a: Int
          #endif
          var b = 1
        }
        """,
      to: """
        struct Client {
          #if DEBUG
          var a: Int
          #endif
          var b = 1

          #if DEBUG
          init(
            a: Int,
            b: Swift.Int = 1
          ) {
            self.a = a
            self.b = b
          }
          init(
            a: Int
          ) {
            self.a = a
          }
          #else
          init(
            b: Swift.Int = 1
          ) {
            self.b = b
          }
          init() {
          }
          #endif
        }
        """
    )
  }

  @Test func `branches of an #if may repeat methods`() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Client {
          #if DEBUG
          @DependencyEndpoint(method: "go") var a: (_ x: Int) -> Void
          #else
          @DependencyEndpoint(method: "go") var b: (_ x: Int) -> Void
          #endif
        }
        """,
      to: """
        struct Client {
          #if DEBUG
          var a: (_ x: Int) -> Void {
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
          #else
          var b: (_ x: Int) -> Void {
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
          #endif

          #if DEBUG
          init(
            a: @escaping (_ x: Int) -> Void
          ) {
            self._a = a
          }
          init() {
          }
          #else
          init(
            b: @escaping (_ x: Int) -> Void
          ) {
            self._b = b
          }
          init() {
          }
          #endif
        }
        """
    )
  }
}
