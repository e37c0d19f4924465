// SPDX-License-Identifier: MIT

// The sample code of the page of EnsembleInspection. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleInspection

// snippet: overview
@ObservableState
struct SignInState: Equatable {
  var name = ""
  var password = Sensitive("")
}
// end
