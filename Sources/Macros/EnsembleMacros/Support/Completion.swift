// SPDX-License-Identifier: MIT

/// The attribute of a member that no program names, so that editors list it after all other
/// members.
///
/// Otherwise a name with an underscore comes first, as members are in alphabetical order. A use
/// causes no warning.
let lastInCompletion = "@available(swift, deprecated: 1000)"
