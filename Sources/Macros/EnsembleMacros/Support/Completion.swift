// SPDX-License-Identifier: MIT

/// The attribute of a member that no program names, so that editors list it behind all others.
///
/// Otherwise a name with an underscore comes first, as members are in alphabetical order. Uses are
/// not warned about.
let lastInCompletion = "@available(swift, deprecated: 1000)"
