// SPDX-License-Identifier: MIT

// The part of the client script that animates the changes of a message.

// Views that move keep their old places at first, rows fade in and out, and changes of style are transitions.
const movable = ".row, .v > *, .h > *, .w > *, .tracks > *, .cell > *, .z > *";
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const isStill = () => reducedMotion.matches || document.hidden;
let motionTimer;
// Shows a copy of a view that is no longer in the page, at its old place, until it has faded out.
function fadeOut(node, {left, top, width, height}, timing, frame, zIndex) {
  const ghost = node.cloneNode(true);
  for (const each of [ghost, ...ghost.querySelectorAll("*")]) for (const name of ["id", "name", "data-d", "data-e"]) each.removeAttribute(name);
  ghost.inert = true;
  ghost.ariaHidden = "true";
  Object.assign(ghost.style, {position: "fixed", inset: `${top}px auto auto ${left}px`, width: width + "px", height: height + "px", margin: 0, zIndex});
  document.body.append(ghost);
  ghost.animate([{}, frame], timing).onfinish = () => ghost.remove();
}
const shownPages = () => [...root.querySelectorAll(".stack > :not([hidden])")];
// The page of a stack comes from the side of those before it, or of those after it.
function beginSlide() {
  if (isStill()) return () => {};
  const seen = shownPages(), known = [...root.querySelectorAll(".stack > *")], stacks = seen.map(page => page.parentNode);
  return () => {
    for (const page of shownPages()) if (!seen.includes(page) && stacks.includes(page.parentNode)) {
      const side = known.includes(page) ? "-1rem" : "1rem";
      page.animate([{transform: `translateX(${side})`}, {}], {duration: 200, easing: "ease-out"});
    }
  };
}
function beginMotion([seconds, easing]) {
  if (isStill()) return () => {};
  const movableNodes = () => [...root.querySelectorAll(movable)].slice(0, 500);
  const places = new Map(movableNodes().map(node => [node, node.getBoundingClientRect()]));
  const lists = new Map([...root.querySelectorAll(".row")].slice(0, 500).map(node => [node, node.parentNode]));
  const timing = {duration: 1000 * seconds, easing};
  root.style.setProperty("--motion", `${seconds}s ${easing}`);
  root.classList.add("moving");
  clearTimeout(motionTimer);
  motionTimer = setTimeout(() => root.classList.remove("moving"), timing.duration);
  return () => {
    const moves = new Map();
    lists.forEach((list, node) => {
      const old = places.get(node);
      if (old?.width && list.isConnected && !$(node.id)) fadeOut(node, old, timing, {opacity: 0}, -1);
    });
    for (const node of movableNodes()) {
      const old = places.get(node), now = node.getBoundingClientRect();
      if (!now.width) continue;
      let outer = node.parentNode;
      while (outer !== root && !moves.has(outer)) outer = outer.parentNode;
      const [x, y] = moves.get(outer) || [0, 0];
      if (!old) {
        if (node.matches(".row")) node.animate([{opacity: 0}, {}], timing);
        continue;
      }
      const [left, top] = old.width ? [old.left - now.left, old.top - now.top] : [0, 0];
      moves.set(node, [left, top]);
      if (Math.abs(left - x) + Math.abs(top - y) < 1) continue;
      node.animate([{transform: `translate(${left - x}px, ${top - y}px)`}, {transform: "none"}], timing);
    }
  };
}
