// SPDX-License-Identifier: MIT

/// The files of an application with one feature, its view and its tests.
package struct AppTemplate: Equatable, Sendable {
  package let name: TypeName
  package let ensemble: PackageReference
  /// Whether the program has pages in browsers.
  let isWeb: Bool
  /// Whether the modules are isolated to the main actor by default.
  let isIsolated: Bool
  let feature: FeatureTemplate

  /// Creates the template of an application.
  ///
  /// - Parameters:
  ///   - name: The name of the package, of the program and of its module.
  ///   - style: The way to write its feature.
  ///   - ensemble: The location of Ensemble.
  ///   - isWeb: Whether the program has pages in browsers, which needs the trait `Web`.
  ///   - isIsolated: Whether the modules are isolated to the main actor by default, as in
  ///     applications that Xcode creates.
  package init(
    name: TypeName,
    style: FeatureStyle,
    ensemble: PackageReference,
    isWeb: Bool = false,
    isIsolated: Bool = false
  ) throws {
    self.name = name
    self.ensemble = ensemble
    self.isWeb = isWeb
    self.isIsolated = isIsolated
    // A type and its module should have different names.
    feature = FeatureTemplate(
      name: try TypeName(name.text == "Counter" ? "Tally" : "Counter"),
      style: style
    )
  }

  /// The files, with their paths in the folder of the package.
  package var files: [TextFile] {
    let folder = "Sources/\(name.text)"
    let featureName = feature.name.text
    return [
      TextFile("Package.swift", manifest),
      TextFile("README.md", readme),
      TextFile(".gitignore", ".build/\n.swiftpm/\nPackage.resolved\n"),
      TextFile("\(folder)/\(name.text)App.swift", program),
      TextFile("\(folder)/\(featureName)/\(featureName).swift", feature.feature),
      TextFile("\(folder)/\(featureName)/\(featureName)View.swift", feature.view),
      TextFile("Tests/\(name.text)Tests/\(featureName)Tests.swift", feature.tests(of: name.text)),
    ] + editorFiles
  }

  private var manifest: String {
    """
    // swift-tools-version: \(isIsolated ? "6.2" : "6.1")

    import PackageDescription

    let package = Package(
      name: "\(name.text)",
      platforms: [.macOS(.v14)],
      dependencies: [
        \(ensemble.dependency(traits: isWeb ? ["Web"] : []))
      ],
      targets: [
        .executableTarget(
          name: "\(name.text)",
          dependencies: [
            \(products.map(product).joined(separator: "\n        "))
          ]\(settings)
        ),
        .testTarget(
          name: "\(name.text)Tests",
          dependencies: [
            "\(name.text)",
            \(product("EnsembleTestSupport"))
          ]\(settings)
        ),
      ]
    )

    """
  }

  /// The settings of a target, after its dependencies.
  private var settings: String {
    isIsolated ? ",\n      swiftSettings: [.defaultIsolation(MainActor.self)]" : ""
  }

  private var products: [String] {
    [feature.style.module, "EnsembleApp", "EnsembleUI"]
  }

  private func product(_ product: String) -> String {
    ".product(name: \"\(product)\", package: \(ensemble.name.debugDescription)),"
  }

  private var program: String {
    """
    import \(feature.style.module)
    import EnsembleApp

    /// A program whose window is \(isWeb ? "a page in browsers, or a screen in the terminal" : "a screen in the terminal").
    @main
    struct \(name.text)App: App {
      var body: some Scene {
        WindowGroup("\(name.text)") {
          \(feature.viewExpression(indent: 6))
        }
      }
    }

    """
  }

  private var runs: String {
    isWeb
      ? """
      The second command serves the program to the browser, at the address that is printed; the third shows it in the terminal.
      """
      : """
      The second command shows the program in the terminal. For browsers, give the dependency on Ensemble in `Package.swift` the \
      trait `Web`: `traits: ["Web"]`.
      """
  }

  private var readme: String {
    """
    # \(name.text)

    ```
    swift test
    swift run \(name.text)\(isWeb ? "\nswift run \(name.text) --terminal" : "")
    ```

    \(runs) The first build takes some minutes. `Sources/\(name.text)/\(feature.name.text)` has the feature: its state, its actions and its
    reducer. `ensemble new feature NAME` writes another one, with a view and tests.

    """
  }
}
