// SPDX-License-Identifier: MIT

/// The style sheet of pages, in light and dark mode, for phones and desktops.
package let clientStyle = #"""
  :root {
    color-scheme: light dark;
    --ground: #f3f3f6; --card: #fff; --text: #1a1a1e; --dim: #63636b; --line: #dcdce1; --fill: #e9e9ee;
    --accent: #0a62d6; --on-accent: #fff; --red: #c4261d; --orange: #a85a00; --yellow: #806600; --green: #1d7a37;
    --mint: #0a766c; --teal: #12717f; --cyan: #0a6e93; --blue: #0a62d6; --indigo: #4b49c4; --purple: #8a38b3;
    --pink: #c01f50; --brown: #7d6241; --gray: #63636b;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --ground: #111114; --card: #1d1d21; --text: #f2f2f5; --dim: #a2a2ab; --line: #37373d; --fill: #2d2d33;
      --accent: #5aa6ff; --on-accent: #06182e; --red: #ff7b72; --orange: #ffb04d; --yellow: #ffd84d; --green: #55d67a;
      --mint: #63e0d4; --teal: #5fd0e0; --cyan: #66cdf6; --blue: #5aa6ff; --indigo: #a3a2ff; --purple: #d694f5;
      --pink: #ff85a4; --brown: #cdad84; --gray: #a2a2ab;
    }
  }
  * { box-sizing: border-box; }
  [hidden] { display: none !important; }
  html { -webkit-text-size-adjust: 100%; scrollbar-color: var(--dim) transparent; }
  body {
    margin: 0; background: var(--ground); color: var(--text);
    font: 1rem/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: anywhere;
  }
  h1, h2 { margin: 0; line-height: 1.2; }
  a { color: var(--accent); }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  main:focus, .title:focus { outline: none; }
  .bar {
    display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; padding: .75rem 1rem;
    background: var(--card); border-bottom: 1px solid var(--line);
  }
  .bar a { text-decoration: none; }
  .bar h1 { font-size: 1rem; }
  .skip { position: absolute; left: -100vw; }
  .skip:focus { position: static; display: block; padding: .5rem 1rem; }
  .text, .title, .label, .badge, input, textarea { unicode-bidi: plaintext; }
  #status, .note {
    position: sticky; top: 0; z-index: 1; margin: 0; padding: .6rem 1rem; background: var(--orange); color: var(--card);
    font-weight: 600;
  }
  #status:empty { padding: 0; }
  #status a { color: inherit; }
  .columns { max-width: 44rem; margin: 0 auto; padding: 1rem; }
  .index { max-width: 56rem; margin: 0 auto; padding: 2rem 1rem; }
  .cards {
    list-style: none; margin: 1.25rem 0; padding: 0; display: grid; gap: 1rem;
    grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  }
  .cards a {
    display: flex; flex-direction: column; gap: .35rem; height: 100%; padding: 1rem; border-radius: .9rem;
    background: var(--card); border: 1px solid var(--line); color: inherit; text-decoration: none;
  }
  .cards a:hover { border-color: var(--accent); }
  .cards span { color: var(--dim); }
  aside { margin-top: 2rem; }
  summary { cursor: pointer; padding: .5rem 0; color: var(--dim); }
  pre {
    margin: 0; padding: 1rem; overflow: auto; max-height: 80vh; border-radius: .9rem; background: var(--card);
    border: 1px solid var(--line); font: .82rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
    overflow-wrap: normal; tab-size: 2;
  }
  @media (min-width: 64rem) {
    .columns:has(aside) {
      max-width: 88rem; display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr); gap: 2rem;
      align-items: start;
    }
    aside { margin-top: 0; }
  }
  .root, .page, .form, .v, dialog { display: flex; flex-direction: column; gap: .75rem; }
  .v { gap: .4rem; align-items: flex-start; }
  .v.center { align-items: center; text-align: center; }
  .v.end { align-items: flex-end; text-align: end; }
  .v > *, .h > * { max-width: 100%; min-width: 0; }
  .v > .field, .v > .toggle, .v > .stepper, .v > .h, .v > .v, .v > .list, .v > .form, .v > .progress, .v > hr,
  .v > .action-row, .v > .section, .v > .stack { align-self: stretch; }
  .h { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; }
  .h.start { align-items: flex-start; }
  .h.end { align-items: flex-end; }
  .h.baseline { align-items: baseline; }
  .spacer { flex: 1; }
  .label { display: inline-flex; gap: .5rem; align-items: center; }
  .padded { padding: .5rem; }
  hr { width: 100%; margin: .25rem 0; border: 0; border-top: 1px solid var(--line); }
  .head { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; min-height: 2.75rem; }
  .head > .title { flex: 1; order: 1; }
  .head > .toolbar { order: 2; }
  .title { font-size: 1.7rem; }
  .root > .title, .sheet > .title { order: -2; }
  .root > .toolbar, .sheet > .toolbar { order: -1; }
  .toolbar { display: flex; flex-wrap: wrap; gap: .5rem; }
  .list, .rows { list-style: none; margin: 0; padding: 0; }
  .section { display: flex; flex-direction: column; gap: .35rem; }
  .section > .header { font-size: .85rem; font-weight: 600; color: var(--dim); padding: 0 .9rem; }
  .section > .footer { font-size: .85rem; color: var(--dim); padding: 0 .9rem; }
  .group { padding-bottom: .75rem; }
  .bare { display: contents; }
  .row { padding: .65rem .9rem; background: var(--card); border: 1px solid var(--line); border-bottom-width: 0; }
  .row:first-child, .group + .row { border-radius: .8rem .8rem 0 0; }
  .row:last-child, .row:has(+ .group), .row:has(+ .bare) {
    border-bottom-width: 1px; border-bottom-left-radius: .8rem; border-bottom-right-radius: .8rem;
  }
  .gap { background: var(--card); border: 1px solid var(--line); border-bottom-width: 0; overflow-anchor: none; }
  .gap:last-child { border-bottom-width: 1px; }
  .placeholder { padding: .65rem .9rem; overflow: hidden; overflow-anchor: none; color: var(--dim); }
  .form { gap: 0; }
  .action-row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
  .action-row > :first-child { flex: 1 1 auto; max-width: 100%; min-width: 0; }
  .actions { display: flex; flex-wrap: wrap; gap: .4rem; margin-inline-start: auto; }
  .field, .toggle, .stepper { display: flex; flex-wrap: wrap; gap: .4rem .9rem; align-items: center; }
  .field > label { flex: 0 1 auto; }
  .field > input, .field > select { flex: 1 1 10rem; min-width: 0; }
  .field > textarea { flex: 1 1 100%; width: 20rem; min-width: 0; }
  .toggle, .stepper { justify-content: space-between; }
  .h > .field { flex-wrap: nowrap; flex: 0 1 auto; }
  .h > .field:has(> textarea) { flex: 1 1 10rem; align-items: start; }
  .h > .field > label { flex: none; max-width: 50%; }
  .h > .field > input, .h > .field > select { flex: 1 1 auto; }
  .h > .toggle:only-child { flex: 1; }
  .buttons { display: inline-flex; flex-wrap: wrap; gap: .4rem; }
  .spacer + .buttons { margin-inline-start: auto; }
  input, select, textarea, button { font: inherit; color: inherit; }
  input[type=text], input[type=password], select, textarea {
    padding: .5rem .65rem; border: 1px solid var(--dim); border-radius: .55rem; background: var(--card);
  }
  textarea { resize: vertical; max-height: 60vh; field-sizing: content; }
  textarea[enterkeyhint=enter] { min-height: calc(3lh + 1rem + 2px); }
  [role=switch] {
    appearance: none; flex: none; position: relative; width: 3rem; height: 1.8rem; margin: 0; border-radius: 1rem;
    background: var(--gray); cursor: pointer; transition: background .15s;
  }
  [role=switch]::after {
    content: ""; position: absolute; top: .2rem; left: .2rem; width: 1.4rem; height: 1.4rem; border-radius: 50%;
    background: #fff; transition: left .15s;
  }
  [role=switch]:checked { background: var(--accent); }
  [role=switch]:checked::after { left: 1.4rem; }
  .button, .back, .close, .link {
    min-height: 2.5rem; padding: .4rem .85rem; border: 0; border-radius: .6rem; background: var(--fill);
    color: var(--accent); cursor: pointer; text-align: start;
  }
  span.button, span.link { display: inline-block; }
  .button:hover, .back:hover, .link:hover { filter: brightness(.95); }
  .button[aria-current] { font-weight: 600; }
  .button.destructive { color: var(--red); }
  .link { width: 100%; background: none; color: inherit; padding: 0; display: flex; gap: .5rem; align-items: center; }
  .link::after { content: "›"; margin-inline-start: auto; color: var(--dim); font-size: 1.3rem; }
  .back { background: none; padding-inline: 0; }
  .close { position: absolute; top: .5rem; inset-inline-end: .5rem; width: 2.5rem; background: none; font-size: 1.4rem; }
  :disabled, [aria-disabled] { opacity: .45; cursor: default; }
  .badge {
    padding: .05rem .5rem; border-radius: 1rem; background: var(--fill); color: var(--dim); font-size: .85rem;
  }
  .progress { display: inline-flex; gap: .6rem; align-items: center; }
  .h > .progress { flex: 99 1 9rem; max-width: max-content; }
  progress { flex: 1 99 8rem; width: 8rem; min-width: 3rem; height: .65rem; }
  input[type=range] { min-height: 2.25rem; margin: 0; }
  @media (forced-colors: none) {
    progress, input[type=range] { appearance: none; border-radius: .5rem; background: none; }
    progress { overflow: hidden; border: 1px solid var(--dim); background: var(--fill); }
    progress::-webkit-progress-bar { background: none; }
    progress::-webkit-progress-value { background: var(--accent); }
    progress::-moz-progress-bar { background: var(--accent); }
    ::-webkit-slider-runnable-track { height: .3rem; border-radius: .2rem; background: var(--dim); }
    ::-moz-range-track { height: .3rem; border-radius: .2rem; background: var(--dim); }
    ::-webkit-slider-thumb {
      appearance: none; width: 1.5rem; height: 1.5rem; margin-top: -.6rem; border-radius: 50%; background: var(--accent);
    }
    ::-moz-range-thumb { width: 1.5rem; height: 1.5rem; border: 0; border-radius: 50%; background: var(--accent); }
  }
  .spinner {
    width: 1.2rem; height: 1.2rem; border: 3px solid var(--line); border-top-color: var(--accent); border-radius: 50%;
    animation: turn 1s linear infinite;
  }
  @keyframes turn { to { transform: rotate(1turn); } }
  dialog:not([open]) { display: none; }
  dialog {
    position: relative; width: min(36rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem); padding: 1.25rem;
    overflow: auto; border: 1px solid var(--line); border-radius: 1rem; background: var(--ground); color: inherit;
  }
  dialog:modal { position: fixed; }
  dialog::backdrop { background: rgb(0 0 0 / .45); }
  .sheet { padding-top: 2.75rem; }
  .alert, .choice { width: min(22rem, calc(100vw - 2rem)); }
  .alert h2, .choice h2 { font-size: 1.15rem; }
  .choices { display: flex; flex-direction: column; gap: .5rem; }
  .choices .button { text-align: center; }
  .file > input { width: 100%; }
  .uploads { margin: .75rem 0; }
  .uploads label { display: block; overflow-wrap: anywhere; }
  .uploads progress { display: block; width: 100%; }
  @media (max-width: 40rem) {
    dialog.sheet:modal { width: 100%; max-width: 100%; margin: auto 0 0; border-radius: 1rem 1rem 0 0; }
  }
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after { animation-duration: 4s !important; transition: none !important; }
  }
  @media (forced-colors: active) {
    [role=switch] { appearance: auto; }
    [role=switch]::after { content: none; }
  }
  .bold { font-weight: 700; }
  .italic { font-style: italic; }
  .struck { text-decoration: line-through; }
  .mono { font-variant-numeric: tabular-nums; font-feature-settings: "tnum"; }
  .f-largeTitle { font-size: 2.1rem; line-height: 1.2; }
  .f-title { font-size: 1.7rem; line-height: 1.2; }
  .f-title2 { font-size: 1.4rem; line-height: 1.25; }
  .f-title3 { font-size: 1.2rem; }
  .f-headline { font-weight: 600; }
  .f-subheadline, .f-callout { font-size: .94rem; }
  .f-footnote { font-size: .86rem; }
  .f-caption { font-size: .8rem; }
  .c-primary { color: var(--text); }
  .c-secondary { color: var(--dim); }
  .c-accent { color: var(--accent); }
  .c-red { color: var(--red); }
  .c-orange { color: var(--orange); }
  .c-yellow { color: var(--yellow); }
  .c-green { color: var(--green); }
  .c-mint { color: var(--mint); }
  .c-teal { color: var(--teal); }
  .c-cyan { color: var(--cyan); }
  .c-blue { color: var(--blue); }
  .c-indigo { color: var(--indigo); }
  .c-purple { color: var(--purple); }
  .c-pink { color: var(--pink); }
  .c-brown { color: var(--brown); }
  .c-gray { color: var(--gray); }

  """#
