// SPDX-License-Identifier: MIT

import Testing

@Suite("@FormFields")
struct FormFieldsExpansionTests {
  @Test func `stored variables become fields`() {
    expectExpansion(
      of: """
        @FormFields
        public struct State {
          public var displayName = ""
          var digest: Digest
          var width = 1, height = 2
          var `default` = false
          var observed = 0 {
            didSet {}
          }
          let id = 1
          static var shared = 0
          var sum: Int { width + height }
          private var secret = ""
          public private(set) var serial = 0
          public internal(set) var count = 0
          lazy var late = 0
          var (x, y) = (0, 0)
        }
        """,
      to: """
        public struct State {
          public var displayName = ""
          var digest: Digest
          var width = 1, height = 2
          var `default` = false
          var observed = 0 {
            didSet {}
          }
          let id = 1
          static var shared = 0
          var sum: Int { width + height }
          private var secret = ""
          public private(set) var serial = 0
          public internal(set) var count = 0
          lazy var late = 0
          var (x, y) = (0, 0)

          public static var formFields: EnsembleCore.FormFields<Self> {
            var fields = EnsembleCore.FormFields<Self>()
            fields._$property("displayName", \\.displayName)
            fields._$property("digest", \\.digest)
            fields._$property("width", \\.width)
            fields._$property("height", \\.height)
            fields._$property("default", \\.`default`)
            fields._$property("observed", \\.observed)
            return fields
          }
        }

        extension State: EnsembleCore.FormState {
        }
        """
    )
  }

  @Test func `attributes add, rename and exclude fields`() {
    expectExpansion(
      of: """
        @FormFields
        struct State {
          @FormField var a = 0
          @FormField("b-c") var b = 0
          @FormField private var c = 0
          @FormField("d e") var d: Int {
            get { a }
            set { a = newValue }
          }
          @FormFieldIgnored var e = 0
        }
        """,
      to: """
        struct State {
          var a = 0
          var b = 0
          private var c = 0
          var d: Int {
            get { a }
            set { a = newValue }
          }
          var e = 0

          static var formFields: EnsembleCore.FormFields<Self> {
            var fields = EnsembleCore.FormFields<Self>()
            fields.append(EnsembleCore.FormField("a", \\.a))
            fields.append(EnsembleCore.FormField("b-c", \\.b))
            fields.append(EnsembleCore.FormField("c", \\.c))
            fields.append(EnsembleCore.FormField("d e", \\.d))
            return fields
          }
        }

        extension State: EnsembleCore.FormState {
        }
        """
    )
  }

  @Test func `properties inside #if keep their conditions`() {
    expectExpansion(
      of: """
        @FormFields
        struct State {
          #if os(Linux)
          var path = ""
          #else
          @FormField("path") var url = ""
          #endif
        }
        """,
      to: """
        struct State {
          #if os(Linux)
          var path = ""
          #else
          var url = ""
          #endif

          static var formFields: EnsembleCore.FormFields<Self> {
            var fields = EnsembleCore.FormFields<Self>()
            #if os(Linux)
            fields._$property("path", \\.path)
            #else
            fields.append(EnsembleCore.FormField("path", \\.url))
            #endif
            return fields
          }
        }

        extension State: EnsembleCore.FormState {
        }
        """
    )
  }

  @Test func `a struct without properties has no fields`() {
    expectExpansion(
      of: """
        @FormFields
        struct State {
          let id = 0
        }
        """,
      to: """
        struct State {
          let id = 0

          static var formFields: EnsembleCore.FormFields<Self> {
            EnsembleCore.FormFields()
          }
        }

        extension State: EnsembleCore.FormState {
        }
        """
    )
  }

  @Test func `a stated conformance is not repeated`() {
    expectExpansion(
      of: """
        @FormFields
        struct State: FormState {
          var a = 0
        }
        """,
      to: """
        struct State: FormState {
          var a = 0

          static var formFields: EnsembleCore.FormFields<Self> {
            var fields = EnsembleCore.FormFields<Self>()
            fields._$property("a", \\.a)
            return fields
          }
        }
        """,
      missingConformances: []
    )
  }
}
