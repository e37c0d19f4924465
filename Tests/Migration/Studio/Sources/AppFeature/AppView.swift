// SPDX-License-Identifier: MIT

import AccountFeature
import ComposableArchitecture
import CoursesFeature
import KilnFeature
import NoticesFeature
import OnboardingFeature
import PiecesFeature
import ShopFeature
import SwiftUI

public struct AppView: View {
  @Bindable var store: StoreOf<AppFeature>
  @Environment(\.scenePhase) private var scenePhase

  public init(store: StoreOf<AppFeature>) {
    self.store = store
  }

  public var body: some View {
    TabView(selection: $store.tab.sending(\.tabSelected)) {
      PiecesView(store: store.scope(state: \.pieces, action: \.pieces))
        .tabItem { Label("Shelf", systemImage: "tray.full") }
        .tag(AppFeature.Tab.pieces)
      NavigationStack {
        KilnView(store: store.scope(state: \.kiln, action: \.kiln))
      }
      .tabItem { Label("Kiln", systemImage: "flame") }
      .tag(AppFeature.Tab.kiln)
      NavigationStack {
        VStack {
          NoticesView(store: store.scope(state: \.notices, action: \.notices))
          CoursesView(store: store.scope(state: \.courses, action: \.courses))
        }
      }
      .tabItem { Label("Courses", systemImage: "calendar") }
      .badge(store.bookings)
      .tag(AppFeature.Tab.courses)
      NavigationStack {
        ShopView(store: store.scope(state: \.shop, action: \.shop))
      }
      .tabItem { Label("Counter", systemImage: "basket") }
      .badge(store.basket.count)
      .tag(AppFeature.Tab.shop)
      AccountView(store: store.scope(state: \.account, action: \.account))
        .tabItem { Label("Account", systemImage: "person") }
        .tag(AppFeature.Tab.account)
    }
    .fullScreenCover(
      item: $store.scope(state: \.onboarding, action: \.onboarding),
      content: OnboardingView.init(store:)
    )
    .onOpenURL { store.send(.openURL($0)) }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { store.send(.appDelegate(.didEnterBackground)) }
    }
    .task { store.send(.appDelegate(.didFinishLaunching)) }
  }
}

public enum StudioApplication {
  @MainActor public static let store = Store(initialState: AppFeature.State()) {
    AppFeature()
      #if DEBUG
    ._printChanges(.actionLabels)
      #endif
  }
}

#Preview {
  AppView(
    store: Store(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.flags = .constant([.waitingList])
    }
  )
}
