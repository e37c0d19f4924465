// SPDX-License-Identifier: MIT

/// Makes a struct of closures a client whose closures can be overridden one by one.
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
/// ``DependencyEndpoint()`` describes, unless it has that macro already or is marked with
/// ``DependencyEndpointIgnored()``. A closure that is optional, or whose type is an alias, is none.
///
/// Two initializers are added, with the access of the struct:
/// - One takes every property in the order of the source. Endpoints have to be given; what else has a
///   value in the source has it as a default argument. The default arguments of a public client can only
///   use what is public.
/// - One leaves out the endpoints, which are then unimplemented, and all that has a value.
///
/// A `let` that has a value is not a parameter, nor is a private property that has one, nor a property
/// whose wrapper takes arguments. An initializer that is in the struct already is not added again.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.DependencyClientMacro>"
  )

/// Makes a closure property report when it is called before somebody has assigned to it.
///
/// The report is the issue `Unimplemented: 'Client.endpoint'`. Then the call goes on with:
/// - what the closure given in the source does, if there is one: `= { _ in [] }`;
/// - else the error ``Unimplemented``, if the closure throws;
/// - else nothing or `nil`, if the closure returns `Void` or an optional.
///
/// A closure with any other result has to be given a default. So does one with typed throws, as it may
/// not throw that error.
///
/// Named parameters, as in `var fetch: (_ id: Int) -> User?`, lead to a method that takes them as
/// labels: `fetch(id:)`. The issue is reported at the property, because a closure does not know its
/// caller.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: overloaded, prefixed(_))
public macro DependencyEndpoint() =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.DependencyEndpointMacro>"
  )

/// Makes a closure property an endpoint, and gives its method another name.
///
/// ```swift
/// @DependencyEndpoint(method: "user")
/// var fetch: (_ id: Int) -> User?      // client.user(id: 1)
/// ```
///
/// There is a method of that name even if the parameters have none. See ``DependencyEndpoint()``.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.DependencyEndpointMacro>"
  )

/// Leaves a closure of a client as it is.
///
/// It is no endpoint then: it is called as it was given, and its value is a default argument. A closure
/// whose type is an alias needs this mark, or the initializers would not know that it is a closure.
@attached(peer)
public macro DependencyEndpointIgnored() =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.DependencyEndpointIgnoredMacro>"
  )
