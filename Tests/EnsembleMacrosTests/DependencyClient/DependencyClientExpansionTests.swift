// SPDX-License-Identifier: MIT

import Testing

@Suite("@DependencyClient: structs")
struct DependencyClientExpansionTests {
  @Test func `initializers take the stored properties`() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Client {
          var id: Int
          var fetch: @Sendable (_ id: Int) async throws -> User
          let create: @MainActor () -> Void
          var names: () -> [String] = { [] }
          var retries = 3, isOn: Bool = true
          let x, y: Int
          let version = 1
          let stable: () -> Void = {}
          var note: String?
          @DependencyEndpointIgnored var log: (String) -> Void = { print($0) }
          var handler: (() -> Void)?
          static var shared: () -> Void = {}
          lazy var slow: () -> Void = {}
          var computed: () -> Void { {} }
          var `default`: ((Int) -> Void)
        }
        """,
      to: """
        struct Client {
          var id: Int
          @Ensemble.DependencyEndpoint
          var fetch: @Sendable (_ id: Int) async throws -> User
          let create: @MainActor () -> Void
          @Ensemble.DependencyEndpoint
          var names: () -> [String] = { [] }
          var retries = 3, isOn: Bool = true
          let x, y: Int
          let version = 1
          let stable: () -> Void = {}
          var note: String?
          var log: (String) -> Void = { print($0) }
          var handler: (() -> Void)?
          static var shared: () -> Void = {}
          lazy var slow: () -> Void = {}
          var computed: () -> Void { {} }
          @Ensemble.DependencyEndpoint
          var `default`: ((Int) -> Void)

          init(
            id: Int,
            fetch: @escaping @Sendable (_ id: Int) async throws -> User,
            create: @escaping @MainActor () -> Void,
            names: @escaping () -> [String],
            retries: Swift.Int = 3,
            isOn: Bool = true,
            x: Int,
            y: Int,
            note: String? = nil,
            log: @escaping (String) -> Void = {
              print($0)
            },
            handler: (() -> Void)? = nil,
            `default`: @escaping (Int) -> Void
          ) {
            self.id = id
            self._fetch = fetch
            self.create = create
            self._names = names
            self.retries = retries
            self.isOn = isOn
            self.x = x
            self.y = y
            self.note = note
            self.log = log
            self.handler = handler
            self._default = `default`
          }

          init(
            id: Int,
            create: @escaping @MainActor () -> Void,
            x: Int,
            y: Int
          ) {
            self.id = id
            self.create = create
            self.x = x
            self.y = y
          }
        }
        """
    )
  }

  @Test func `initializers have the access of the struct`() {
    expectExpansion(
      of: """
        @DependencyClient
        public struct Client {
          public var load: () throws -> Void
        }
        @DependencyClient
        package struct Other {
          package var load: () throws -> Void
        }
        @DependencyClient
        private struct Hidden {
          var load: () throws -> Void
        }
        """,
      to: """
        public struct Client {
          @Ensemble.DependencyEndpoint
          public var load: () throws -> Void

          public init(
            load: @escaping () throws -> Void
          ) {
            self._load = load
          }

          public init() {
          }
        }
        package struct Other {
          @Ensemble.DependencyEndpoint
          package var load: () throws -> Void

          package init(
            load: @escaping () throws -> Void
          ) {
            self._load = load
          }

          package init() {
          }
        }
        private struct Hidden {
          @Ensemble.DependencyEndpoint
          var load: () throws -> Void

          init(
            load: @escaping () throws -> Void
          ) {
            self._load = load
          }

