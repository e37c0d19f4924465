// SPDX-License-Identifier: MIT

import EnsembleInspector
import EnsembleUI
import Foundation
import GalleryExamples

/// An example with a panel beside it, or below it on a narrow page.
struct ExampleStage<Content: View>: View {
  let example: GalleryExample
  /// The activity of its stores; nil if it is not shown.
  let activity: StoreActivity?
  /// The address of the inspector; nil if it is not offered.
  let inspector: URL?
  let content: Content

  var body: some View {
    WrappingHStack(alignment: .top, spacing: 32) {
      VStack(alignment: .leading) { content }
        .frame(minWidth: 280, maxWidth: .infinity, alignment: .topLeading)
      ExamplePanel(example: example, activity: activity, inspector: inspector)
        .frame(minWidth: 280, maxWidth: 480, alignment: .topLeading)
        .accessibilityIdentifier("panel")
    }
  }
}

/// The lessons, the activity and the source of an example.
private struct ExamplePanel: View {
  let example: GalleryExample
  let activity: StoreActivity?
  let inspector: URL?
  @State private var isActive = false
  @State private var isInspecting = false

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      if !example.lessons.isEmpty { Lessons(lessons: example.lessons) }
      if let activity {
        DisclosureGroup(isExpanded: $isActive) {
          StoreActivityView(activity)
        } label: {
          Text("State and actions").bold()
        }
      }
      if let inspector {
        DisclosureGroup(isExpanded: $isInspecting) {
          InspectorPanel(app: example.name)
        } label: {
          Text("Inspect here").bold()
        }
        Link("Inspector", destination: inspector)
      }
      if !example.sources.isEmpty { SourceBrowser(files: example.sources) }
    }
  }
}

/// The points that an example teaches.
private struct Lessons: View {
  let lessons: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("What it teaches").font(.subheadline.bold()).foregroundStyle(.secondary)
        .accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
      ForEach(lessons, id: \.self) { Text("• \($0)") }
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.accentColor.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
  }
}

/// The files of an example, one at a time.
private struct SourceBrowser: View {
  let files: [GalleryExample.SourceFile]
  @State private var selection = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Picker("File", selection: $selection) {
          ForEach(files.indices, id: \.self) { Text(files[$0].name).tag($0) }
        }
        Spacer()
        ShareLink("Copy", item: files[selection].text)
      }
      SwiftSourceText(files[selection].text)
    }
  }
}
