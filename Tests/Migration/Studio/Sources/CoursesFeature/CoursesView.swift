// SPDX-License-Identifier: MIT

import DesignSystem
import SharedModels
import StudioKit
import SwiftUI

public struct CoursesView: View {
  @Bindable var store: StoreOf<CoursesFeature>

  public init(store: StoreOf<CoursesFeature>) {
    self.store = store
  }

  public var body: some View {
    VStack {
      HStack {
        ForEach(Course.Level.allCases, id: \.self) { level in
          Button(level.rawValue.capitalized) {
            store.send(.view(.levelTapped(level)), animation: .easeInOut)
          }
          .buttonStyle(.bordered)
          .tint(store.level == level ? .accentColor : .secondary)
        }
      }
      PagerView(store: store.scope(state: \.pager, action: \.pager)) { course in
        if store.level == nil || store.level == course.level {
          row(course)
        }
      }
      .searchable(text: $store.query, prompt: "Courses")
    }
    .navigationTitle("Courses")
    .onAppear { store.send(.view(.appeared)) }
    .sheet(item: $store.scope(state: \.detail, action: \.detail)) { store in
      CourseDetailView(store: store)
    }
  }

  private func row(_ course: Course) -> some View {
    Button {
      store.send(.view(.courseTapped(course)))
    } label: {
      IconRow(
        icon: store.bookings.contains(course.id) ? "star.fill" : "star",
        title: course.title,
        subtitle:
          "\(course.teacher), \(course.startsAt.formatted(date: .abbreviated, time: .omitted))"
      ) {
        Text("\(course.taken)/\(course.seats)")
          .foregroundColor(course.isFull ? .red : .secondary)
      }
    }
  }
}

struct CourseDetailView: View {
  @Bindable var store: StoreOf<CourseDetail>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 12) {
        Text(store.course.title)
          .font(.title)
        Text(store.course.teacher)
        Gauge(value: Double(store.course.taken), in: 0...Double(store.course.seats)) {
          Text("Seats")
        }
        Spacer()
        actions
      }
      .padding()
      .disabled(store.isBusy)
      .overlay {
        if store.isBusy { ProgressView() }
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { dismiss() }
        }
      }
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .confirmationDialog(
      $store.scope(state: \.destination?.dialog, action: \.destination.dialog)
    )
  }

  @ViewBuilder private var actions: some View {
    if store.isBooked {
      Button("Cancel the booking", role: .destructive) { store.send(.cancelTapped) }
    } else if store.course.isFull {
      Text("All seats are taken.")
      if store.hasWaitingList {
        Button(store.isOnWaitingList ? "Forget it" : "Tell me") { store.send(.notifyTapped) }
      }
    } else {
      Button("Book") { store.send(.bookTapped) }
        .buttonStyle(.primary)
    }
  }
}
