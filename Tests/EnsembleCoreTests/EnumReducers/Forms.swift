// SPDX-License-Identifier: MIT

import Ensemble

// Variants of enum reducers that only need to compile.

/// A feature that other modules can use.
@Reducer
public struct PublicFeature {}

/// An enum reducer that other modules can use.
@Reducer
public enum PublicDestination {
  case feature(PublicFeature)
  case text(String, Int)
}

package enum PackageFeatures {
  @Reducer
  package enum Destination {
    case feature(PublicFeature)
  }
}

/// Enums that no other code of the file refers to.
@Reducer enum FirstPath { case feature(PublicFeature) }
@Reducer enum SecondPath { case feature(PublicFeature) }
@Reducer enum ThirdPath { case feature(PublicFeature) }
@Reducer enum FourthPath { case feature(PublicFeature) }
@Reducer enum FifthPath { case feature(PublicFeature) }

/// Features that contain each other.
@Reducer
struct Folder {
  @ObservableState
  struct State { @Presents var destination: FolderDestination.State? }
  enum Action { case destination(PresentationAction<FolderDestination.Action>) }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$destination, action: \.destination)
  }
}

@Reducer
indirect enum FolderDestination {
  case folder(Folder)
}

@Reducer
enum FolderOrNothing {
  indirect case folder(Folder)
  case nothing
}

@Reducer
enum WithoutCases {}

@Reducer
enum WithoutFeatures {
  case first
  case second((Int, Int)), third(() -> Void), fourth(Int.Type), fifth([Int])
}

@Reducer
enum Platforms {
  #if os(Plan9)
  case camera(Camera)
  #else
  case feature(PublicFeature)
  #endif
  @available(*, deprecated) case old(PublicFeature)
  @available(*, unavailable) case gone(PublicFeature)
}

/// An enum reducer that declares some members itself.
@Reducer
enum Written {
  case feature(PublicFeature)

  enum State: CaseReducerState {
    typealias StateReducer = Written
    case feature(PublicFeature.State)
  }

  enum Action {
    case feature(PublicFeature.Action)
  }

  static var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifCaseLet(\.feature, action: \.feature) { PublicFeature() }
  }
}
