// SPDX-License-Identifier: MIT

// Random rows, as the renderer writes them, and a small model of how SwiftUI gives the views of a row their widths: the group with
// the highest priority first, after the minimums of the others; in a group, equal shares, each up to the ideal width of its view.
// The model differs from SwiftUI in three points: where the minimums of a group do not fit into equal shares, they come first; the
// padding of a button is not a part of its share; and a text that wraps takes its whole share.

"use strict";
(() => {
  let seed = 1;
  const random = count => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor(seed / 2 ** 32 * count);
  };
  const pick = list => list[random(list.length)];
  const WORDS = "a of Tea Order Cancel Settings notification Favorites the long-distance Undo unbelievably Reykjavík".split(" ");
  const words = most => Array.from({length: 1 + random(most)}, () => pick(WORDS)).join(" ");

  const leaves = {
    text: () => ({kind: "text", html: css => `<span class="text"${css()}>${words(pick([1, 3, 12, 30]))}</span>`}),
    line: () => ({kind: "line", html: css => `<span class="text"${css("white-space:nowrap;text-overflow:ellipsis;overflow:hidden")}>${words(8)}</span>`}),
    button: () => ({kind: "button", least: 40, padding: 30.4, html: css => `<button type="button" class="button"${css()}><span class="text">${words(3)}</span></button>`}),
    image: () => ({kind: "image", isFixed: true, html: css => `<svg class="image"${css()}></svg>`}),
    box: () => {
      const width = pick([12, 28, 72]);
      return {kind: "box", isFixed: true, html: css => `<div class="box"${css(`width:${width}px`)}><span class="text">${pick(["a", "of", "Tea"])}</span></div>`};
    },
    spacer: () => {
      const least = pick([0, 0, 16]);
      return {kind: "spacer", least, isEndless: true, priority: -Infinity, html: css => `<span class="spacer"${css(least ? `min-width:${least}px` : "")}></span>`};
    },
    fill: () => ({kind: "fill", isEndless: true, html: css => `<div class="box fx"${css()}><span class="text">${words(4)}</span></div>`}),
    field: () => ({kind: "field", least: 80, isEndless: true, html: css => `<div class="field no-label"${css()}><input type="text" data-e="edit" placeholder=" "></div>`})
  };
  const kinds = ["text", "text", "text", "text", "line", "button", "button", "image", "box", "fill", "field", "spacer"];
  const priorities = {"-1": "1e3", 1: "1e9", 2: "1e12"};

  function leaf(isInside) {
    const kind = pick(kinds);
    // What a field or a single line inside needs is left to the style sheet.
    const node = leaves[isInside && /field|line|spacer/.test(kind) ? "text" : kind]();
    const priority = random(6) || node.kind === "spacer" ? 0 : pick([-1, 1, 2]);
    return {priority, ...node};
  }
  function stack(depth) {
    const isRow = depth === 0 || random(2) === 0;
    const spacing = pick([null, null, 0, 4, 20]);
    const children = Array.from({length: depth ? 1 + random(3) : 2 + random(4)}, () =>
      depth < 2 && random(4) === 0 ? {priority: 0, ...stack(depth + 1)} : leaf(depth > 0));
    return {kind: isRow ? "h" : "v", priority: 0, gap: spacing ?? (isRow ? 9.6 : 6.4), spacing, children};
  }

  function html(node) {
    const css = text => {
      const grow = node.priority in priorities ? `--grow:${priorities[node.priority]}` : "";
      const all = [text, grow].filter(Boolean).join(";");
      return all ? ` style="${all}"` : "";
    };
    if (!node.children) return node.html(css);
    return `<div class="${node.kind} ${pick(["start", "center"])}"${css(node.spacing === null ? "" : `gap:${node.spacing}px`)}>${node.children.map(html).join("")}</div>`;
  }

  // The least and the ideal widths of leaves, as they are outside of a row.
  function measure(node, element) {
    node.element = element;
    if (node.children) return node.children.forEach((child, at) => measure(child, element.children[at]));
    const copy = element.cloneNode(true);
    probe.append(copy);
    node.copy = copy;
  }
  function read(node, name) {
    if (node.children) return node.children.forEach(child => read(child, name));
    const {width} = node.copy.getBoundingClientRect();
    node[name] = Math.max(width, node.least || 0);
    if (node.isFixed || name === "smallest" && /fill|text/.test(node.kind)) node.least = width;
  }
  const sum = list => list.reduce((all, each) => all + each, 0);
  const gaps = node => node.gap * Math.max(0, node.children.length - 1);
  // The least and the largest width: of a view of a row, or of one that is further inside of it, which a text does not leave.
  function bounds(node, isInside) {
    if (!node.children) return [isInside ? node.smallest : node.least || 0, node.isEndless ? Infinity : node.ideal];
    const all = node.children.map(child => bounds(child, true));
    return node.kind === "h"
      ? [sum(all.map(each => each[0])) + gaps(node), sum(all.map(each => each[1])) + gaps(node)]
      : [Math.max(...all.map(each => each[0])), Math.max(...all.map(each => each[1]))];
  }

  // The widths of the views of a row.
  function shares(node, width) {
    const all = node.children.map(child => bounds(child)), result = all.map(each => each[0]);
    let room = width - gaps(node) - sum(result);
    const levels = [...new Set(node.children.map(child => child.priority))].sort((a, b) => b - a);
    for (const level of levels) {
      const group = all.keys().filter(at => node.children[at].priority === level).toArray();
      const total = Math.max(0, room) + sum(group.map(at => all[at][0]));
      let low = 0, high = total;
      const at = (share, index) => Math.min(Math.max(share + (node.children[index].padding || 0), all[index][0]), all[index][1]);
      for (let step = 0; step < 50; step++) {
        const middle = (low + high) / 2;
        if (sum(group.map(index => at(middle, index))) > total) high = middle; else low = middle;
      }
      for (const index of group) {
        room -= at(low, index) - result[index];
        result[index] = at(low, index);
      }
    }
    return result;
  }

  const problems = [];
  function check(node, place) {
    if (!node.children) {
      for (const each of [node.element, ...node.element.querySelectorAll("*")]) {
        const style = getComputedStyle(each);
        const isCut = style.overflowX !== "visible" && each.matches(".text, .button") && each.scrollWidth > each.clientWidth + 1;
        if (isCut && style.textOverflow !== "ellipsis") report(place, node, "a text is cut without an ellipsis");
      }
      return;
    }
    if (node.kind === "h") {
      const boxes = node.children.map(child => child.element.getBoundingClientRect());
      for (let at = 1; at < boxes.length; at++) {
        const gap = boxes[at].left - boxes[at - 1].right;
        if (Math.abs(gap - node.gap) > 1) report(place, node, `view ${at} is ${gap} after the one before it, not ${node.gap}`);
      }
      const width = node.element.getBoundingClientRect().width;
      if (bounds(node)[0] <= width) {
        const all = shares(node, width);
        if (all.some((share, at) => Math.abs(share - boxes[at].width) > 1 + width / 400)) {
          report(place, node, `the views are ${boxes.map(box => Math.round(box.width))} wide, not ${all.map(Math.round)} of ${width}`);
        }
      }
    }
    node.children.forEach(child => check(child, place));
  }
  function report(place, node, text) {
    problems.push(`${place}: ${text}: ${node.element.outerHTML}`);
  }

  const probe = document.createElement("div");
  window.layouts = (first, count) => {
    seed = first;
    probe.innerHTML = "";
    const trees = Array.from({length: count}, () => ({tree: stack(0), width: 320 + random(random(3) ? 300 : 1601)}));
    const page = document.getElementById("app");
    page.innerHTML = trees.map(({tree, width}) => `<div style="width:${width}px">${html(tree)}</div>`).join("");
    probe.id = "probe";
    document.body.append(probe);
    trees.forEach(({tree}, at) => measure(tree, page.children[at].firstElementChild));
    for (const [name, width] of [["ideal", "max-content"], ["smallest", "min-content"]]) {
      probe.style.setProperty("--width", width);
      trees.forEach(({tree}) => read(tree, name));
    }
    probe.remove();
    let fitting = 0;
    problems.length = 0;
    trees.forEach(({tree, width}, at) => {
      if (bounds(tree)[0] > width) return;
      fitting++;
      const place = `tree ${at} from ${first}, ${width} pixels`, box = page.children[at];
      if (box.scrollWidth > width + 1) report(place, tree, `the row is ${box.scrollWidth} wide`);
      check(tree, place);
    });
    return {fitting, problems: problems.slice(0, 5), count: problems.length};
  };
})();
