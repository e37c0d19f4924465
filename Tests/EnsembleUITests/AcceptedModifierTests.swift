// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import TestTools
import Testing

@MainActor
@Suite("Modifiers without an effect")
struct AcceptedModifierTests {
  @Test func `they change nothing that is shown`() {
    let plain = ViewHost(Group { Text("Title") })
    for view in [scrolling, lists, bars, controls, texts, accessibility] {
      #expect(ViewHost(view).texts == plain.texts)
    }
  }

  private var scrolling: AnyView {
    AnyView(
      Text("Title")
        .scrollDisabled(true)
        .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
        .scrollClipDisabled()
        .scrollTargetLayout()
        .scrollTargetBehavior(.viewAligned)
        .contentMargins(.horizontal, 16, for: .scrollContent)
        .contentMargins(.top, nil)
        .safeAreaPadding(.bottom, 8)
        .safeAreaPadding()
        .scenePadding(.horizontal)
    )
  }

  private var lists: AnyView {
    AnyView(
      Text("Title")
        .listRowSpacing(8)
        .listSectionSpacing(.compact)
        .listSectionSpacing(12)
        .listSectionSpacing(1.5)
        .listRowSeparatorTint(.red)
        .listSectionSeparatorTint(nil, edges: .top)
        .listItemTint(.blue)
        .headerProminence(.increased)
    )
  }

  private var bars: AnyView {
    AnyView(
      Text("Title")
        .toolbarRole(.editor)
        .toolbarColorScheme(.dark, for: .navigationBar, .tabBar)
        .toolbarBackgroundVisibility(.hidden, for: .navigationBar)
        .statusBarHidden()
        .statusBar(hidden: true)
        .persistentSystemOverlays(.hidden)
        .defersSystemGestures(on: .bottom)
        .navigationSplitViewColumnWidth(240)
        .navigationSplitViewColumnWidth(min: 120, ideal: 240)
        .navigationSplitViewStyle(.balanced)
    )
  }

  private var controls: AnyView {
    AnyView(
      Text("Title")
        .buttonBorderShape(.capsule)
        .buttonBorderShape(.roundedRectangle)
        .buttonBorderShape(.roundedRectangle(radius: 4))
        .menuStyle(.borderlessButton)
        .menuIndicator(.hidden)
        .menuOrder(.fixed)
        .menuActionDismissBehavior(.disabled)
        .gaugeStyle(.accessoryCircular)
        .hoverEffect()
        .hoverEffect(.lift)
        .hoverEffectDisabled()
        .presentationSizing(.form)
    )
  }

  private var texts: AnyView {
    AnyView(
      Text("Title")
        .fontDesign(.rounded)
        .fontDesign(nil)
        .fontWidth(.condensed)
        .allowsTightening(true)
        .textScale(.secondary)
        .privacySensitive()
        .symbolEffect(.pulse)
        .symbolEffect(.variableColor.iterative.reversing, isActive: false)
        .symbolEffect(.bounce.up.byLayer, value: 1)
        .symbolEffectsRemoved()
        .geometryGroup()
    )
  }

  private var accessibility: AnyView {
    AnyView(
      Text("Title")
        .accessibilityInputLabels(["Name"])
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment, .decrement: break
          }
        }
        .accessibilityRepresentation { Toggle("Title", isOn: .constant(true)) }
        .accessibilityIgnoresInvertColors()
        .accessibilityShowsLargeContentViewer()
        .accessibilityRespondsToUserInteraction(false)
    )
  }

  @Test func `a search without results names its text`() {
    let host = ViewHost(ContentUnavailableView.search(text: "milk"))
    #expect(
      host.texts == ["No Results for “milk”", "Check the spelling or try a new search."]
    )
    let unnamed = ViewHost(ContentUnavailableView.search)
    #expect(unnamed.texts == ["No Results", "Check the spelling or try a new search."])
  }

  @Test func `a search field may be in a drawer`() {
    let host = ViewHost(
      Text("Rows").searchable(
        text: .constant(""),
        placement: .navigationBarDrawer(displayMode: .always),
        prompt: "Find"
      )
    )
    #expect(host.texts.contains("Rows"))
    #expect(host.textField("Find").text == "")
  }

  @Test func `an old presentation mode dismisses a sheet`() {
    struct Page: View {
      @Environment(\.presentationMode) private var presentationMode
      @Environment(\.accessibilityReduceMotion) private var reducesMotion
      @Environment(\.displayScale) private var scale

      var body: some View {
        Text(presentationMode.wrappedValue.isPresented ? "Presented" : "Root")
        Text(reducesMotion || scale != 1 ? "Reduced" : "Moving")
        Button("Close") { presentationMode.wrappedValue.dismiss() }
      }
    }
    struct Root: View {
      @State private var isShown = true

      var body: some View {
        Text("Below").sheet(isPresented: $isShown) { Page() }
      }
    }
    let host = ViewHost(Root())
    #expect(host.texts.contains("Presented"))
    #expect(host.texts.contains("Moving"))
    host.button("Close").tap()
    #expect(!host.texts.contains("Presented"))
  }

  @Test(arguments: [false, true])
  func `a style of any type is that of its branch`(isBold: Bool) {
    let style = isBold ? AnyShapeStyle(Color.red) : AnyShapeStyle(.secondary)
    #expect(ViewHost(Text("a").foregroundStyle(style)).texts == ["a"])
    let paint = isBold ? Color.red._paint : HierarchicalShapeStyle.secondary._paint
    #expect("\(style._paint)" == "\(paint)")
  }
}
