// SPDX-License-Identifier: MIT

import EnsembleTemplates
import Foundation
import Testing

@Suite("Targets of new features")
struct FeatureTargetsTests {
  /// Returns the description of a package with targets that are written as in JSON.
  private func package(_ targets: String...) -> Data {
    Data(
      "{\"name\": \"Shop\", \"path\": \"/nowhere\", \"targets\": [\(targets.joined(separator: ","))]}"
        .utf8
    )
  }

  private func target(
    _ name: String,
    type: String = "library",
    products: [String] = [],
    targets: [String] = []
  ) -> String {
    let folder = type == "test" ? "Tests" : "Sources"
    return """
      {"name": "\(name)", "c99name": "\(name.replacing("-", with: "_"))", "path": "\(folder)/\(name)", \
      "type": "\(type)", "product_dependencies": \(products), "target_dependencies": \(targets)}
      """
  }

  private func paths(_ found: FeatureTargets) throws -> [String] {
    let feature = FeatureTemplate(name: try TypeName("Cart"), style: .reducer)
    return try found.files(of: feature).map(\.path)
  }

  @Test func `the only target that depends on Ensemble gets the feature, its view and its tests`()
    throws
  {
    let found = try FeatureTargets(
      target: nil,
      in: package(
        target("Tools"),
        target("Shop", type: "executable", products: ["Ensemble", "EnsembleUI"]),
        target("OtherTests", type: "test", targets: ["Tools"]),
        target("ShopTests", type: "test", products: ["EnsembleTestSupport"], targets: ["Shop"])
      )
    )
    #expect(found.module == "Shop")
    #expect(
      try paths(found) == [
        "Sources/Shop/Cart/Cart.swift", "Sources/Shop/Cart/CartView.swift",
        "Tests/ShopTests/CartTests.swift",
      ]
    )
  }

  @Test func `a target without views gets none, and one without tests gets none`() throws {
    let found = try FeatureTargets(
      target: nil,
      in: package(target("shop-core", products: ["Ensemble"]))
    )
    #expect(found.module == "shop_core")
    #expect(try paths(found) == ["Sources/shop-core/Cart/Cart.swift"])
  }

  @Test func `a feature needs the module of its style`() throws {
    let found = try FeatureTargets(target: nil, in: package(target("Shop", products: ["Ensemble"])))
    let feature = FeatureTemplate(name: try TypeName("Cart"), style: .tiny)
    let error = #expect(throws: TemplateError.self) { try found.files(of: feature) }
    #expect(error?.description.contains("does not depend on 'EnsembleTiny'") == true)
  }

  @Test func `a feature of the name of its module, or of one of its files, is refused`() throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("feature-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try [TextFile("Sources/Shop/Views/CartView.swift", "")].write(into: root)
    let description = String(
      decoding: package(target("Shop", products: ["Ensemble", "EnsembleUI"])),
      as: UTF8.self
    )
    let found = try FeatureTargets(
      target: nil,
      in: Data(description.replacing("/nowhere", with: root.path).utf8)
    )
    #expect(found.root == root.path)
    let file = #expect(throws: TemplateError.self) { try paths(found) }
    #expect(file?.description.contains("'Sources/Shop/Views/CartView.swift'") == true)
    let feature = FeatureTemplate(name: try TypeName("Shop"), style: .reducer)
    let module = #expect(throws: TemplateError.self) { try found.files(of: feature) }
    #expect(module?.description.contains("is the name of the module") == true)
  }

  @Test func `a type that another file declares is not declared again`() throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("feature-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try [
      TextFile(
        "Sources/Shop/Models.swift",
        """
        // struct Cart {}
        enum Shop {
          struct Cart {}
        }
        public struct Profile {}
        @MainActor final class ListView {}
        """
      )
    ].write(into: root)
    let description = String(
      decoding: package(target("Shop", products: ["Ensemble", "EnsembleUI"])),
      as: UTF8.self
    )
    let found = try FeatureTargets(
      target: nil,
      in: Data(description.replacing("/nowhere", with: root.path).utf8)
    )
    #expect(try paths(found).count == 2)
    for (name, type) in [("Profile", "Profile"), ("List", "ListView")] {
      let feature = FeatureTemplate(name: try TypeName(name), style: .reducer)
      let error = #expect(throws: TemplateError.self) { try found.files(of: feature) }
      #expect(
        error?.description
          == "The target 'Shop' declares '\(type)' in 'Sources/Shop/Models.swift'. Choose another name."
      )
    }
  }

  @Test func `tests need a target with the module for tests`() throws {
    let shop = target("Shop", products: ["Ensemble"])
    let plain = target("ShopTests", type: "test", targets: ["Shop"])
    let found = try FeatureTargets(target: nil, in: package(shop, plain))
    let error = #expect(throws: TemplateError.self) { try paths(found) }
    #expect(
      error?.description.hasPrefix(
        "The test target 'ShopTests' does not depend on 'EnsembleTestSupport'."
      ) == true
    )
    let ready = target("Others", type: "test", products: ["EnsembleTestSupport"], targets: ["Shop"])
    let other = try FeatureTargets(target: nil, in: package(shop, plain, ready))
    #expect(other.tests == "Tests/Others")
  }

  @Test func `a target can be chosen`() throws {
    let package = package(
      target("Shop", products: ["Ensemble"]),
      target("Admin", products: ["Ensemble"])
    )
    #expect(try FeatureTargets(target: "Admin", in: package).sources == "Sources/Admin")
    let ambiguous = #expect(throws: TemplateError.self) {
      try FeatureTargets(target: nil, in: package)
    }
    #expect(
      ambiguous?.description
        == "Several targets depend on Ensemble. Choose one with --target:\n  Admin\n  Shop"
    )
    let unknown = #expect(throws: TemplateError.self) {
      try FeatureTargets(target: "Shops", in: package)
    }
    #expect(unknown?.description.hasPrefix("The package 'Shop' has no target 'Shops'.") == true)
  }

  @Test func `a package without Ensemble, and a text that is no package, are refused`() {
    let none = #expect(throws: TemplateError.self) {
      try FeatureTargets(target: nil, in: package(target("Shop")))
    }
    #expect(none?.description.contains("Add the product 'Ensemble'") == true)
    let broken = #expect(throws: TemplateError.self) {
      try FeatureTargets(target: nil, in: Data("{".utf8))
    }
    #expect(broken?.description.contains("SwiftPM") == true)
  }
}
