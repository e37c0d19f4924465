// SPDX-License-Identifier: MIT

#if Web
/// The icon of pages: three voices in harmony.
let clientIcon = """
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1f6feb"/>\
  <g fill="#fff"><rect x="7" y="8" width="18" height="4" rx="2"/><rect x="7" y="14" width="12" height="4" rx="2"/>\
  <rect x="7" y="20" width="15" height="4" rx="2"/></g></svg>
  """
#endif
