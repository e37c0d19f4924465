// SPDX-License-Identifier: MIT

/// The part of the client script that shows the states and the last actions of the stores.
///
/// The tab remembers that they are shown.
let activityScript = #"""
  const live = $("live"), activityKey = "ensemble live";
  let isLive = false;
  function showActivity([state, isFirst, ...actions]) {
    const [now, log] = live.querySelectorAll("pre, ol");
    if (isFirst !== null) log.textContent = "";
    if (state !== null) now.textContent = state;
    for (const text of actions) {
      const row = document.createElement("li");
      row.textContent = text;
      log.prepend(row);
    }
    while (log.children.length > \#(StoreActivity.actionLimit)) log.lastChild.remove();
  }
  function inspect() {
    if (live.open === isLive) return;
    isLive = live.open;
    try { sessionStorage.setItem(activityKey, isLive ? 1 : ""); } catch {}
    send("inspect", root.firstElementChild, isLive);
  }
  function startActivity() {
    if (!live) return;
    try { live.open ||= !!sessionStorage.getItem(activityKey); } catch {}
    live.addEventListener("toggle", inspect);
    inspect();
  }
  """#
