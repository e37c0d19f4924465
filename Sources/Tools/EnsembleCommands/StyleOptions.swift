// SPDX-License-Identifier: MIT

import ArgumentParser
import EnsembleTemplates

/// The options that select the style of a feature.
struct StyleOptions: ParsableArguments {
  @Flag(help: "Write the feature with @Composer.")
  var composer = false

  @Flag(help: "Write the feature for EnsembleTiny, without macros.")
  var tiny = false

  @Flag(help: "Keep the actions of the view apart from those of effects.")
  var boundaries = false

  var style: FeatureStyle {
    composer ? .composer : tiny ? .tiny : boundaries ? .boundaries : .reducer
  }

  func validate() throws {
    if [composer, tiny, boundaries].count(where: \.self) > 1 {
      throw ValidationError("Use one of --composer, --tiny and --boundaries.")
    }
  }
}