          init() {
          }
        }
        """
    )
  }

  @Test func `private properties with values are not parameters`() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Client {
          private let secret: String
          private var count = 0
          fileprivate var cache: [Int]?
          private(set) var name = ""
          private var load: () throws -> Void
          private var save: () -> Void = {}
        }
        """,
      to: """
        struct Client {
          private let secret: String
          private var count = 0
          fileprivate var cache: [Int]?
          private(set) var name = ""
          @Ensemble.DependencyEndpoint
          private var load: () throws -> Void
          @Ensemble.DependencyEndpoint
          private var save: () -> Void = {}

          init(
            secret: String,
            name: Swift.String = "",
            load: @escaping () throws -> Void
          ) {
            self.secret = secret
            self.name = name
            self._load = load
          }

          init(
            secret: String
          ) {
            self.secret = secret
          }
        }
        """
    )
  }

  @Test func `literals provide the types of parameters`() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Client {
          var a = 1
          var b = -1.5
          var c = true
          var d = "d"
        }
        """,
      to: """
        struct Client {
          var a = 1
          var b = -1.5
          var c = true
          var d = "d"

          init(
            a: Swift.Int = 1,
            b: Swift.Double = -1.5,
            c: Swift.Bool = true,
            d: Swift.String = "d"
          ) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
          }

          init() {
          }
        }
        """
    )
  }

  @Test func `identical initializers are added once`() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Client {
          let id: Int
        }
        @DependencyClient
        struct Empty {
        }
        """,
      to: """
        struct Client {
          let id: Int

          init(
            id: Int
          ) {
            self.id = id
          }
        }
        struct Empty {

          init() {
          }
        }
        """
    )
  }

  @Test func `initializers in the source are not repeated`() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Client {
          var load: () throws -> Void
          var count: Int
          init(
            load: @escaping ()  throws -> Void,
            count: Int
          ) {
          }
        }
        @DependencyClient
        struct Other {
          var load: () throws -> Void
          init() {
          }
          init(load: Int) {
          }
        }
        """,
      to: """
        struct Client {
          @Ensemble.DependencyEndpoint
          var load: () throws -> Void
          var count: Int
          init(
            load: @escaping ()  throws -> Void,
            count: Int
          ) {
          }

          init(
            count: Int
          ) {
            self.count = count
          }
        }
        struct Other {
          @Ensemble.DependencyEndpoint
          var load: () throws -> Void
          init() {
          }
          init(load: Int) {
          }

          init(
            load: @escaping () throws -> Void
          ) {
            self._load = load
          }
        }
        """
    )
  }

  @Test func `properties whose wrappers take arguments are not parameters`() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Client {
          @Dependency(\\.uuid) var uuid
          @Wrapped var plain: Int
          @available(*, deprecated) var old: Int
        }
        """,
      to: """
        struct Client {
          @Dependency(\\.uuid) var uuid
          @Wrapped var plain: Int
          @available(*, deprecated) var old: Int

          init(
            plain: Int,
            old: Int
          ) {
            self.plain = plain
            self.old = old
          }
        }
        """
    )
  }

  @Test func `parameters of aliased closure types escape`() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Client {
          @DependencyEndpointIgnored var a: Handler
          @DependencyEndpointIgnored let b: Handlers.Main
          @DependencyEndpointIgnored var c: Optional<Handler>
          @DependencyEndpointIgnored var d: Handler?
          var e: Int
        }
        """,
      to: """
        struct Client {
          var a: Handler
          let b: Handlers.Main
          var c: Optional<Handler>
          var d: Handler?
          var e: Int

          init(
            a: @escaping Handler,
            b: @escaping Handlers.Main,
            c: Optional<Handler>,
            d: Handler? = nil,
            e: Int
          ) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
          }

          init(
            a: @escaping Handler,
            b: @escaping Handlers.Main,
            c: Optional<Handler>,
            e: Int
          ) {
            self.a = a
            self.b = b
            self.c = c
            self.e = e
          }
        }
        """
    )
  }

  @Test func `specifiers precede @escaping`() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Client {
          let stay: nonisolated(nonsending) @Sendable () async -> Void
        }
        """,
      to: """
        struct Client {
          let stay: nonisolated(nonsending) @Sendable () async -> Void

          init(
            stay: nonisolated(nonsending) @escaping @Sendable () async -> Void
          ) {
            self.stay = stay
          }
        }
        """
    )
  }
}
