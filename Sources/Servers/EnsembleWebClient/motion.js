// SPDX-License-Identifier: MIT

// The part of the client script that animates the changes of a message.

// Views that move keep their old places at first, new rows fade in, and changes of style are transitions.
const movable = ".row, .v > *, .h > *, .tracks > *, .cell > *, .z > *";
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
let motionTimer;
function beginMotion([seconds, easing]) {
  if (reducedMotion.matches || document.hidden) return () => {};
  const movableNodes = () => [...root.querySelectorAll(movable)].slice(0, 500);
  const places = new Map(movableNodes().map(node => [node, node.getBoundingClientRect()]));
  const timing = {duration: 1000 * seconds, easing};
  root.style.setProperty("--motion", `${seconds}s ${easing}`);
  root.classList.add("moving");
  clearTimeout(motionTimer);
  motionTimer = setTimeout(() => root.classList.remove("moving"), timing.duration);
  return () => {
    const moves = new Map();
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
