// SPDX-License-Identifier: MIT

#if Web
/// The style sheet of pages, in light and dark mode, for phones and desktops.
package let clientStyle = #"""
  :root {
    color-scheme: light dark;
    --ground: #f6f6f9; --card: #fff; --field: #fff; --text: #17171c; --dim: #5c5c68; --line: #e4e4ea; --edge: #868692;
    --fill: #ececf2; --raised: #fff; --accent: #4a43d8; --on-accent: #fff; --on-red: #fff;
    --red: #c4261d; --orange: #9f5500; --yellow: #806600; --green: #1d7a37;
    --mint: #0a766c; --teal: #12717f; --cyan: #0a6e93; --blue: #0a62d6; --indigo: #4b49c4; --purple: #8a38b3;
    --pink: #c01f50; --brown: #7d6241; --gray: #63636b;
    --radius: .75rem; --width: 44rem; --mix: 11%;
    --font: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
    --code: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
    --shadow: 0 1px 2px rgb(20 20 60 / .05), 0 3px 14px rgb(20 20 60 / .05);
    --float: 0 0 0 1px rgb(20 20 60 / .08), 0 10px 34px rgb(20 20 60 / .2);
  }
  @media (prefers-color-scheme: dark) {
    :root:not(\#(isLight)) { \#(darkColors) }
  }
  :root\#(isLight) { color-scheme: light; }
  :root\#(isDark) { color-scheme: dark; \#(darkColors) }
  * { box-sizing: border-box; }
  [hidden] { display: none !important; }
  html { -webkit-text-size-adjust: 100%; scrollbar-color: var(--dim) transparent; }
  body {
    margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.5 var(--font); overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2 { margin: 0; line-height: 1.2; letter-spacing: -.015em; text-wrap: balance; }
  a { color: var(--accent); }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  main:focus, .title:focus { outline: none; }
  .bar {
    display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; padding: .7rem 1rem;
    background: var(--card); border-bottom: 1px solid var(--line);
  }
  .bar a { text-decoration: none; }
  .bar h1 { font-size: 1rem; }
  .owner { display: flex; gap: .75rem; align-items: center; }
  .bar .owner { margin-inline-start: auto; }
  .sign-in { display: grid; gap: 1rem; max-width: 24rem; margin: 1.5rem 0 0; }
  .sign-in > p { margin: 0; color: var(--red); }
  .sign-in > label { display: grid; gap: .35rem; font-weight: 600; }
  .sign-in > .button { justify-content: center; }
  .skip { position: absolute; left: -100vw; }
  .skip:focus { position: static; display: block; padding: .5rem 1rem; }
  .text, .title, .label, .badge, input, textarea { unicode-bidi: plaintext; }
  #status, .note {
    position: sticky; top: 0; z-index: 1; margin: 0; padding: .6rem 1rem; background: var(--orange); color: var(--card);
    font-weight: 600;
  }
  #status:empty { padding: 0; }
  #status.brief { position: fixed; inset: auto auto 1rem 1rem; border-radius: var(--radius); }
  #status a { color: inherit; }
  .columns { max-width: var(--width); margin: 0 auto; padding: 1.25rem 1rem 3rem; }
  .wide { max-width: 80rem; }
  .index { max-width: 68rem; margin: 0 auto; padding: clamp(1.5rem, 5vw, 4rem) 1rem 4rem; }
  .index > h1 { font-size: clamp(2rem, 6vw, 3.2rem); letter-spacing: -.03em; }
  .index > p { max-width: 42rem; margin: .9rem 0 0; font-size: 1.15rem; color: var(--dim); }
  .cards {
    list-style: none; margin: 1rem 0 0; padding: 0; display: grid; gap: 1rem;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 14.5rem), 1fr));
  }
  .cards a {
    display: flex; flex-direction: column; gap: .3rem; height: 100%; padding: 1.1rem; border-radius: var(--radius);
    background: var(--card); border: 1px solid var(--line); box-shadow: var(--shadow); color: inherit;
    text-decoration: none; transition: transform .15s, border-color .15s;
  }
  .cards a:hover { border-color: var(--accent); transform: translateY(-2px); }
  .cards strong { font-size: 1.05rem; }
  .cards span { color: var(--dim); }
  .root, .page, .form, .v, dialog { display: flex; flex-direction: column; gap: .75rem; }
  .v { gap: .4rem; align-items: flex-start; }
  .v.center { align-items: center; text-align: center; }
  .v.end { align-items: flex-end; text-align: end; }
  .v > *, .h > * { max-width: 100%; min-width: 0; }
  .v > .field, .v > .toggle, .v > .stepper, .v > .h, .v > .v, .v > .list, .v > .form, .v > .progress, .v > hr,
  .v > .action-row, .v > .section, .v > .stack { align-self: stretch; }
  .h { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; }
  .v.center > .h { justify-content: center; }
  .v.end > .h { justify-content: flex-end; }
  .h.start { align-items: flex-start; }
  .h.end { align-items: flex-end; }
  .h.baseline { align-items: baseline; }
  .spacer { flex: 1; }
  .box, .deco { display: flex; flex-direction: column; max-width: 100%; min-width: 0; align-items: center; }
  .box { box-sizing: content-box; justify-content: center; }
  .box > *, .deco > *, .z > * { max-width: 100%; min-width: 0; }
  .z { display: grid; place-items: center; }
  .z > *, .layer > * { grid-area: 1 / 1; }
  .deco { position: relative; isolation: isolate; }
  .layer { position: absolute; inset: 0; display: grid; place-items: center; pointer-events: none; }
  .layer > :not(.shape) { pointer-events: auto; }
  .behind > .layer { z-index: -1; }
  .layer:empty, .box:empty { display: none; }
  :is(.list, .form, .section) + .layer { position: static; }
  .shape { flex: 1 1 auto; align-self: stretch; justify-self: stretch; min-height: 10px; min-width: 0; }
  .h > .shape, .h > .box:has(> .shape):not([style*="width:"]) { flex: 1 1 0; }
  :is(.cell, .tracks) > .box:has(> .shape):not([style*="width:"]) { justify-self: stretch; }
  .box > .v:has(> .spacer) { flex: 1 1 auto; }
  .z > .shape, .layer > .shape { place-self: stretch; min-height: 0; }
  .image {
    flex: none; width: 1.25em; height: 1.25em; overflow: visible; vertical-align: -.25em; fill: none; stroke: currentColor;
    stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round;
  }
  .image.bold, .image.f-headline, .bold > .image, .f-headline > .image { stroke-width: 2.25; }
  .symbols { position: absolute; width: 0; height: 0; overflow: hidden; }
  .picture { max-width: 100%; height: auto; vertical-align: middle; }
  .image.resizable { width: 100%; height: 100%; min-width: 1em; min-height: 0; flex: 1 1 auto; }
  .picture.resizable { width: 100%; height: 100%; min-height: 0; }
  :is(.box, .deco) > .fa:has(> .picture), .box > .deco:has(> .fa > .picture), .fa > .deco:has(> .picture) { width: 100%; height: 100%; }
  .fit > .picture, .fit > .deco > .picture { object-fit: contain; }
  .fill > .picture, .fill > .deco > .picture { object-fit: cover; }
  .shape > svg { display: block; width: 100%; height: 100%; overflow: visible; }
  .row > .box { width: fit-content; }
  .grid { display: grid; justify-content: start; align-items: center; gap: .4rem 0; max-width: 100%; }
  .grid > * { grid-column: 1 / span 24; }
  .grid-row { display: contents; }
  .cell { display: grid; min-width: 0; align-self: stretch; }
  .tracks { display: grid; place-items: center; max-width: 100%; }
  .tracks > .fx, .cell > .fx, .tracks > .shape, .cell > .shape { justify-self: stretch; }
  .tracks > .shape, .cell > .shape { align-self: stretch; }
  .tracks > .fx { align-self: stretch; }
  .tracks > .fx > :is(.v, .box) { flex: 1 1 auto; }
  .chart {
    display: grid; grid-template: 9rem auto / auto minmax(0, 1fr); gap: .25rem .5rem; align-self: stretch; width: 100%;
    min-width: 8rem; color: var(--dim); font-size: .8rem;
  }
  .box:is([style^="height:"], [style*=";height:"]) > .chart {
    flex: 1 1 0; min-height: 0; grid-template-rows: minmax(0, 1fr) auto;
  }
  .chart > svg { width: 100%; height: 100%; overflow: visible; }
  .lines { fill: none; stroke: color-mix(in srgb, var(--text) 13%, transparent); }
  .axis-y { margin-block: -.6rem; display: flex; flex-direction: column; justify-content: space-between; text-align: end; white-space: nowrap; }
  .axis-x { grid-column: 2; display: flex; text-align: center; }
  .thin { text-align: start; }
  .chart > .thin > span { overflow: visible; }
  .axis-x > span { flex: 1 1 0; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .appear { animation: appear .3s; }
  .grow { --from: scale(.6); }
  .from-top { --from: translateY(-2rem); }
  .from-bottom { --from: translateY(2rem); }
  .from-left { --from: translateX(-2rem); }
  .from-right { --from: translateX(2rem); }
  @keyframes appear { from { opacity: 0; transform: var(--from, none); } }
  .root > .box, .page > .box { align-self: center; }
  :is(.root, .page, .v, .box, .deco) > .fx, :is(.root, .page) > .deco,
  :is(.v, .box, .deco) > :is(.field, .list, .form, .section, .stack, .progress, hr, .fa, .tracks),
  :is(.v, .box, .deco) > :is(.v, .h, .box, .z, .deco):has(.spacer, .fx, .shape:not([style*="width:"] > *), .field, .list, .form, hr, progress, .chart, .tracks) {
    align-self: stretch;
  }
  :is(.z, .layer) > :is(.fx, .v, .h, .box, .list, .form):is(.fx, :has(.spacer, .fx)) { justify-self: stretch; }
  .row > .fx { width: auto; }
  .v > .fm, .box > .fm, .deco > .fm, .z > .fm { width: 100%; }
  .h > .fx, .h > .fm { flex: 1 1 0; }
  .v > .fy, .box > .fy, .deco > .fy { flex: 1 1 auto; }
  .h > .fy, .z > .fy { align-self: stretch; }
  .fa { max-height: 100%; }
  .text { white-space: pre-wrap; }
  .skeleton { border-radius: .3rem; background: color-mix(in srgb, var(--text) 12%, transparent); color: transparent; user-select: none; }
  .text[style], .image[style] { display: inline-block; }
  .button .box { display: inline-flex; vertical-align: top; }
  .button > .fx { display: flex; }
  :is(.root, .page) > .button:not(:has(> .fx)) { align-self: start; }
  .v > .button:has(> .fx), .box > .button:has(> .fx) { align-self: stretch; text-align: center; }
  .h > .button:has(> .fx) { flex: 1 1 0; }
  .label { display: inline-flex; gap: .5rem; align-items: center; vertical-align: middle; }
  .label > .image { align-self: center; }
  .padded { padding: 1rem; }
  hr { width: 100%; margin: .25rem 0; border: 0; border-top: 1px solid var(--line); }
  .head { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; min-height: 2.75rem; }
  .head > .title { flex: 1; order: 1; }
  .head > .toolbar { order: 2; }
  .title { font-size: 1.85rem; letter-spacing: -.02em; overflow-wrap: break-word; }
  .root > .banner {
    order: 9; position: sticky; bottom: .75rem; z-index: 1; align-self: center; padding: .6rem 1rem; border-radius: var(--radius);
    background: var(--card); box-shadow: var(--float);
  }
  .root > .title { order: -2; }
  .root > .toolbar { order: -1; }
  .toolbar { display: flex; flex-wrap: wrap; gap: .5rem; }
  .list, .form { text-align: start; }
  .list, .rows { list-style: none; margin: 0; padding: 0; }
  .section { display: flex; flex-direction: column; gap: .35rem; }
  .section > .header { font-size: .85rem; font-weight: 600; color: var(--dim); padding: 0 1rem; }
  .section > .footer { font-size: .85rem; color: var(--dim); padding: 0 1rem; }
  .group { padding-bottom: 1.1rem; }
  .bare { display: contents; }
  .row { padding: .65rem 1rem; background: var(--card); border: 1px solid var(--line); border-bottom-width: 0; }
  .row:first-child, .group + .row { border-radius: var(--radius) var(--radius) 0 0; }
  .row:last-child, .row:has(+ .group), .row:has(+ .bare) {
    border-bottom-width: 1px; border-bottom-left-radius: var(--radius); border-bottom-right-radius: var(--radius);
  }
  .gap { background: var(--card); border: 1px solid var(--line); border-bottom-width: 0; overflow-anchor: none; }
  .gap:last-child { border-bottom-width: 1px; }
  .placeholder { padding: .65rem .9rem; overflow: hidden; overflow-anchor: none; color: var(--dim); }
  .row:has(> .row-fill), .row:has(> .action-row > .row-fill) {
    position: relative; isolation: isolate; overflow: clip; background: none;
  }
  .row-fill::before { content: ""; position: absolute; z-index: -1; inset: 0; background: var(--row); }
  .row:has(> .row-inset), .row:has(> .action-row > .row-inset) { display: flex; flex-direction: column; padding: 0; }
  .row > .row-inset { width: auto; }
  .action-row > .row-inset ~ .actions { margin-inline-end: 1rem; }
  .moving, .moving * {
    transition: var(--motion) !important;
    transition-property: background, opacity, translate, scale, rotate, width, height, min-width, max-width, padding, border-radius, box-shadow, fill, stroke !important;
  }
  .form { gap: 0; }
  .action-row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
  .action-row > :first-child { flex: 1 1 auto; max-width: 100%; min-width: 0; }
  .actions { display: flex; flex-wrap: wrap; gap: .4rem; margin-inline-start: auto; }
  [data-drag] { cursor: grab; }
  .row > .action-row[data-drag] {
    padding-left: 1.5rem;
    background: repeating-linear-gradient(var(--dim) 0 2px, transparent 2px 5px) no-repeat left center / 1rem 12px;
  }
  [data-drag] :is(button, input, select, textarea, a) { cursor: auto; }
  [data-drag] .button { cursor: pointer; }
  [data-over] { outline: 2px dashed var(--accent); outline-offset: 2px; }
  .field, .toggle, .stepper { display: flex; flex-wrap: wrap; gap: .4rem .9rem; align-items: center; }
  .field > label { flex: 0 1 auto; overflow-wrap: break-word; }
  .action-row > .field { flex: 1 1 8rem; flex-wrap: nowrap; }
  .field > input, .field > select { flex: 1 1 10rem; min-width: 0; }
  .field > textarea { flex: 1 1 100%; width: 20rem; min-width: 0; }
  @media (min-width: 24rem) {
    .row > .field:not(.no-label):has(> :is([type=text], [type=password])) > label { min-width: 6rem; }
  }
  .problem { flex-basis: 100%; color: var(--red); }
  .problem:empty { display: none; }
  .field > [aria-invalid] { border-color: var(--red); }
  .row > .field > .segments { margin-inline-start: auto; }
  .row > .field > :is(select, [type^=date], [type=time]) { flex: 0 1 14rem; margin-inline-start: auto; }
  .field > input[type=color] { flex: 0 0 3.5rem; height: 2.25rem; padding: 0; border: 0; background: none; cursor: pointer; }
  .row > .field > [type=color] { margin-inline-start: auto; }
  .toggle, .stepper { justify-content: space-between; }
  .h > .field { flex-wrap: nowrap; flex: 1 1 10rem; }
  .h > .field:has(> select) { flex: 0 1 auto; }
  .h > .field:has(> .segments) { flex: 0 0 auto; }
  .h > .field:has(> textarea) { align-items: start; }
  .h > .field:has(> [placeholder=" "]) { position: relative; }
  .h > .field:has(> [placeholder=" "]) > label {
    position: absolute; top: .55rem; inset-inline-start: .75rem; max-width: calc(100% - 1.5rem); overflow: hidden;
    color: var(--dim); white-space: nowrap; text-overflow: ellipsis; pointer-events: none;
  }
  .h > .field:has(> [placeholder=" "]:not(:placeholder-shown)) > label { opacity: 0; }
  .h > .field > label { flex: none; max-width: 50%; }
  .h > .field > input:not([type=color]), .h > .field > select { flex: 1 1 auto; }
  .h > .toggle:only-child { flex: 1; }
  .buttons { display: inline-flex; flex-wrap: wrap; gap: .4rem; }
  .spacer + .buttons { margin-inline-start: auto; }
  input, select, textarea, button { font: inherit; color: inherit; }
  input:is([type=text], [type=search], [type=password], [type^=date], [type=time]), select, textarea {
    padding: .5rem .7rem; border: 1px solid var(--edge); border-radius: .6rem; background: var(--field);
  }
  :is(input, select, textarea):hover:not(:disabled, :focus) { border-color: var(--text); }
  .row :is(.field > :is(select, textarea, [type=text], [type=password], [type^=date], [type=time])) {
    border-color: transparent; background: none;
  }
  .row .field > :is(select, textarea, [type=text], [type=password], [type^=date], [type=time]):hover:not(:disabled) { background: var(--fill); }
  .row .field > :is(textarea, select, input):not([type=color]):focus-visible { outline-width: 2px; outline-offset: -1px; }
  .row .field > [placeholder=" "]:placeholder-shown { background: var(--fill); }
  .row > .field { margin-block: -.25rem; }
  .row > .field > :is(select, [type^=date], [type=time]) { margin-inline-end: -.5rem; }
  .find { position: relative; }
  .find > .image { position: absolute; inset-inline-start: .7rem; top: 50%; translate: 0 -50%; color: var(--dim); pointer-events: none; }
  .find > input { padding-inline-start: 2.5rem; }
  ::-webkit-search-cancel-button { cursor: pointer; }
  @supports (appearance: base-select) {
    select, ::picker(select) { appearance: base-select; }
    select { align-items: center; gap: .5rem; min-height: 2.5rem; text-align: start; cursor: pointer; }
    select::picker-icon { margin-inline-start: auto; color: var(--dim); }
    .row select { flex: 0 1 auto; justify-content: flex-end; }
    .row > .field > select:not(.x) { flex: 0 1 auto; }
    .row select::picker-icon { margin-inline-start: 0; }
    ::picker(select) {
      min-width: 11rem; max-width: min(22rem, 100vw - 1rem); margin-block: .25rem; padding: .3rem; border: 0; border-radius: .75rem;
      background: var(--card); color: var(--text); box-shadow: var(--float);
    }
    option { min-height: 2.2rem; padding: .35rem .8rem .35rem .5rem; border-radius: .5rem; }
    option:is(:hover, :focus) { background: var(--fill); outline: none; }
    option::checkmark { color: var(--accent); }
  }
  textarea { resize: vertical; max-height: 60vh; field-sizing: content; }
  textarea[enterkeyhint=enter] { min-height: calc(3lh + 1rem + 2px); }
  [role=switch] {
    appearance: none; flex: none; position: relative; width: 3rem; height: 1.8rem; margin: 0; border-radius: 1rem;
    background: var(--edge); cursor: pointer; transition: background .15s;
  }
  [role=switch]::after {
    content: ""; position: absolute; top: .2rem; left: .2rem; width: 1.4rem; height: 1.4rem; border-radius: 50%;
    background: #fff; transition: left .15s;
  }
  [role=switch]:hover { filter: brightness(1.08); }
  [role=switch]:checked { background: var(--accent); }
  [role=switch]:checked::after { left: 1.4rem; }
  .button, .back, .close, .link {
    min-height: 2.5rem; padding: .4rem .95rem; border: 0; border-radius: .6rem;
    background: color-mix(in srgb, var(--accent) var(--mix), transparent);
    color: var(--accent); font-weight: 500; cursor: pointer; text-align: start; transition: filter .15s;
  }
  span.button, span.link { display: inline-block; }
  .button:hover, .back:hover { background: color-mix(in srgb, var(--accent) 20%, transparent); }
  .button:active { filter: brightness(.9); }
  .button[aria-current] { font-weight: 600; }
  .buttons:has(> [aria-current]:not(.plain)) {
    flex-wrap: nowrap; gap: .15rem; max-width: 100%; padding: .2rem; overflow-x: auto; border-radius: .75rem;
    background: var(--fill); scrollbar-width: none;
  }
  .buttons:has(> [aria-current]:not(.plain)) > .button { padding-inline: .75rem; background: none; color: var(--text); }
  .buttons > .button[aria-current]:not(.plain) {
    background: var(--raised); box-shadow: 0 1px 3px rgb(0 0 0 / .18);
  }
  .button.cancel { background: var(--fill); color: var(--text); }
  .button.destructive { background: color-mix(in srgb, var(--red) 10%, transparent); color: var(--red); }
  .button.destructive:hover { background: color-mix(in srgb, var(--red) 13%, transparent); }
  .row > .button:not(.bordered, .prominent, .row-inset) { width: 100%; }
  .row > .button:not(.bordered, .prominent), .row > .link, .action-row > .button:first-child:not(.bordered, .prominent) { margin-block: -.5rem; }
  .row > .button:not(.bordered, .prominent), .action-row > .button:first-child:not(.bordered, .prominent) { padding-inline: 0; background: none; }
  .row > .button:hover:not(.bordered, .prominent), .action-row > .button:first-child:hover:not(.bordered, .prominent), .link:hover { filter: brightness(1.2); background: none; }
  .link {
    width: 100%; background: none; color: inherit; padding: 0; display: flex; gap: .5rem; align-items: center;
    font-weight: inherit;
  }
  .link::after { content: "›"; margin-inline-start: auto; color: var(--dim); font-size: 1.3rem; }
  .back { padding-inline: .6rem; margin-inline-start: -.6rem; background: none; }
  .close {
    position: absolute; top: .5rem; inset-inline-end: .5rem; width: 2.5rem; background: none; text-align: center;
    font-size: 1.4rem;
  }
  :disabled, [aria-disabled] { opacity: .45; cursor: default; }
  .across { overflow-x: auto; max-width: 100%; }
  .across > * { flex-wrap: nowrap; width: max-content; }
  .across > .h > * { flex: none; }
  .tap { cursor: pointer; min-width: 0; }
  .focus:focus-visible { outline-offset: -3px; }
  .row:has(> .tap[aria-current]), .row:has(> .action-row > .tap[aria-current]) {
    background: color-mix(in srgb, var(--accent) 14%, var(--card));
  }
  .row:has(> :is(.link, .tap, .button:not(.bordered, .prominent)):hover) { background: color-mix(in srgb, var(--text) 4%, var(--card)); }
  .row:has(> :is(.link, .tap, .button:not(.bordered, .prominent)):active) { background: color-mix(in srgb, var(--text) 9%, var(--card)); }
  .row:has(> :is(.link, .tap):focus-visible) { outline: 3px solid var(--accent); outline-offset: -3px; }
  .row > :is(.link, .tap):focus-visible { outline: none; }
  .tap:hover { filter: brightness(1.06); }
  .tap:active, .as-button:active, .segments > label:active { filter: brightness(.94); }
  .as-button:hover { background: color-mix(in srgb, var(--accent) 20%, transparent); }
  .button.prominent:hover { filter: brightness(1.08); }
  .button.prominent:active { filter: brightness(.92); }
  .hyperlink { color: var(--accent); }
  .hyperlink:hover { text-decoration-thickness: 2px; }
  .hyperlink:not(:has(> .text:only-child)) { text-decoration: none; }
  .button.plain { min-height: 0; padding: 0; border-radius: 0; background: none; color: inherit; }
  .button.borderless { min-width: 1.75rem; padding-inline: .25rem; background: none; }
  .button.prominent { background: var(--accent); color: var(--on-accent); }
  .button.prominent.destructive { background: var(--red); color: var(--on-red); }
  .small { min-height: 1.9rem; padding: .15rem .6rem; font-size: .9rem; }
  .large { min-height: 3rem; padding: .6rem 1.25rem; }
  .icon-only > :nth-child(2), .no-label > label, .no-label > span:first-child:not(.spinner), .progress.no-label > :last-child {
    position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
  }
  .as-box { justify-content: flex-start; flex-direction: row-reverse; }
  .as-box > input { width: 1.5rem; height: 1.5rem; margin: 0; accent-color: var(--accent); }
  .as-button { position: relative; display: inline-flex; padding: .4rem .85rem; border-radius: .6rem; background: color-mix(in srgb, var(--accent) var(--mix), transparent); color: var(--accent); cursor: pointer; }
  .as-button > input, .segments input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; }
  .as-button:has(:checked) { background: var(--accent); color: var(--on-accent); }
  .as-button:has(:focus-visible), .segments > :has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
  .segments { display: inline-flex; flex-wrap: wrap; padding: .15rem; border-radius: .6rem; background: var(--fill); }
  .segments > label { position: relative; padding: .35rem .8rem; border-radius: .5rem; cursor: pointer; }
  .segments > label:hover { background: color-mix(in srgb, var(--text) 6%, transparent); }
  .segments > :has(:checked) { background: var(--raised); box-shadow: 0 1px 3px rgb(0 0 0 / .18); font-weight: 600; }
  .field.plain > input, .field.plain > textarea { border-color: transparent; background: none; }
  .list.plain .row { border-inline: 0; border-radius: 0; background: none; padding-inline: .25rem; }
  .upper { text-transform: uppercase; }
  .lower { text-transform: lowercase; }
  code { font-family: var(--code); font-size: .92em; }
  .head > .toolbar:has(> .leading) { display: contents; }
  .head > .toolbar > * { order: 2; }
  .head > .toolbar > .leading { order: 0; }
  .row:has(> .no-line), .row:has(> .no-line) + .row { border-top-color: transparent; }
  @media (pointer: coarse) {
    .swipe { flex-wrap: nowrap; overflow-x: auto; scroll-snap-type: x mandatory; scrollbar-width: none; }
    .swipe > :first-child { flex: 0 0 100%; scroll-snap-align: start; }
    .swipe > .actions { flex: none; flex-wrap: nowrap; scroll-snap-align: end; }
    .button:not(.plain), .back, .close, .link, .field > :is(input, select), .as-button, .segments > label, .bar a { min-height: 2.75rem; }
    .button.plain { position: relative; }
    .button.plain::after { content: ""; position: absolute; inset: -.35rem 0; }
    .close, .stepper .button, .segments > label { min-width: 2.75rem; }
    .bar a, .segments > label { display: inline-flex; align-items: center; }
    .bar { padding-block: 0; }
    .toggle, .as-box { min-height: 2.75rem; }
    .row > .toggle, .row > .h > .toggle:only-child { margin-block: -.5rem; }
  }
  .badge {
    padding: .1rem .55rem; border-radius: 1rem; background: var(--fill); color: var(--dim); font-size: .85rem;
    font-variant-numeric: tabular-nums;
  }
  .progress { display: inline-flex; gap: .6rem; align-items: center; }
  .h > .progress { flex: 99 1 9rem; max-width: max-content; }
  progress { flex: 1 99 8rem; width: 8rem; min-width: 3rem; height: .4rem; }
  input[type=range] { min-height: 2.25rem; margin: 0; }
  @media (forced-colors: none) {
    progress, input[type=range] { appearance: none; border-radius: .5rem; background: none; }
    progress { overflow: hidden; border: 0; background: color-mix(in srgb, var(--text) 14%, transparent); }
    progress::-webkit-progress-bar { background: none; }
    progress::-webkit-progress-value { border-radius: .5rem; background: var(--accent); }
    progress::-moz-progress-bar { background: var(--accent); }
    input[type=range] { --track: color-mix(in srgb, var(--edge) 55%, transparent); --toward: right; cursor: pointer; }
    input[type=range]:dir(rtl) { --toward: left; }
    ::-webkit-slider-runnable-track {
      height: .3rem; border-radius: .2rem;
      background: linear-gradient(to var(--toward), var(--accent) calc(.7rem + (100% - 1.4rem) * var(--at, 0)), var(--track) 0);
    }
    ::-moz-range-track { height: .3rem; border-radius: .2rem; background: var(--track); }
    ::-moz-range-progress { height: .3rem; border-radius: .2rem; background: var(--accent); }
    ::-webkit-slider-thumb {
      appearance: none; width: 1.4rem; height: 1.4rem; margin-top: -.55rem; border: 1px solid var(--edge); border-radius: 50%;
      background: #fff; box-shadow: 0 1px 4px rgb(0 0 0 / .2);
    }
    ::-moz-range-thumb {
      width: 1.4rem; height: 1.4rem; border: 1px solid var(--edge); border-radius: 50%; background: #fff;
      box-shadow: 0 1px 4px rgb(0 0 0 / .2);
    }
  }
  .spinner {
    width: 1.2rem; height: 1.2rem; border: 3px solid var(--line); border-top-color: var(--accent); border-radius: 50%;
    animation: turn 1s linear infinite;
  }
  @keyframes turn { to { transform: rotate(1turn); } }
  dialog:not([open]) { display: none; }
  dialog {
    position: relative; width: min(36rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem); padding: 1.25rem;
    overflow: auto; border: 1px solid var(--line); border-radius: calc(var(--radius) + .25rem);
    background: var(--ground); color: inherit; box-shadow: 0 20px 60px rgb(0 0 0 / .25);
  }
  dialog:modal { position: fixed; }
  dialog::backdrop { background: rgb(0 0 0 / .45); }
  .sheet { padding-top: 0; scroll-padding-top: 4rem; }
  .sheet:not(:has(> .head, > .stack)) { padding-top: 2.75rem; }
  .sheet .title { flex: 1; font-size: 1.1rem; font-weight: 600; letter-spacing: 0; text-align: center; }
  .sheet .head:not(:has(.leading, .cancel)) > .title { text-align: start; }
  .sheet .head > .toolbar:has(> :is(.leading, .cancel)) { display: contents; }
  .sheet .head > .toolbar > .cancel { order: 0; }
  .sheet:not(:has(.head :is(.way-out, .cancel))) .head { padding-inline-end: 3.5rem; }
  .sheet > .close { z-index: 3; }
  .sheet .head:not(:has(.toolbar)) > .title { margin-inline-end: 3rem; }
  .sheet > .head, .sheet > .stack > div > .page > .head {
    position: sticky; top: 0; z-index: 2; flex-wrap: nowrap; min-height: 3.5rem; margin: 0 -1.25rem; padding: .5rem 1.25rem;
    background: inherit;
  }
  .sheet > .stack, .sheet > .stack > div, .sheet > .stack > div > .page { background: inherit; }
  .sheet .head .button { min-height: 2.25rem; }
  .sheet .head .button:is(.leading, .cancel) { background: none; color: var(--accent); padding-inline: .25rem; }
  .sheet:has(> .head :is(.way-out, .cancel), > .stack > div:not([hidden]) > .page > .head :is(.way-out, .cancel)) > .close { display: none; }
  .grip { display: none; }
  dialog.menu {
    gap: 0; width: max-content; min-width: 11rem; max-width: min(22rem, 100vw - 1rem); padding: .3rem; border: 0;
    border-radius: .75rem; background: var(--card); box-shadow: var(--float);
  }
  .menu::backdrop, .popover::backdrop { background: none; }
  dialog.menu:modal, dialog.popover:modal { margin: 0; inset: var(--y, 20vh) auto auto var(--x, 20vw); }
  dialog.popover:modal { width: min(24rem, 100vw - 1rem); box-shadow: var(--float); border: 0; }
  [role=menu], .choices-group { display: flex; flex-direction: column; }
  [role=menu] hr { margin: .3rem .6rem; width: auto; }
  [role=menu] :is(.header, .section > .header), [role=menu] > .text { padding: .4rem .7rem .2rem; color: var(--dim); font-size: .8rem; font-weight: 600; }
  [role=menu] .header:empty { display: none; }
  [role=menu] .section { gap: 0; }
  [role=menu] .row { padding: 0; border: 0; background: none; }
  [role=menu] .section + .section, [role=menu] * + .choices-group, .choices-group + .item {
    margin-top: .3rem; padding-top: .3rem; border-top: 1px solid var(--line);
  }
  .item {
    display: flex; gap: .6rem; align-items: center; width: 100%; min-height: 2.2rem; padding: .35rem .8rem .35rem .7rem; border: 0;
    border-radius: .5rem; background: none; color: inherit; text-align: start; text-decoration: none; cursor: pointer;
  }
  .item:is(:hover, :focus):not(:disabled) { background: var(--fill); outline: none; }
  .item:focus-visible { box-shadow: inset 0 0 0 2px var(--accent); }
  .item:active { filter: brightness(.95); }
  .item.destructive { color: var(--red); }
  .item[aria-haspopup]::after { content: "›"; content: "›" / ""; margin-inline-start: auto; color: var(--dim); font-size: 1.2rem; line-height: 1; }
  [role=menu]:has([aria-checked]) .item::before { content: ""; flex: none; width: 1rem; color: var(--accent); font-weight: 700; line-height: 1; }
  .item[aria-checked=true]::before { content: "✓" !important; content: "✓" / "" !important; }
  .button[aria-haspopup]:not(.more, .icon-only):not(:has(.icon-only))::after { content: "⌄"; content: "⌄" / ""; display: inline-block; margin-inline-start: .4rem; opacity: .7; translate: 0 -.15em; }
  .more { min-height: 2rem; color: var(--dim); }
  .tip {
    position: fixed; inset: var(--y) auto auto var(--x); max-width: 20rem; margin: 0; padding: .3rem .6rem; border: 0; border-radius: .5rem;
    background: var(--text); color: var(--card); font-size: .85rem; pointer-events: none;
  }
  @media (prefers-reduced-motion: no-preference) {
    .menu[open], .popover[open], .tip:popover-open { animation: pop .12s ease-out; }
    @keyframes pop { from { opacity: 0; transform: scale(.97) translateY(-4px); } }
  }
  .sheet > [style*="--least"] { min-height: var(--least); max-height: var(--most, none); }
  .sheet > [style*="--most"] { overflow: auto; }
  .alert, .choice { width: min(22rem, calc(100vw - 2rem)); }
  .alert h2, .choice h2 { font-size: 1.15rem; }
  .choices { display: flex; flex-direction: column; gap: .5rem; }
  .choices .button { text-align: center; }
  .choices .button:not(.cancel, .destructive) { background: var(--accent); color: var(--on-accent); }
  .choices .destructive { background: var(--red); color: var(--on-red); }
  .file > input { width: 100%; }
  .uploads { margin: .75rem 0; }
  .uploads label { display: block; overflow-wrap: anywhere; }
  .uploads progress { display: block; width: 100%; }
  @media (max-width: 40rem) {
    .buttons:has(> [aria-current]:not(.plain)) > .button { padding-inline: .5rem; white-space: nowrap; }
    .segments > label { padding-inline: .5rem; }
    dialog:is(.sheet, .menu, .popover):modal {
      inset: auto 0 0; width: 100%; max-width: 100%; margin: auto 0 0; border-radius: 1rem 1rem 0 0;
    }
    .menu::backdrop, .popover::backdrop { background: rgb(0 0 0 / .45); }
    dialog.menu { padding: .5rem .75rem max(1rem, env(safe-area-inset-bottom)); font-size: 1.05rem; }
    dialog.menu::before { content: attr(aria-label); padding: .5rem .7rem; color: var(--dim); font-size: .85rem; font-weight: 600; text-align: center; }
    .item { min-height: 3rem; }
    .menu[open], .popover[open] { animation-name: appear; --from: translateY(2rem); }
    .grip { display: block; position: sticky; top: 0; z-index: 3; width: 100%; height: 1.1rem; margin-bottom: -1.1rem; cursor: grab; touch-action: none; }
    .grip::before { content: ""; display: block; width: 2.4rem; height: .3rem; margin: .4rem auto 0; border-radius: .2rem; background: var(--edge); opacity: .6; }
    .sheet > .head, .sheet > .stack > div > .page > .head { padding-top: 1.1rem; }
  }
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after { animation-duration: 4s !important; transition: none !important; }
    .appear { animation: none !important; }
  }
  @media print {
    :root:root { color-scheme: light; --ground: #fff; --card: #fff; --text: #000; --dim: #444; --line: #bbb; --fill: #eee; --shadow: none; }
    .bar, .skip, #status, .toolbar, .actions, .back, .close, .more, .stepper .button, .tip { display: none; }
    .columns { max-width: none; padding: 0; }
    .row, .chart, .cards > *, .picture, .box { break-inside: avoid; }
    h2, .header { break-after: avoid; }
    .hyperlink[href^=http]::after { content: " (" attr(href) ")"; color: var(--dim); font-size: .85em; }
    dialog { position: static; max-height: none; box-shadow: none; }
    .across, .sheet > [style*="--most"] { overflow: visible; }
  }
  @media (forced-colors: active) {
    .segments > :has(:checked), .button[aria-current], .item:focus { outline: 2px solid Highlight; }
    [role=switch] { appearance: auto; }
    [role=switch]::after { content: none; }
  }
  .bold { font-weight: 700; }
  .italic { font-style: italic; }
  .struck { text-decoration: line-through; }
  .under { text-decoration: underline; }
  .struck.under { text-decoration: underline line-through; }
  .mono { font-family: var(--code); }
  .digits { font-variant-numeric: tabular-nums; font-feature-settings: "tnum"; }
  .f-largeTitle { font-size: 2.1rem; line-height: 1.2; }
  .f-title { font-size: 1.7rem; line-height: 1.2; }
  .f-title2 { font-size: 1.4rem; line-height: 1.25; }
  .f-title3 { font-size: 1.2rem; }
  .f-headline { font-weight: 600; }
  .f-subheadline, .f-callout { font-size: .94rem; }
  .f-footnote { font-size: .86rem; }
  .f-caption { font-size: .8rem; }
  .f-caption2 { font-size: .74rem; }
  .c-primary { color: var(--text); }
  .c-secondary { color: var(--dim); }
  .c-background { color: var(--card); }
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

/// The colors on a dark background, which a person or a view prefers.
/// The selectors of pages with a view that asks for light, or for dark mode.
let isLight = ":has([data-scheme=light]:not([hidden] *))"
let isDark = ":has([data-scheme=dark]:not([hidden] *))"

private let darkColors = """
  --ground: #101014; --card: #1b1b21; --field: #141419; --text: #f3f3f7; --dim: #a6a6b2; --line: #33333c;
  --edge: #7c7c8a; --fill: #2b2b34; --raised: #494954; --accent: #a9a6ff; --on-accent: #15123f; --on-red: #2d0503;
  --red: #ff7b72; --orange: #ffb04d; --yellow: #ffd84d; --green: #55d67a;
  --mint: #63e0d4; --teal: #5fd0e0; --cyan: #66cdf6; --blue: #5aa6ff; --indigo: #a3a2ff; --purple: #d694f5;
  --pink: #ff85a4; --brown: #cdad84; --gray: #a2a2ab; --shadow: none;
  --float: 0 0 0 1px #3d3d48, 0 10px 34px rgb(0 0 0 / .6);
  --mix: 16%;
  """
#endif
