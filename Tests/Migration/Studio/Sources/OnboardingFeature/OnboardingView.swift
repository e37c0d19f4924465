// SPDX-License-Identifier: MIT

import ComposableArchitecture
import SharedModels
import SwiftUI

public struct OnboardingView: View {
  @Bindable var store: StoreOf<Onboarding>

  public init(store: StoreOf<Onboarding>) {
    self.store = store
  }

  public var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      VStack {
        Text("Welcome")
          .font(.largeTitle.bold())
        TextField("Your name", text: $store.introduction.name.sending(\.nameChanged))
          .textFieldStyle(.roundedBorder)
        NavigationLink(
          "Next",
          state: Onboarding.Path.State.experience(
            ExperienceStep.State(introduction: store.$introduction)
          )
        )
        .disabled(store.introduction.name.isEmpty)
        Button("Skip") { store.send(.skipTapped) }
      }
      .padding()
    } destination: { store in
      switch store.case {
      case .experience(let store):
        ExperienceView(store: store)
      case .topics(let store):
        TopicsView(store: store)
      case .summary(let store):
        SummaryView(store: store)
      }
    }
  }
}

private struct ExperienceView: View {
  let store: StoreOf<ExperienceStep>

  var body: some View {
    List(Introduction.Experience.allCases, id: \.self) { experience in
      Button(experience.rawValue.capitalized) { store.send(.chosen(experience)) }
    }
    .navigationTitle("Have you done this before?")
  }
}

private struct TopicsView: View {
  let store: StoreOf<TopicsStep>

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
      ForEach(Introduction.Topic.allCases) { topic in
        Text(topic.rawValue)
          .padding()
          .background(store.topics.contains(topic) ? Color.orange : .gray.opacity(0.2))
          .clipShape(RoundedRectangle(cornerRadius: 8))
          .onTapGesture { store.send(.toggled(topic)) }
      }
    }
    Button("Done") { store.send(.doneTapped) }
      .disabled(store.topics.isEmpty)
  }
}

private struct SummaryView: View {
  let store: StoreOf<SummaryStep>

  var body: some View {
    VStack {
      Text(store.text)
      Button("Change") { store.send(.editTapped) }
      Button("Start") { store.send(.startTapped) }
        .keyboardShortcut(.defaultAction)
    }
    .navigationBarBackButtonHidden()
  }
}
