// SPDX-License-Identifier: MIT

/// Makes a struct of closures a dependency client whose closures can be overridden one by one.
///
/// ```swift
/// @DependencyClient
/// struct WeatherClient: Sendable {
///   var forecast: @Sendable (_ city: String) async throws -> Forecast
///   var isMetric: @Sendable () -> Bool = { true }
/// }
///
/// var client = WeatherClient()                  // every closure is unimplemented
/// client.forecast = { _ in .sunny }
/// try await client.forecast(city: "Turin")      // .sunny
/// ```
///
/// Every `var` whose type is written as a closure type becomes an endpoint, as
/// ``DependencyEndpoint()`` describes, unless it already has that macro or has
/// ``DependencyEndpointIgnored()``. An optional closure or a closure whose type is a type alias
/// does not become an endpoint.
///
/// The macro adds two initializers with the access level of the struct, unless the struct declares
/// them:
/// - One takes every property in source order. Endpoints are required; the initial values of other
///   properties become default arguments. The default arguments of a public client can refer only
///   to public declarations.
/// - One omits the endpoints, which are then unimplemented, and every property with an initial
///   value.
///
/// Neither initializer takes a `let` with a value, a private property with a value, or a property
/// whose wrapper takes arguments.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.DependencyClientMacro>"
  )

/// Makes a closure property report an issue when it is called before it is assigned.
///
/// ```swift
/// struct UserClient {
///   @DependencyEndpoint
///   var fetch: (_ id: Int) throws -> User
/// }
/// ```
///
/// The issue reads `Unimplemented: 'UserClient.fetch'`. After reporting it, the call
/// - runs the closure given as the initial value, if there is one: `= { _ in [] }`;
/// - otherwise throws ``Unimplemented``, if the closure throws;
/// - otherwise returns `Void` or `nil`, if the closure returns `Void` or an optional.
///
/// A closure with any other result requires an initial value, and so does one with typed throws,
/// because it cannot throw ``Unimplemented``.
///
/// For named parameters, as in `(_ id: Int) -> User`, the macro adds a method that takes them as
/// labels: `fetch(id:)`. It has the documentation comment of the property. The issue is reported at
/// the property, because a closure does not know its caller.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: overloaded, prefixed(_))
public macro DependencyEndpoint() =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.DependencyEndpointMacro>"
  )

/// Makes a closure property an endpoint, and sets the name of its method.
///
/// ```swift
/// @DependencyEndpoint(method: "user")
/// var fetch: (_ id: Int) -> User?      // client.user(id: 1)
/// ```
///
/// The method is added even if the parameters have no names. See ``DependencyEndpoint()``.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.DependencyEndpointMacro>"
  )

/// Excludes a closure of a dependency client from its endpoints.
///
/// ```swift
/// @DependencyEndpointIgnored
/// var log: @Sendable (String) -> Void = { _ in }
/// ```
///
/// The closure runs as given, and its initial value becomes a default argument. A closure whose
/// type is a type alias needs this attribute so that the initializers treat its type as a closure
/// type.
@attached(peer)
public macro DependencyEndpointIgnored() =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.DependencyEndpointIgnoredMacro>"
  )

/// Makes a property of `DependencyValues` a dependency, with a key that the macro generates.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry var api = APIClient.overNetwork
///   @DependencyEntry var counter: any Counting = DatabaseCounter()
/// }
/// ```
///
/// The initial value is the one in a running application, and is created once. Features read the
/// dependency with `@Dependency(\.api)`, and stores and tests override it with `$0.api = …`. In
/// previews it has the initial value, too. Reading it in a test that does not override it reports
/// an issue. To give it values for both, use ``DependencyEntry(previewValue:testValue:)``.
///
/// The property has the access level that it states, and its type must be `Sendable`. An optional
/// may omit the initial value `nil`. The key is private and not isolated. In a module whose default
/// isolation is the main actor, the initial value must not be isolated, and the extension is best
/// written as `nonisolated extension DependencyValues`.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(__Key_))
public macro DependencyEntry() =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.DependencyEntryMacro>"
  )

/// Makes a property of `DependencyValues` a dependency, with values for previews and tests.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(previewValue: APIClient.samples, testValue: APIClient())
///   var api = APIClient.overNetwork
/// }
/// ```
///
/// The value for tests is created for each test that reads it. Without it, reading the dependency
/// in a test that does not override it reports an issue. Without a value for previews, previews use
/// the initial value. Write each value with its type, as in `APIClient.samples`, since the compiler
/// does not infer it from the property here. See ``DependencyEntry()``.
///
/// - Parameters:
///   - previewValue: The value in previews.
///   - testValue: The value in tests.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(__Key_))
public macro DependencyEntry(previewValue: Any? = nil, testValue: Any? = nil) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.DependencyEntryMacro>"
  )

/// Makes a property of `DependencyValues` a dependency, with the value for tests first.
///
/// See ``DependencyEntry(previewValue:testValue:)``.
///
/// - Parameters:
///   - testValue: The value in tests.
///   - previewValue: The value in previews.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(__Key_))
public macro DependencyEntry(testValue: Any, previewValue: Any) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.DependencyEntryMacro>"
  )

/// Makes a property of `DependencyValues` a dependency, with short labels for its other values.
///
/// See ``DependencyEntry(previewValue:testValue:)``.
///
/// - Parameters:
///   - preview: The value in previews.
///   - test: The value in tests.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(__Key_))
public macro DependencyEntry(preview: Any? = nil, test: Any? = nil) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.DependencyEntryMacro>"
  )

/// Makes a property of `DependencyValues` a dependency, with short labels, that for tests first.
///
/// See ``DependencyEntry(previewValue:testValue:)``.
///
/// - Parameters:
///   - test: The value in tests.
///   - preview: The value in previews.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(__Key_))
public macro DependencyEntry(test: Any, preview: Any) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.DependencyEntryMacro>"
  )
