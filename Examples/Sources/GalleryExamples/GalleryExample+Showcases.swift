// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

extension GalleryExample {
  /// Examples whose views have layouts and drawings of their own.
  static let showcases = [
    GalleryExample(
      "search",
      "Cities by name: a search that waits for a pause, and cancels what is out of date.",
      in: "Search"
    ) { _ in
      CitySearchView(store: Store(initialState: CitySearch.State()) { CitySearch() })
    },
    GalleryExample(
      "chart",
      "A live chart of a sensor that a clock reads, with statistics.",
      in: "LiveChart"
    ) { _ in
      LiveChartView(store: Store(initialState: LiveChart.State()) { LiveChart() })
    },
    GalleryExample(
      "tic-tac-toe",
      "A login with two factors, then games: features that switch, and pages that open each other.",
      in: "TicTacToe"
    ) { _ in
      TicTacToeView(store: Store(initialState: TicTacToe.State()) { TicTacToe() })
    },
    GalleryExample(
      "kanban",
      "A board of cards in columns, which survives its process: add, edit, move, delete and undo.",
      in: "Kanban",
      recording: { Kanban.State() },
      reducer: { Kanban() },
      content: { KanbanView(store: $0) }
    ),
    GalleryExample(
      "board",
      "A picture that all visitors paint together, with values of the whole process.",
      in: "Board"
    ) { _ in
      SharedBoardView(store: Store(initialState: SharedBoard.State()) { SharedBoard() })
    },
    GalleryExample(
      "bookshelf",
      "A larger application: tabs, pages, sheets, charts, settings, and styles of its own.",
      in: "Bookshelf"
    ) { _ in
      BookshelfView(store: Store(initialState: Bookshelf.State()) { Bookshelf() })
    },
  ]

  /// The lessons of these examples.
  static let showcaseLessons = [
    "search": [
      "A search waits on a clock until typing pauses, and a newer search cancels the older one.",
      "Progress, no results and an error are states, each with its own view.",
    ],
    "chart": [
      "A clock and a sensor are dependencies: tests decide about time and about values.",
      "The state keeps a limited number of samples, and computes statistics from them.",
    ],
    "tic-tac-toe": [
      "The state is an enum: a person signs in, or plays, and never both.",
      "Features tell their parents by delegate actions what happened.",
      "A client with simulated answers stands in for a server.",
    ],
    "kanban": [
      "A journal records each action, so a session continues after its program was killed.",
      "The state and the actions are codable, and new ids come from a dependency.",
      "Undo is a value: the deleted card and its place.",
    ],
    "board": [
      "A shared value of the process belongs to all visitors, who see each change at once.",
      "A picture of fixed size and a short history cannot grow.",
    ],
    "bookshelf": [
      "Tabs, pages, sheets and alerts are state of features that do not know each other.",
      "Books are shared with a file, and settings with those of the program.",
      "View modifiers, styles and shapes are written as in SwiftUI.",
    ],
  ]
}
