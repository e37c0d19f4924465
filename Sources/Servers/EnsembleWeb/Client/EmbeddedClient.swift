// SPDX-License-Identifier: MIT

#if Web
// Written by '.ci/embed-client' from Sources/Servers/EnsembleWebClient.
extension EmbeddedText {
  package static let style = EmbeddedText(
    text: #"""
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
        :root:not(:has([data-scheme=light]:not([hidden] *))) { --ground: #101014; --card: #1b1b21; --field: #141419; --text: #f3f3f7; --dim: #a6a6b2; --line: #33333c;
      --edge: #7c7c8a; --fill: #2b2b34; --raised: #494954; --accent: #a9a6ff; --on-accent: #15123f; --on-red: #2d0503;
      --red: #ff7b72; --orange: #ffb04d; --yellow: #ffd84d; --green: #55d67a;
      --mint: #63e0d4; --teal: #5fd0e0; --cyan: #66cdf6; --blue: #5aa6ff; --indigo: #a3a2ff; --purple: #d694f5;
      --pink: #ff85a4; --brown: #cdad84; --gray: #a2a2ab; --shadow: none;
      --float: 0 0 0 1px #3d3d48, 0 10px 34px rgb(0 0 0 / .6);
      --mix: 16%; }
      }
      :root:has([data-scheme=light]:not([hidden] *)) { color-scheme: light; }
      :root:has([data-scheme=dark]:not([hidden] *)) { color-scheme: dark; --ground: #101014; --card: #1b1b21; --field: #141419; --text: #f3f3f7; --dim: #a6a6b2; --line: #33333c;
      --edge: #7c7c8a; --fill: #2b2b34; --raised: #494954; --accent: #a9a6ff; --on-accent: #15123f; --on-red: #2d0503;
      --red: #ff7b72; --orange: #ffb04d; --yellow: #ffd84d; --green: #55d67a;
      --mint: #63e0d4; --teal: #5fd0e0; --cyan: #66cdf6; --blue: #5aa6ff; --indigo: #a3a2ff; --purple: #d694f5;
      --pink: #ff85a4; --brown: #cdad84; --gray: #a2a2ab; --shadow: none;
      --float: 0 0 0 1px #3d3d48, 0 10px 34px rgb(0 0 0 / .6);
      --mix: 16%; }
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
      .v > *, .w > * { max-width: 100%; min-width: 0; }
      .v > .field, .v > .toggle, .v > .stepper, .v > .h, .v > .w, .v > .v, .v > .list, .v > .form, .v > .progress, .v > hr,
      .v > .action-row, .v > .section, .v > .stack { align-self: stretch; }
      .h, .w { display: flex; gap: .6rem; align-items: center; }
      .w { flex-wrap: wrap; }
      .v.center > :is(.h, .w) { justify-content: center; }
      .v.end > :is(.h, .w) { justify-content: flex-end; }
      .start:is(.h, .w) { align-items: flex-start; }
      .end:is(.h, .w) { align-items: flex-end; }
      .baseline:is(.h, .w) { align-items: baseline; }
      .spacer { flex: 1; }
      :where(.h, .h > .buttons) > * { flex: 1e6 1 0; min-width: 0; }
      :where(.h, .h > .buttons) > :nth-child(n):nth-child(n) { max-width: max-content; }
      .h > .buttons:not(:has(> [aria-current]:not(.plain))) { display: contents; }
      .h > :is(.v, .h, .w, .box, .z, .deco, .tap, .grid):not(:has(:where(.across, textarea, .field, .picture, [style*="nowrap"]))) { min-width: min-content; }
      .h > .text { min-width: auto; }
      .h > .spacer { max-width: none; }
      .h > hr { flex: none; align-self: stretch; width: 0; margin: 0 .15rem; border: 0; border-inline-start: 1px solid var(--line); }
      .h > :is(.shape, .box:has(> .shape), .fx, .fm, .toggle, .stepper, .field, .progress, .list, .form, .section, .stack, .chart, .tracks, .across),
      .h > .button:has(> .fx), .h > .h:has(> .spacer),
      .h > :is(.v, .h, .w, .box, .z, .deco, .tap, .grid):has(:where(.h > .spacer, .fx, .shape:not([style*="width:"] > *), .toggle, .stepper, .field, progress, .list, .form, hr, .chart, .tracks):not(.layer *)) {
        max-width: none;
      }
      .h > :is(.no-label:is(.toggle, .stepper), .as-box, .as-button, .progress:not(:has(progress))) { max-width: max-content; }
      .h > .field:has(> select) { min-width: 7rem; }
      .h > .field:has(> :is(select, .segments, [type=color], [type^=date], [type=time])) { max-width: max-content; }
      .h .button { overflow-wrap: break-word; }
      :is(.h, .h > .buttons) > .button { min-width: 2.5rem; overflow: hidden; overflow-wrap: normal; text-overflow: ellipsis; }
      .h > [style*="--grow"] { flex-grow: var(--grow); }
      .h > :is([style^="width:"], [style*=";width:"], .picture) { flex: 0 1 auto; min-width: 0; max-width: none; }
      .h > :is(.image:not(.resizable), .badge, .hyperlink:has(> .image:only-child)) { flex: none; }
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
      .h > .shape { flex: 1e6 1 0; }
      .w > .shape, .w > .box:has(> .shape):not([style*="width:"]) { flex: 1 1 0; }
      :is(.cell, .tracks) > .box:has(> .shape):not([style*="width:"]) { justify-self: stretch; }
      .box > .v:has(> .spacer) { flex: 1 1 auto; }
      .z > .shape, .layer > .shape { place-self: stretch; min-height: 0; }
      .image {
        flex: none; width: 1.25em; max-width: none; height: 1.25em; overflow: visible; vertical-align: -.25em; fill: none; stroke: currentColor;
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
      :is(.v, .box, .deco) > :is(.v, .h, .w, .box, .z, .deco):has(.spacer, .fx, .shape:not([style*="width:"] > *), .field, .list, .form, hr, progress, .chart, .tracks) {
        align-self: stretch;
      }
      :is(.z, .layer) > :is(.fx, .v, .h, .box, .list, .form):is(.fx, :has(.spacer, .fx)) { justify-self: stretch; }
      .row > .fx { width: auto; }
      .v > .fm, .box > .fm, .deco > .fm, .z > .fm { width: 100%; }
      .w > .fx, .w > .fm { flex: 1 1 0; }
      .v > .fy, .box > .fy, .deco > .fy { flex: 1 1 auto; }
      :is(.h, .w, .z) > .fy { align-self: stretch; }
      .fa { max-height: 100%; }
      .text { white-space: pre-wrap; }
      .skeleton { border-radius: .3rem; background: color-mix(in srgb, var(--text) 12%, transparent); color: transparent; user-select: none; }
      .text[style], .image[style] { display: inline-block; }
      .button .box { display: inline-flex; vertical-align: top; }
      .button > .fx { display: flex; }
      :is(.root, .page) > .button:not(:has(> .fx)) { align-self: start; }
      .v > .button:has(> .fx), .box > .button:has(> .fx) { align-self: stretch; text-align: center; }
      .w > .button:has(> .fx) { flex: 1 1 0; }
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
      :is(.h, .w) > .field { flex-wrap: nowrap; min-width: 5rem; }
      .w > .field { flex: 1 1 10rem; }
      .w > .field:has(> :is(select, .segments)) { flex: 0 1 auto; }
      :is(.h, .w) > .field:has(> textarea) { align-items: start; }
      :is(.h, .w) > .field:has(> [placeholder=" "]) { position: relative; }
      :is(.h, .w) > .field:has(> [placeholder=" "]) > label {
        position: absolute; top: .55rem; inset-inline-start: .75rem; max-width: calc(100% - 1.5rem); overflow: hidden;
        color: var(--dim); white-space: nowrap; text-overflow: ellipsis; pointer-events: none;
      }
      :is(.h, .w) > .field:has(> [placeholder=" "]:not(:placeholder-shown)) > label { opacity: 0; }
      :is(.h, .w) > .field > label { flex: none; max-width: 50%; }
      :is(.h, .w) > .field > input:not([type=color]), :is(.h, .w) > .field > select { flex: 1 1 auto; }
      :is(.h, .w) > .field > .segments { flex: 0 1 auto; flex-wrap: nowrap; min-width: 0; }
      :is(.h, .w) > .field > .segments > label { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
      .h > :is(.toggle, .stepper) { flex-wrap: nowrap; }
      .h > .no-label:is(.toggle, .stepper) { flex: none; }
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
          :is(.h, .w) > .field > select { position: relative; padding-inline-end: 2.2rem; overflow: clip; white-space: nowrap; }
        :is(.h, .w) > .field > select::picker-icon {
          position: absolute; inset: 0 0 0 auto; display: grid; place-items: center end; width: 2.3rem; padding-inline-end: .7rem;
          background: linear-gradient(to left, var(--back, var(--field)) 70%, transparent);
        }
        .row select { --back: var(--card); flex: 0 1 auto; justify-content: flex-end; }
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
      .across > .h > :nth-child(n) { flex: none; }
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
      .h > .progress:has(progress) { flex-wrap: wrap-reverse; gap: .1rem .6rem; min-width: 3rem; }
      .w > .progress { flex: 99 1 9rem; max-width: max-content; }
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

      """#,
    gzip: """
      H4sIAAAAAAACA+09yY7jSHb3+go6Cw0ku0S19sxUogoDDGDYh/FhxgZsFHIASqJSnKREgaRyqUYbPvjom6/+En/OfInf\
      EvtCKavbt5mcrkwGg7G8eHu8eLFs6rpLfv6QJOu6qpusXe+KfbFMqvJx1yWbvHm6h3dZ9tjUp8NmmXzcLuDn7h6K1nlD\
      BdstPm3LojIeu+K1g6fxDfyssWBT7uF5vp6vF7f4XJUH6OZjMYOfHAuKzSMW3C5uF3cT7nRbVhXWWRfr7QTrNHnZFkYv\
      +XpdHLCfWT6bbqjd+qBLRS0oatRX1DA/rmeTxXhDNZr8QL3fbefz0QiL3oqqql9wQKPFgosem6I44KQ2N/n0hlval9TT\
      KL9ZLNY88RzHPJ7AzKn39Vt+oBqL4m6KBavqVHDBZLPAgvKwKR9rnMVqdreeYdHx1BwrAkc+vV1Nua9jeXjCYY/G2zkN\
      aNXUL9j2zWYxmY15iPkbFCym8LMSc8035aldJsObeVPssdJLuel2y2Q2E8/78nWZjMc/CKDXOKP2re2KfXYqB0mWH2Es\
      GZcMkqs/FY91kfzLP14Nkj/Wq7qroeyf4Ffyp/zQQmELv7K2aEoB7HW9gZmcymxfH+r2mK+LQfKnv/8DPGR/LB5PVd4M\
      kj8Uhwra+X19aOsqbweJqstttLt8g6sxSsbH12QC/zWPq+vJKIH/L0bJT8lwNE8H8HoKr8az8Hsxv6rOO2xpJFrzat5S\
      S+MRvJuGmppAS798+N2+2JR5cn1sim3RtJlNP0g5KdHVEilseai76+Uub6+/bvIuF9U+E5U90Muvu3KzKQ4PyY9pCh+a\
      JDcewc/MILnxaryajE2qG8/g584gvO0Ufm404eWLfLGaGIQ3xf+t7z8owrtZ36xv83tNdpPVZDWdWWQ3u5vdzWcW5eV3\
      +UKRmSodz8eTqU18k81oPppih5IYb1Y3E4v6ttvVaLaxqG+73dxykaS++XyzuMmxHUF7i2kx2swM2ptvN6NiZNAekOZm\
      uzBob57LQSvay6f5hIsU7W0Wd7PtHHsSlLfd3s7zmUl5600O4zMoL5/Az+reQNlDfSiwDQ/vPk43083s1sc1rgKItkh5\
      mkieix/uk18A7RidLsUkQKQAX8eWIu0g3l7QDAmGv+Ho33A0gKM/Aras6tesLb+Vh8cl/N1siiaDInyr0OrnZFO2xwpH\
      hN0nf1fuj3XT5QdCz123r5ALvhSrp7IjjMEGiyzf/OXUwhjHoxH01q6buqpWecPsd5k858014VOadLBkIEKagltc1Zs3\
      Ysj7vHksATAA/VW+fpIozF/yU3qfWO1h91DGonEMYvOn8XAu3mEhvKufiwbA95K9NPlxmeSHt5dd0bD4EpPAmlm7B7rb\
      EWBgqmVelTngLQqU3XiQ7CYwaWOASAjZrkCihY6HgIpV0XUATZSN1Eg2HI3nKMcJRNz5Kq/yA4hOmHUuSVdOhdE/JRaw\
      rdenNnsu23JVFVCxPnVMeShFQRCXG/cjUSOrt9u2gCGBJMaW9jmMl1obJMOu7AA16clsk3AM6g5htWgd1PJvqwJawX/F\
      +PHf++QR/xxOUGshmN8nAKzHQ1aCGgL6DI6oaO6TY77ZECSGN6omtO4vLTImmIJCx66rgeuMnaniYEm+0zgRfATYTbEG\
      FtCV9cGZyW4MVXhlAT2XYqTwEoivaEws52nyrIQuFpyQaFg1wOgAXIAg33Z5A4DPT11NVVtq4WB29NiUG9ERj2afv0ql\
      bzITJYxigMYItBHimtHYl+Ro46GFQsAbU6d6la+KKjKG4ZQnS0B6EbhMKrXVxHB1ghXBiSCBl9s3IGkACFKcAZn2qcSh\
      Heu25MXIV7B6p65AythC3QwYw/OLqqvwUH8BEOxK0NXVWFdVvX4yEclAOWgG11+iNfymqcLvVQ4yaZCUh+MJXmMlYDWI\
      L6dDiSpvtio35TKBLkAEwFts6yP2TUQCErYgKjDHVa6f3oCQ6yPB/Bsy/gL56r25FHqYCz1MH9tZYLmMjGkAuvUW44Ma\
      3bLYH7s3BJnsaWSMfbhqymJrAXRbvgIHA0gQS0DM5H/GxviY6KQtIvCInlKj8cRgV+UB+GdJYBtC0Wl/aAknFSpzI/SQ\
      GhASpKEGPzZYSDKViwqfFXZztyP5jsBuv1zcWmTjdbKu8v3xmqlpkMyfXwYJElrKvc7slr94TIM/n9DHC/x4OsSHNMju\
      p05jR3uos4k11OGdInCTSw3HTJSe2GR4A5q0hJ5V2cI33VulOLhiHapdE0+iTAjawiIQpXuo0BWZWNNl0hTHIu+uEaKk\
      1oHxVx5gQtfw6xrF/AAsOoIs2GXjbZMye+Yx5lFRsimbYs0Iyl0pdkQTV0KV9AgDWy5A2PPiJSZXWDESWhe/4CdNqBLv\
      oZOI5CHFRtAe/b2tm30CKwqMRYyb2qIiE1bLHWoppJ7pWp5ioJoUreNq/dt1BqLeRI62a+rDoyP7wMqWqC5qHfODq4Eo\
      LEMLBFjhMUc+OsQe4dfzAFYzr+pHX3T2L+uN6voZPuWymS9lqRESolx3yMIFPgkKY1oCemOJoedhcdi431DTUG5/RQU0\
      qi/JjzDBF/xtkyzjIKC7LBipL4ZkPSFc8KGrHx9JCNFT2xXHY9HIx53840X+8Sz/QCqWf0s449/HpgaTpW3F864ZiF5z\
      AnEGFoTqjKGu+wYCUABoi2qLAqwpuvWOxr6jmUa0n0Wv8oOfecqguVRfkmXZXnMX6Rl9gRfq7Bd66VBvIBXL+qAPheCz\
      c5VlyyvQ9UkbjteXVXgk6AFrBDxIEQCtnewK/nyn9aY2FXglqhaLZIx45GJV3+fLQ7fL1ruy2lwfUuvBxlf8U4COF9to\
      R3u6viRf86bMs/WpQRuMvQpD0ofYxaVwQ7TVqsYIPoi9BCNUtupX+Pcb/IfsELWx/Aj/okRJdY9ybjlYhYjUUikbaDI6\
      luvu1AAJfSWh9uPnq0ONGHb1wGMywIV/erPEJu1qShOn92rFDHApe2FHNKbWiMuDFKRXTKscUmRLCTNSUso2DSKSxwQt\
      yJxjwWAVS8VFKUIKIb1FFqG4jWY0CoyacQjeItiKZhPEIeD3egejwtYaeMYPeHXSgYU3chjb11Qi5k4NjWAqP3gfbpho\
      YSyQnCfNmt1dEh8Y9FcPSE5pLxRiQNg13rQZScF2eAPkIIcaOSJsFPlgLtGhzsjSoAd3DDiuvM145vgHwdBYF00TskSg\
      9xkiZl8dwx1QEhbTIYobKWS96jhQ/oTQ4HGPFA101r0di8+kADyIpz9/3oBKIZ8+d+W+eDg/Om0fOq6WFVD4U/YCpED8\
      TbJWl7np743pTIZMU7LJZcLuKc+fc4CVzSsh2XXtoqrKY1tqzqXQiFxJL1cPUpjhk+FkerEpkj/7s8Y+g0Hd6zLJvlLF\
      Q0bA5ZkD2Yw+xn4IPOUeVC7GSECN8lu+qoj0hUk73MGyNBX6EwUF8gf1oXpjiZCmDhND2UbIiCR4ueZ2RgeKukfqV8fH\
      KFCFnYx9+gB+ynoYjZT//HaxSvbN93HA3+siMMhvonGmee6ALCCUSNBB8hPLcwkybU83Bajc5TOAtcTdMC7kPxnU3GTY\
      CyKscN8UC47zWKNzosmKZ6RWYzXlqBlLWDhQj3Z9JfxWxa4kRUsNTrkvsrFukX0LQvJIP4PlB1Y0HJQrafIpCUxfunRQ\
      ZcKhajVIkUdQzEpMcYpx2bV9iC5ODxFYlth9SZWLdFj5Wmj8vqgNS53UGvpIQWNdoGEspck7G4xMU5HD8NkRtQH4CYxW\
      k5IIooDA+NUDSYYMsRISfyb/kFQ3nMwdhyW/N1zgc5tfC+/1fQIlgAN5Je2uTFTlnSJuBo3WJ/S3sEr6e5RKaGhzuaJ9\
      sCVlXdKe1igByNi3iv9So2LG5R/k1ACkpCHxwxZmn2+wMuF8RRRCrxC11UtVCnC0xzKBWTBev+3h+zZC9Ro3DWj7Qg3a\
      ERIkxO3kp7zgLjz30EZV6DXUogPaCrbj8dAxra2NEgE8E0N8TwcWjhHBaHFE1LLNJYpLEcpMCN9hJaV/5oldhwvMKoYM\
      7hkVzGNbdkZjpDd2sjHjBWo0q78Af8vgPYsyMJFEC1XlNsEl59p4lv5yok5Q5p4th4pwefeMP0Bh5LKRzEzPHnq0VDUU\
      N76Y9ISyMKCDMl57bxxdRsGWOjGEKmsULFbJ6TSZqXroxoiam8hY/dGG9BCfezI3vlAlCM1CNPBFWCM0Fvmg30mWK19L\
      jhtn6+e/PTMlGsSl1QybDBAjIjzIHrKdtcJFbHqFlwm5q2n74Cf+JZzBI/b92tuCQ3MbLWxCE6zR2NIrehvzfBuuzCFV\
      +sAi0tLQBZnYKroqJGaj52qJcodR2e5wwNF26UyWofdBQU+S8bvJFmUM4mlQFlJgx758vS4PSds8rgbmpncynv4wMLfS\
      2W7JX8s2e9Obk8RPUOaya+9C9d/nCah+ZKuieylQXHlu1JcdEBVthtB2hHIN0nBeXV4w8QYS8ebifrzc6BVvtXtPgp5r\
      fZEu7TCgxUBULW/9NVPxpXPUtoxO+3gscnJdH0AkC52Ay4bTVvA/4n1Ztm1wt7sFgV5cY9AGiRcoy7r6aFSwPP68BSUr\
      8o55uK5TFbdiQxX/1Wu0oTjTYFVV83dPxdu2yfeAwmrGWBtXAffFujcCqLFvISIzoM6AsB2bkTsOQn6JjQctzUwmonGD\
      OJu9UfGsfE5au4Ant2YqxfTgg8kejc+oWHrUzrnRtLOJ3EvbXFsD/R3EXWXsHXu/Ryw4ZByV4RBz3F/EDENs+oMA8Tdp\
      UmjAvApY79TAjQ5TVcebRNpv8ggVZmtoMEpI8QbJXquG9LfUtejhG//lcmFp89GoX1Qdx5QTHbwZHbyZHbwFZafeLcD+\
      U1UzJpy3udDuPY1UeK8tfnJsikxxlPapqAr2kjk7oGLb1Nz3PCc5Jp7kEDLXisw6tbi/TY5Dw/+ATTACPkhjSjya6pZw\
      fAttFoU1+/gESbv1WAi4hg0wQPNbiRuO6PBZgeFUNDc9JAbaq6P2G2Mub4EP3qvYOkdE2UusERcTvYgdC0asZPUEKfVY\
      h9yyYdGGOesQ99yLjRlnIkNuaI/EdsTJaAbW+0ahXRCKm+nZ/ABbO+KZ9KPOzgWdmarcxNh6pk6+iGAhc99ORgXYteq6\
      omg4+XrCuC8/NnfWb7mPQDzIxHSIBH3iWu7lB4opA2Ysery7D0Qgydg4OTEzEim0mOGQpO+PoHBDJCgslaM+5EwkjMQ0\
      sok1Tw+wwgepyy9HA6FAK8kTVRRFHVTkoU48cMaJmEGuy9L+vREPUzU82QDumgFu8ZaxaczEIvACRpAemw6BM9rfAohj\
      7V/YGq76UdO9DsUcqiqwSEXUZGeV1kC6eV8g3KVxOUZUqO3qxY2bbdnActLeB20t4gQ+JWIkfZjuPI2MNqvcaBILkF9/\
      Eq2ndhnCg5Wo4EDH6KO236AKHou3s2uSCh6jU1yuHBfrtwasYlj5Yb1DrFGiH5Fbw0bDNzBllCLoa9nVFSO9ixQU/da7\
      vWd3HwtUepHCFP6kIDVzfax4mcSs5ER49m/s6EGuwfCzUVntD8uml8tVAdyooOAqYT1fXd0HncPWTozeH/JXVG1LOhOm\
      b87OmGtdzsQcJui2FFDPI30m/y6H03rh0hicoznPvn6GHmEi/Ae6DzHMzoinY0Dsa95sMs4kWPUysHSOoAGhJ1VBcSCt\
      0YG2YgdscQ+Spu7okaY0EE6bgXYJDLR/cCAhM7A5y8CQjIOEIyXZiWONEw0AFlMkJUYu5N4n+2JbsNZSmOwxYMGc31bV\
      q3fZ2Mwg9khgPJ9q2jT5I1oM61PTImE/NnjwRWObnoZVH6lWCCeOKufIXldt4chVqgUjyBs8YLMpAUjXxjGUER6SsAwh\
      Or84P4JafqgzboOC1wV8cWOYBBoervhgzwRtEBnsISLPZcyFDnbKU2PGIXjoUAhZS+zr6orIjB7M4xs45k3e7opLz4Qo\
      N4EbvPKuVZYcPIaH1IlxAMGNiujXi22Gwm2Z+MueYmN4hvNN9iyWQT3zeljNjDm03EN7+YlxeMD8CElFbgOGW5BnUM2I\
      Fo47RxQemvPijXwZVZQaQTsiCgfGoEJyjnnbIpAwLEfD1uhlITgqCuCmXlWFdHZkq7wtW0no4WMj4ov4/r8CDAcQlodn\
      WP7NQyRwWbVrLeMXHYR09gyN86EZyRQPWLKQbXwBR7IxxoyLMpoaJVPBebV5OeECU16a1q+rJoSI2p2i03v/uAMEfM5z\
      bzqtUpe2HFoy0EoZNBF6HI/8Cn3hZ2koUCo8NtGMJEUvLlfZeT0ffzWU0c9XCQdfhNS/97aiaNBSJ7WGR66P4ZzBRzqR\
      s5bSkjdEMeglazpekWRCvKUBRVkmhrB14uCGRHT7Ihhk9OF9MGAPm1EKilD9crD4k7kZEEFAV1BIy1xBZc6e0sjHRLns\
      HDcIKB0kkfoBWdCHgw7TchG3n3ZGF7Ua5Oa/zW6UCi/0olXDdC+jqPojXQOBhhzTGfVd9uqMOqj+U2K01MsAo4qWUqP4\
      YLA6seafYGPECQvbFjTH9c6XvX3Cxx+NqbRKB+bwxgoYdy10PFSfeo46sYXrW4eETKkk3AhQUj5jxOQK64PhO6AE8jHM\
      NCLBxfFqIab0tpgjizXg+1SWM0HG2oUS2oyI2dzJ/9OAQtBKg94W8icoGFnD0cOQA6PFSX1GFTvxrZRHVN1dfT6Trhar\
      Y59De8z5gnkYUt6NJJgoZeB71bOAJyDTLt1tSSe4wuKZ3xp7GNFQW0/QUvskkEmWKFcAcvJs7mnFwk0ai8MV46AFNVym\
      dqcTNavlUiYbYK6SrTERQJX1GXy/a09H9B60yTVvr+MnfBApU2cAMEhSwHy5PJbrp6K51gcEIt9h64kWgj2hXvPGDQ2U\
      cwr42gNzkL3IsWXlmkP943w96OpL4H/nZHkIY5x1IVybDCeO85H9ehH5eaZjZ2Y00r74b/rhmZ6PThPRNTLkdGraG9ac\
      GL2pc5O0XfdHV5NDQ+4HryiEwZQiaXIzcneHodVfpNWqgM0fOy5nVzHqPc7n2MEaoGQQv4YtBGsYFyHVSKyhRxwELDMI\
      1svJgOecJ3z4m5IXoELO6rjNEz1DUO7Je1uhTs4vb70saIZEcXwPjhepPooNK5tkJ+74WA25pX+nZsieO1DJwGTTSAss\
      HC3lISZOvCwjqp3lelesnwCQTz2ZUH75YLhgKOwYmpJb3PdWLMVi9LzDoHJAJff0CbYk2/lKdPVUvO2AR32mhwcHXGSA\
      TasdaKLk7/uUyCPWX5u6Ar3wpexAL+TQGYPB8hRNpTjEkQRuOYfdh04eA28h4ulThLboMV/Te66/UmfPrbksl/m2ExvQ\
      Z7ct2KidiG1v9MKKBxWmP3MmNwuh1pzjP80JcWJAc+Dkfg0PWZ6ZB0zrkMpWtF92KNr2eoy54rwFY4yjyAYfigbSBT9S\
      EEqk41nZLeqQ30ocrKzqlk5ilIcnPk8YEJ+aFoU3dX6OZSwCGBCN9BHTkdsmJYayuEw9THTWXjTlXPQxyxf95prxgqhV\
      w4hLBSN6YMCcjRaSbIbgqlMkvGf6k1EoSFY0j07m5yKMQcM7s6p9Xlrusbspc+RB67NnrFUEsmN4s8o19jxCTioMR33J\
      XqXmFBUyUfas03S5510vn4x5gtNWTbR7K+ALDduZ0vJXjcZ7ZpPR3yulfHOOqOSkaVM3R9r4NjUmO2SdvE+c9Y56uCna\
      rjlJrLoIUdFHDusbC8hzHOl+P+8jC+4tGDguD5DosLkho1MhjpUDE4PKA2dL2Y21vLAZsWfNKTAOTwN321p8b2xf9rQV\
      sFFdE/WS8fy6EbiYH9wA8AakvQzfP6wL2uAjw33ycpJGxquEmLXSUXpWrrVg7qHLYhjdLFgq8Y4YjhbFWlX563/879X9\
      O61KK4xvqiOcKH+Kx8kW8Y2kLOCaUwAkbeDcBoG/P8BW3dzUq6Tq4HcTiDmVQJTzm4ljM4bvj1mrfH4wHfXD2VzL/U2x\
      zU9VJzZmMUeEedZfSZ/QOSpRXSdAcSReJKmA+ox9107CE8ft3FEYlKek+Ju6aKxEHW3KqTbVTjUZUgM92GKoN+TGr+1J\
      qrN6y3j2w8A0BmWM5YuxqSY5J2fVOMvhhEszvVRWcKy4N47k14+D9a53DuTuXQNxHKrpd+XQNFEhOddFMKMmVDtjpogD\
      P1iRwWLmDdFF7jbRGd11Jg6DqYZ+c+VZL+hFdpj/Vf8EJiI0XOa76HERmEkxxEic9GxZtyvXT9iyjoHRH5knBCj/sZNN\
      oyfLqJgTaqOOC2EUigpQivnoEgGqO+Cvq4L4rumwktq1J6sm87g8clei3xq2oK6SNIfXtEf/NfVYt0mdtXSfV5UDyLEI\
      M9LGz5i9VQsdOC1ine9UTDjI6MJpZ+q0wvHwxl4GuhAzXHpb4EzSgd4IldRnF6FJ6+uJ7bHEkP7UOCFmfmQF0kZ0AzOg\
      VsGDNoK8PWF0YGfHHKuTFnE9H/0QCQf4IBgDHcQJO2iFTe/Gh6Li3xTQd1so9kKHY+QmiMLLueP/mbvOLUajLErTinNF\
      3PrhDWbXp3IbdmkuLj8wddaNEmFLoUgfPScdm6b4utpH6s0c05dsQQPXDrcwpQDm3BL+rPT76d5p0Ja0trAK1fg1+azN\
      KIwLgwwczvGebXW5IRoI0ujZa7Ld6zGPeghDPCn/LrHNetIiJLO9FelFgvd6UMLeMPLEC+HoBGOqUsO5/569f3moR7Rj\
      n/YwDfALxG5MdkIXJxFTRxqAcYiZyte54ILAh4O1qFzWwrzT0m24zfdl9ab2euCNk+HgbuIeWuPTUVJLqaAYhtyTqdE5\
      xsbml3WUza8im9U1R64dhPILD4/Y1o8s9c7dgG0bXE/jihZGfhx+DlJFRMe2L6XK3uTYi77VyR7MrD3kxwyjDJbJK/DC\
      wybv6uYt5uDkjUTuJxIlTxctGFcZcA/u2TKjFSNW3jRQA5MINKi3RE37if2c4Y2FgR13YUX9pE7yQZevUIucQz9yXlIN\
      RGm34XAMp17IMxPZRBJCLRO8UuzSqinKiNZhdBJuvkBr7Di78DdhqRGJYhdNGSfi2MEoR6uC4pRCFYen9A7IT8TzThca\
      lkePS5NcVBuRqssQbryHGxRx434Jdy7hitxFoMJndG3A78NpD3bKGkg7X+FVUVjAOa2lunvmDHN/ruGdmQXZzpfpZyHW\
      WqnYQTEsBANHplaMsjFMpte7u2Sc3HkxALZryvtqjN/dmm6623C/EivUvqERbU5XAjz4u/ae3qxZJwiZdbFh/iriksSp\
      NpXrIdSBv18dVk9CMle3baVZkTZIJPT9XDKCWUBh0T3puClZkjFF9g8w8NlzXp2KQPqEeYQ4DI3Xandff+sbS+Dj0Dpk\
      GSXg6AEPbesn87kHHvi0fqG7nBq+MyoYduV1ugRL7rrpKr7DTDaBm9kyQEZFqIE+jhA6HQ7oGeaRingZhcXToG47uTQK\
      SaAAjSJ1rS0KwOBbYz4lOhSeD9D8KCuDuBul6lsaZAolMhJGLBVNXk7houEHlpMbv/fbNQjiO5u2MMVbg2532q8E6H3S\
      PRNvISQIbTFktmi4NOZYxGiEojR848C7gmoSWQxjUheFjLxntP5IefyXj5Yi0UuVj0FnwHRGOLFGOO09ZW2ows6yhwFu\
      5I3qTs0hGbeCiICut+UB5CXddKjzL1EtMEIwYa1hhPDp1usxvha5lvgSBw5Bro/F4SENnfSSVz1EjkkbAXLTBQXIyVMr\
      FCVHGaJSOz5LVtg872QN/zIYnLuWLGZUw7lz7BKA1I19tv+TMOoi2S3cm8WUB9bGmQles7YYeVgzp70ZAdV9vcmr0B08\
      qsYSB7BpavfovtXobC7s9l1RmNHF8gYiYUFYxfoYBX5kubXR2BuoyyHS1G3RTJTCXfp5Uuw7aiJZK9wkKKNoOhzRDY5M\
      D1WaoGjqUCgGR5fIsYSzexgt+bYy79n4rcYs53BjlDpQxoZYxrEDa/6QOn3J37KaXB6y0zSRqW5CAbzTobMEXxK5dazz\
      BEx7YCfGaoMsEGk/9bph9NDPfIXIFwAR30UisrHx4C+7GWsSPRSlHPKuUzjJxn4c7dx00zvUa4YF2GOPTObcHH8ONu+i\
      hZ2u3lPWw7XDeBhUY8NiosdNxThokHoEAQfOvK3LRFNvpSNYbOKlfz74saFb4CLiZAjG+IlQSGZACBlZ3xmSHQ++1ieL\
      3CuXvy/VEc5C83Hc4KmPFIMT4+0BKLCkkFcqqRak/DBMPuEo4VG8DUAOPe9S4zI3fvFKLzhLSKRNE4KzEASjkzZNOxke\
      i5N4oHyCdbku2kzmDrowx4jVDN+9olKJTQ3z3ck0Yn7EpzIoq5JOzKgzLQG+m7X1FTHuLhHZGUKbuyT3bNDdbXYlBhA/\
      Rm9V1jmmdFoQq4KTVencIfNI85+M3JVmhR/xjbWI3qJCBXTQGHe0strgHEcxy85nfqO87LLV915G5SUted9Jh5vzDOJM\
      2KoSDqFQ6HDAgGulSwAEDlS849ihH3NCbbqhKSZpc2oe1jUxeYi/+0pN9AdozHVNZ9s/HLmKFTkqCgQVcKbT8SEexmc/\
      g0J89eti+8RRBevKXodQ+MJtDtvivTEQiQyISEKn0C0JPg8Jh9XfjEah8RhQEoP4DIAtHoJD+Ov//PeVdTez8wqh5tzd\
      bIVU63WgvYZ9TWnsVRiEcXuXUZgGF+2//tNeNHgWixYJ8Q+upTD5dQzijXtIc8gXKlO+qMaN8Jj0XJvZoVZiaa721ahC\
      uAbEampf0jtyHbK21qE2k+OnOOIh+SKcPHAtbCilXyx3g9paa4pt0bRIgSd0FHPmLKyX8asC9Dmx4YYUwL4ArcyoZ4Dd\
      UpRlWGZntYY3yXA8aZMCT5cCN2JHluGZOJI61J8WWmS/vrtJrTzXMz52JXwyQnU3LnIChbrtrly/uZAy+M5xQcgcYpgO\
      UmafDjaMVahd1xeB0Q9VQQmUWUY6etUk7guRnya7if6arhUPXf9K+c1JCL83+aT3vTZYIra4U5H5Aev7lANZcfdfETOi\
      +viVMWIgjIpAxJGMNz4dQWPdtKY2eaP3F9VrbzNQ8KXYXfHmt6HtrdCtHUYSKOMO4JFOAvUbnbARIeKxs8vB4JVwG7+Q\
      JkZeKr6LEOhiwNxB84VU2hPkVjWvlh55EUp+fjmxKLp+YKdSX2AsDx6/2+AKOdPk3IQR6qfkoF94ycOYiLg4PF+3+bag\
      a8H4wIvIdJm6+sXIhZ8csSe1865rrmmlOdvXfSQzyEVbsgFDJEzhiVTgAyGRv/QLAJPbZwdg6PIig/ve2waSxHMFyMvc\
      zzuPprFAt+HY3NeQ2WkzWW7nEuzq03qX5Ws7aFcMLKbURSh64mxPCCtH8ZiZuhtldPnOj9jD0PrOQlLsdznmbDtMp+w9\
      rxLwM3OlHzGNBMMG/5LKnsaBzUmaNbPWUi/NE6AIbUf3hHmFbsUI1FQDPjblgW9rWWL+aPpHGhhZCxoyYmPFe6DSjS93\
      p1h10k8U2Z18HCGREEXBw2w2wwfmgR9XqxXhNN3E8rEoCnySNpOBPquc3A1PJTCij3i/HSYAld5XdV6r9aN2hIbtR7Z0\
      YZ8ZRsPwVeyhW2vtJK0cX2Jc78C3fPNFh/qSKnE/I+VaBI5WbpCcn+tSBB+RZqLyVHM1wgCrlo6d/7oDjPrz513Xha25\
      5PqKOR7WS5Or9OoCzmZz0uBtgqZOJ4MYXkNrJe8bvlDHMy6MiQZaqMMrjmy14yoH4eOrg8Qwz90knuwj+QeYlsBpnIKT\
      ccDaBNY5McJn+fVKSJDQrUkc5OaZo2R+guhYK42Uc6Rzobh/GzS3p9CZCLLjuh2Q4CNfdQGkGDqKsUzohb5Hm1q8oLbf\
      w74+1L0hlXiDZ/lYcsa286FLoqUiR1rJQNpj/lhY8KsOXl+x8pnR0YJ/9q8BmAh2a9v0w4n4LHhxwM3ZLzzjYBb8ZG5+\
      M3W/mai8SvpWw8gB9m3WnlbGvYhbYKJVVZOmbQWoznSbmHYelNXCTTy/0FXWuUxK4vtSzQrOdIc3qps12KwgMpo317+k\
      j2CvYckA3zeBSsoNsM6MPBg/By1tqsWGS9+ZozUK0aiza53VFOngVuBSWeetANi+uHW4VNYBS4MsbqsKFcoa+9IfKZbJ\
      911Bzn8Hankl36/fcq8DLFMQ46gp6z2Wyfegs5WPtVuDS2Wd46k5Vl4rXKrqBE55YZkaR8OJy+yBYKGGVf7mgyp/o/f/\
      B2ZtmipPlQAA
      """
  )

  package static let script = EmbeddedText(
    text: #"""
      "use strict";
      const hubPages = new Map();
      let hubSource, hubTimer;
      function openHub(own) {
      if (hubSource) hubSource.close();
      const order = [...hubPages.keys()];
      if (!order.length) return;
      const list = order.map(id => id + ":" + hubPages.get(id).last).join();
      const source = hubSource = new EventSource(`${own}/stream?pages=${list}`);
      const tell = (place, data) => {
      const page = hubPages.get(order[place]);
      if (page) page.port.postMessage(data);
      return page;
      };
      const tellAll = kind => order.forEach((_, place) => tell(place, {kind}));
      source.onopen = () => tellAll("open");
      source.addEventListener("beat", () => tellAll("beat"));
      source.onmessage = ({lastEventId, data}) => {
      const [place, number] = lastEventId.split(".").map(Number);
      const page = hubPages.get(order[place]);
      if (page) page.last = number;
      tell(place, {kind: "message", last: number, data});
      };
      const leave = (place, kind) => {
      tell(place, {kind});
      hubPages.delete(order[place]);
      };
      source.addEventListener("gone", ({data}) => leave(data, "gone"));
      source.addEventListener("end", ({data}) => leave(...data.split(" ")));
      source.onerror = () => {
      source.close();
      tellAll("error");
      };
      }
      const makeHub = port => ({
      postMessage({own, page, last, leaving, isMember}) {
      if (!leaving) port.postMessage({kind: "joined"});
      if (isMember && hubPages.has(page)) return;
      if (leaving) hubPages.delete(page); else hubPages.set(page, {port, last});
      if (leaving && hubPages.size) return;
      clearTimeout(hubTimer);
      hubTimer = setTimeout(openHub, 10, own);
      }
      });
      (() => {
      const data = document.body.dataset;
      const {own, base, app, worker, silence, version} = data;
      const [lost, anew, large, idle, ended, missing, begun, recovered, underWay, secrets] = JSON.parse(data.words);
      let {page, token, session, address} = data;
      const $ = id => document.getElementById(id);
      const sleep = time => new Promise(done => setTimeout(done, time));
      const all = query => document.querySelectorAll(query);
      const root = $("app"), bar = $("status");
      const focused = () => document.activeElement;
      const number = id => parseInt(id.slice(1), 10);
      let next = 1, last = 0, acked = 0, answered = 0, busy = false, over = false, applying = false, composing = null;
      let queue = [], sent = [], most = 32, used = false;
      let isCut = false, unsure = 0;
      const times = new WeakMap();
      let watching, opened = 0;
      function watch() {
      clearTimeout(watching);
      const oldest = sent.concat(queue).find(event => times.has(event));
      const age = oldest && performance.now() - Math.max(opened, times.get(oldest));
      if (age >= 1000) show(isCut || age >= 5000 ? lost : underWay);
      else if (isOpen && [lost, underWay].includes(bar.textContent)) show(notice);
      if (age < 5000) watching = setTimeout(watch, Math.max(50, (age < 1000 ? 1000 : 5000) - age));
      }
      const edits = new Map();
      const texts = new Map();
      function send(kind, node, value) {
      if (applying) return;
      const event = {n: next++, e: number(node.id), k: kind, v: value};
      const isQuiet = ["hover", "traits", "target", "loaded"].includes(kind);
      if (value !== undefined && !isQuiet) edits.set("e" + event.e, event.n);
      if (over) return;
      used ||= !isQuiet;
      if (!recovering && !isQuiet && kind !== "focus" && kind !== "blur") stopRecovery(kind);
      if (kind === "edit") {
      event.m = last;
      note(node).log.push([event.n, value]);
      }
      const before = queue[queue.length - 1];
      if (!isQuiet) times.set(event, performance.now());
      if (before?.e === event.e && before.k === kind && ["edit", "slide", "enter", "look"].includes(kind)) {
      queue.pop();
      if (!isQuiet) times.set(event, times.get(before));
      }
      queue.push(event);
      flush();
      watch();
      }
      const post = (events, leaving) => fetch(own + "/events", {
      method: "POST", keepalive: !!leaving,
      signal: AbortSignal.timeout(30000), headers: {"Content-Type": "application/json"},
      body: JSON.stringify({page, token, events, leaving})
      });
      async function flush() {
      if (busy || over || isCut || isReopening || !queue.length) return;
      busy = true;
      sent = queue.splice(0, most);
      const mine = page;
      let pause = 30, again = true;
      try {
      const {status, headers} = await post(sent);
      if (page !== mine) return;
      if (!over && !isReopening) join(false, true);
      if (status === 403 || status === 410) {
      queue = sent.concat(queue);
      sent = [];
      return reopen();
      }
      const isLarge = status === 413;
      again = [408, 429].includes(status) || status > 499 || isLarge && sent.length > 1;
      most = isLarge ? 1 : Math.min(most + 1, 32);
      if (!again) answered = sent.at(-1).n;
      if (again) pause = 1000 * (+headers.get("Retry-After") || 1);
      else if (isLarge) show(large);
      if (status > 499) show(lost);
      if (status === 502 || status === 504) unsure = sent.at(-1).n;
      } catch {
      if (page !== mine) return;
      show(lost);
      isCut = true;
      unsure = sent.at(-1).n;
      }
      if (again) queue = sent.concat(queue);
      sent = [];
      if (isCut) probe();
      watch();
      setTimeout(() => {
      if (page !== mine) return;
      busy = false;
      flush();
      }, pause);
      }
      const on = (type, act, capture) => document.addEventListener(type, act, capture);
      const control = event => event.target.closest?.("[data-e]");
      const clicks = ["press", "increment", "decrement", "back", "dismiss"];
      let held = null, letGo;
      const release = () => {
      clearTimeout(letGo);
      const events = held || [];
      held = null;
      events.forEach(event => take(event));
      };
      on("pointerdown", event => {
      const node = control(event);
      if (held || !node || !clicks.includes(node.dataset.e)) return;
      held = [];
      letGo = setTimeout(release, 1000);
      });
      for (const type of ["pointerup", "pointercancel"]) on(type, () => { if (held) setTimeout(release); });
      let isOut;
      const isOutside = ({target: box, clientX: x, clientY: y}) => {
      const r = box.matches("dialog.sheet, dialog.choice, dialog.menu") && box.getBoundingClientRect();
      return r && (x < r.left || x > r.right || y < r.top || y > r.bottom);
      };
      on("pointerdown", event => { isOut = isOutside(event); });
      on("click", event => {
      const node = control(event);
      if (node?.dataset.e === "save") save(node);
      else if (node?.dataset.e === "share") share(node.dataset.text);
      else if (node && event.detail && event.detail < node.dataset.taps) return;
      else if (node && clicks.includes(node.dataset.e)) node.ariaDisabled || send(node.dataset.e, node);
      else if (isOut && isOutside(event)) leave(event.target);
      });
      const edit = node => send("edit", node, node.value.toWellFormed());
      on("input", event => {
      const node = control(event), kind = node?.dataset.e;
      if (kind === "edit" && !event.isComposing) edit(node);
      if (kind === "slide") {
      fill(node);
      send(kind, node, node.valueAsNumber);
      }
      if (kind === "enter" && !(node.unsent = !isWhole(node))) send(kind, node, node.value);
      });
      const fill = node => node.style.setProperty("--at", (node.value - node.min) / (node.max - node.min) || 0);
      const isWhole = ({value, validity}) => validity.valid && !/^0\d{3}/.test(value);
      on("change", event => {
      const node = control(event), kind = node?.dataset.e;
      if (kind === "toggle") send(kind, node, node.checked);
      if (kind === "select") send(kind, node, Number(node.value));
      if (kind === "choose" && node.files.length) upload(node);
      });
      on("compositionstart", event => {
      composing = event.target;
      late = null;
      });
      on("compositionend", event => {
      composing = null;
      const node = control(event);
      if (late !== null) enter(event.target, late);
      late = null;
      if (node?.dataset.e === "edit") edit(node);
      });
      const breaksLine = (event, node) =>
      node.enterKeyHint === "enter" || event.shiftKey && node.type === "textarea";
      on("keydown", event => {
      const node = control(event);
      if (node === event.target && node.matches("[role=button]") && /^(Enter| )$/.test(event.key)) {
      event.preventDefault();
      if (!event.repeat) node.click();
      }
      if (event.keyCode !== 13 || !node || node.dataset.e !== "edit" || breaksLine(event, node)) return;
      event.preventDefault();
      send("submit", node);
      });
      on("submit", event => event.target.matches(".owner") ? forgetEntries() : event.preventDefault());
      function share(text) {
      const item = URL.canParse(text) ? {url: text} : {text};
      const copy = () => navigator.clipboard?.writeText(text);
      if (navigator.share) navigator.share(item).catch(error => { if (error.name !== "AbortError") copy(); });
      else copy();
      }
      const leave = box => "d" in box.dataset ? send("dismiss", box) : box.close();
      const itemsOf = box => [...box.querySelectorAll("[role^=menuitem]")].filter(each => each.closest("dialog") === box && isSeen(each));
      function anchorOf(box) {
      let node = box.at || box;
      while (node && (node === box || node.matches?.("dialog, .bare"))) {
      while (node && !node.previousElementSibling) node = node.parentNode;
      node = node?.previousElementSibling;
      }
      while (node?.matches?.(".row, .buttons")) node = node.lastElementChild;
      return node || root;
      }
      function dock(box, area, isAside, isCentered) {
      const {offsetWidth: w, offsetHeight: h} = box, {left, right, top, bottom} = area, far = innerWidth - 8;
      let x = isCentered ? (left + right - w) / 2 : getComputedStyle(box).direction === "rtl" ? right - w : left, y = bottom + 4;
      if (isAside) [x, y] = [right + w < far ? right : left - w, top - 5];
      else {
      if (!isCentered && x + w > far) x = right - w;
      if (y + h > innerHeight - 8 && top - h > 12) y = top - h - 4;
      }
      const inside = (value, most) => Math.max(8, Math.min(value, most - 8)) + "px";
      box.style.setProperty("--x", inside(x, innerWidth - w));
      box.style.setProperty("--y", inside(y, innerHeight - h));
      }
      function dockMenus() {
      for (const box of all("dialog.menu:modal, dialog.popover:modal")) {
      const anchor = anchorOf(box);
      dock(box, anchor.getBoundingClientRect(), anchor.closest?.("[role=menu]"), box.matches(".popover"));
      }
      }
      on("scroll", dockMenus, true);
      addEventListener("resize", dockMenus);
      function openMenu(box, at) {
      if (box.open) return;
      box.at = at;
      box.showModal();
      dockMenus();
      }
      on("click", ({target}) => {
      const opener = target.closest?.("[data-m]"), item = target.closest?.("[role^=menuitem]");
      if (opener) openMenu(opener.nextElementSibling);
      if (!item || item.disabled) return;
      const kind = item.dataset.e;
      if (kind === "toggle") send(kind, item, !!(item.ariaChecked = item.ariaChecked !== "true"));
      if (kind === "select") {
      for (const each of item.parentNode.querySelectorAll("[role=menuitemradio]")) each.ariaChecked = each === item;
      send(kind, item, +item.value);
      }
      if (item.ariaHasPopup) return;
      for (let box = item; box = box.parentNode.closest("dialog.menu");) if (!("d" in box.dataset)) box.close();
      });
      on("contextmenu", event => {
      const {target, clientX: x, clientY: y} = event;
      const box = target.closest?.(".context")?.querySelector(":scope > .actions > dialog.menu");
      if (!box || box.contains(target) || target.closest("a, " + entries)) return;
      event.preventDefault();
      openMenu(box, event.button > 0 || x ? {getBoundingClientRect: () => new DOMRect(x, y, 0, 0)} : null);
      });
      let typed = "", typing;
      on("keydown", event => {
      const {key, target} = event, box = target.closest?.("dialog.menu");
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (target.ariaHasPopup && key === (box ? "ArrowRight" : "ArrowDown")) {
      event.preventDefault();
      return target.click();
      }
      if (!box) return;
      if (key[1]) typed = "";
      const list = itemsOf(box), count = list.length, at = list.indexOf(focused());
      let to;
      if (key === "ArrowDown") to = list[(at + 1) % count];
      else if (key === "ArrowUp") to = list[(at < 1 ? count : at) - 1];
      else if (key === "Home") to = list[0];
      else if (key === "End") to = list[count - 1];
      else if (key === "Tab" || key === "ArrowLeft" && box.parentNode.closest("dialog.menu")) leave(box);
      else if (key[1] || key === " " && !typed) return;
      else {
      typed += key.toLowerCase();
      clearTimeout(typing);
      typing = setTimeout(() => { typed = ""; }, 700);
      const isRepeated = [...typed].every(each => each === typed[0]), from = at + +isRepeated;
      to = [...list.slice(from), ...list.slice(0, from)]
      .find(each => each.textContent.trim().toLowerCase().startsWith(isRepeated ? typed[0] : typed));
      }
      event.preventDefault();
      to?.focus();
      });
      on("keyup", event => { if (event.key === " " && typed) event.preventDefault(); });
      const tip = document.body.appendChild(document.createElement("div"));
      tip.className = "tip";
      tip.popover = "manual";
      tip.ariaHidden = "true";
      let explained, tipTimer, charted;
      function hush() {
      clearTimeout(tipTimer);
      if (tip.matches(":popover-open")) tip.hidePopover();
      }
      function explain(target) {
      const node = target.closest?.("[data-help]");
      if (node === explained) return;
      explained = node;
      hush();
      if (node) tipTimer = setTimeout(() => {
      if (!isSeen(node)) return;
      tip.textContent = node.dataset.help;
      tip.showPopover();
      dock(tip, node.getBoundingClientRect(), false, true);
      }, 500);
      }
      on("pointerover", ({target, pointerType}) => {
      if (pointerType !== "mouse") return;
      explain(target);
      target.closest?.("dialog.menu [role^=menuitem]")?.focus({preventScroll: true});
      });
      on("focusin", ({target}) => { if (target.matches(":focus-visible")) explain(target); });
      for (const type of ["pointerdown", "keydown", "scroll"]) on(type, hush, true);
      on("pointermove", ({target, clientX}) => {
      const svg = target.closest?.(".chart > svg"), chart = svg?.parentNode;
      if (!svg) {
      if (charted) hush();
      return charted = null;
      }
      const places = new Map(), values = JSON.parse(chart.dataset.values);
      if (!values.length) return;
      for (const [name, value] of values) {
      const known = places.get(name);
      places.set(name, known ? [...known, value] : [`${name}: ${value}`]);
      }
      const {left, width, top, height} = svg.getBoundingClientRect(), all = [...places.values()], one = width / all.length;
      const at = Math.max(0, Math.min(all.length - 1, Math.floor((clientX - left) / one)));
      if (charted === svg.id + at && tip.matches(":popover-open")) return;
      charted = svg.id + at;
      tip.textContent = all[at].join(", ");
      tip.showPopover();
      dock(tip, new DOMRect(left + at * one, top, one, height), false, true);
      });
      on("pointerdown", ({target: grip, clientY: from, pointerId}) => {
      const box = grip.matches?.(".grip") && grip.closest("dialog");
      if (!box) return;
      grip.setPointerCapture(pointerId);
      grip.onpointermove = event => { box.style.translate = `0 ${Math.max(0, event.clientY - from)}px`; };
      grip.onpointerup = grip.onpointercancel = event => {
      grip.onpointermove = grip.onpointerup = grip.onpointercancel = null;
      box.style.translate = "";
      if (event.type === "pointerup" && event.clientY - from > 80) leave(box);
      };
      });
      const usual = /^(.|Arrow.*|Page.*|Enter|Escape|Backspace|Delete|Home|End)$/u;
      on("keydown", event => {
      const {key, target, ctrlKey, altKey, metaKey, shiftKey} = event;
      if (event.defaultPrevented || event.isComposing) return;
      let node = target.closest?.("[data-keys]");
      for (; node; node = node.parentElement.closest("[data-keys]")) {
      const {keys} = node.dataset;
      const isUsual = usual.test(key) && !ctrlKey && !metaKey && !target.matches("a, button, summary, [data-e]");
      if (keys ? keys.split("\n").includes(key) : isUsual) break;
      }
      if (!node) return;
      event.preventDefault();
      const held = {Control: ctrlKey, Alt: altKey, Shift: shiftKey, Meta: metaKey};
      send("key", node, [key, ...Object.keys(held).filter(each => held[each])]);
      });
      on("keydown", event => {
      const {key, target, ctrlKey, altKey, metaKey, shiftKey} = event;
      if (event.defaultPrevented || event.isComposing || key === "Unidentified") return;
      const isTyped = !ctrlKey && !altKey && !metaKey && key !== "Escape";
      const busy = /^(Enter| )$/.test(key) ? "a, button, summary, [role=button], " : "";
      if (isTyped && target.matches?.(busy + entries)) return;
      const name = (ctrlKey ? "Control+" : "") + (altKey ? "Alt+" : "") + (shiftKey ? "Shift+" : "")
      + (metaKey ? "Meta+" : "") + (key === " " ? "Space" : key[1] ? key : key.toUpperCase());
      const plain = key.toUpperCase() === key.toLowerCase() ? name.replace("Shift+", "") : name;
      const front = [...all("dialog:modal")].pop() || root;
      const found = each => [...front.querySelectorAll(`[aria-keyshortcuts~="${CSS.escape(each)}"]`)].filter(isSeen).pop();
      const node = found(name) || found(plain);
      if (!node) return;
      event.preventDefault();
      if (!event.repeat) node.click();
      });
      let hovered = null;
      on("pointerover", ({target}) => {
      const node = target.closest("[data-h]");
      if (node === hovered) return;
      if (hovered?.isConnected) send("hover", hovered, false);
      hovered = node;
      if (node) send("hover", node, true);
      });
      const traits = [matchMedia("(prefers-color-scheme: dark)"), matchMedia("(max-width: 40rem)")];
      let told = "false,false,false";
      function tell() {
      const now = [...traits.map(each => each.matches), document.hidden];
      if (told === "" + now || !root.firstElementChild) return;
      told = "" + now;
      send("traits", root.firstElementChild, now);
      }
      for (const each of traits) each.addEventListener("change", tell);
      on("visibilitychange", tell);
      const entries = "input:not([type=file]), select, textarea";
      const hasFocus = node => node?.matches(entries);
      on("focusin", event => { if (event.target.dataset.e === "edit") note(event.target); });
      let home = null, isHeld = false;
      const come = node => { if (node && !node.closest(".alert, .choice, .menu")) { home = node; isHeld = false; } };
      on("focusin", event => come(event.target));
      on("pointerdown", event => come(control(event)));
      on("focusin", event => { if (hasFocus(control(event))) send("focus", control(event)); });
      on("focusout", event => {
      const node = control(event);
      if (node?.unsent && focused() !== node) {
      node.unsent = false;
      send("enter", node, node.value);
      }
      if (hasFocus(node) && focused() !== node) send("blur", node);
      });
      on("cancel", event => { event.preventDefault(); leave(event.target); }, true);
      on("close", ({target: box}) => {
      if (!box.isConnected || box.open || !("d" in box.dataset) || box.closest("[hidden]")) return;
      box.showModal();
      send("dismiss", box);
      }, true);
      let dragged = null, target = null;
      function aim(node) {
      if (node === target) return;
      if (target) {
      delete target.dataset.over;
      if (target.isConnected) send("target", target, false);
      }
      target = node;
      if (!target) return;
      target.dataset.over = "";
      send("target", target, true);
      }
      on("pointerdown", ({target}) => {
      for (let node = target; node = node.closest("[data-drag]"); node = node.parentElement) node.draggable = !target.closest(entries);
      });
      on("dragstart", event => {
      dragged = event.target.matches?.("[data-drag]") ? event.target : null;
      if (!dragged) return;
      event.dataTransfer.setData("text/plain", dragged.innerText);
      event.dataTransfer.effectAllowed = "move";
      });
      on("dragover", event => {
      if (dragged && !dragged.isConnected) dragged = null;
      const node = dragged && event.target.closest("[data-drop]");
      aim(node && !dragged.contains(node) ? node : null);
      if (target) event.preventDefault();
      });
      on("drop", event => {
      if (!target || !dragged) return;
      event.preventDefault();
      const node = target, {left, top} = node.getBoundingClientRect();
      aim(null);
      send("drop", node, [number(dragged.id), event.clientX - left, event.clientY - top]);
      });
      on("dragend", () => { aim(null); dragged = null; });
      function tellImages() {
      for (const node of all("[data-e=load]")) {
      if (!node.complete || node.told) continue;
      node.told = true;
      send("loaded", node, node.naturalWidth > 0);
      }
      }
      for (const type of ["load", "error"]) on(type, tellImages, true);
      const memory = `ensemble ${base}/${app} ${data.owner || ""}`.trim(), before = new Map();
      let kept = {}, pending = {}, notice = "", recovering = false;
      try { kept = JSON.parse(sessionStorage.getItem(memory)) || {}; } catch {}
      const property = node => /checkbox|radio/.test(node.type) ? "checked" : "value";
      const valueOf = node => node[property(node)];
      function fields() {
      const counts = new Map(), found = new Map(), labels = new Map([...all("label")].map(each => [each.control, each.textContent]));
      for (const node of root.querySelectorAll(entries)) {
      if (node.type === "password") continue;
      const name = `${node.dataset.e} ${labels.get(node) ?? node.ariaLabel ?? node.placeholder}`;
      const count = (counts.get(name) || 0) + 1;
      counts.set(name, count);
      found.set(name + " " + count, node);
      }
      return found;
      }
      function baseOf(name, old) {
      const earlier = kept.session === session && (kept.entered || {})[name];
      return earlier && earlier[1] === old ? earlier[0] : old;
      }
      function keep() {
      const entered = {...pending}, typed = {};
      for (const [name, node] of fields()) {
      const now = valueOf(node);
      const old = baseOf(name, before.has(node.id) ? before.get(node.id) : now);
      if (old !== now) entered[name] = [old, now];
      if (editOf(node) > answered) typed[name] = now;
      }
      const isUsed = kept.session === session && kept.used || used;
      const secret = [...all("input[type=password]")].some(node => node.value);
      const values = {session, used: isUsed, entered, typed, secret};
      try { sessionStorage.setItem(memory, JSON.stringify(values)); } catch {}
      return values;
      }
      function recover() {
      if (!Object.keys(pending).length) return;
      recovering = true;
      for (const [name, node] of fields()) {
      if (!Object.hasOwn(pending, name) || node.disabled) continue;
      const [old, value] = pending[name];
      if (old !== valueOf(node)) continue;
      delete pending[name];
      if (node.type === "radio" && !value) continue;
      before.set(node.id, old);
      if (node.dataset.e === "edit") note(node);
      node[property(node)] = value;
      const type = /^(toggle|select)$/.test(node.dataset.e) ? "change" : "input";
      node.dispatchEvent(new Event(type, {bubbles: true}));
      if (kept.session !== session) tellRecovery(recovered);
      }
      recovering = false;
      }
      function tellRecovery(more) {
      const words = kept.session !== session && (kept.used || more) ? [begun, more] : [];
      if (kept.secret && root.querySelector("input[type=password]")) words.push(secrets);
      show(notice = words.filter(word => word).join(" "));
      }
      function stopRecovery(kind) {
      if (kind === "edit") {
      if (Object.keys(pending).length) for (const name of fields().keys()) delete pending[name];
      return;
      }
      pending = {};
      if (notice && bar.textContent === notice) show("");
      notice = "";
      }
      function startRecovery() {
      if (!kept.session) return;
      if (kept.session === session) {
      for (const [name, node] of fields()) {
      const value = (kept.typed || {})[name], now = valueOf(node);
      if (value === undefined || value === now) continue;
      pending[name] = [now, value];
      const earlier = (kept.entered || {})[name];
      if (earlier) earlier[1] = now;
      }
      } else {
      pending = {...kept.entered};
      for (const [name, node] of fields()) {
      const now = valueOf(node);
      if (!pending[name] || !(kept.typed || {})[name] || node.dataset.e !== "edit" || pending[name][0] === now) continue;
      pending[name] = [now, rebase(...pending[name], now)];
      }
      }
      tellRecovery();
      recover();
      }
      on("focusin", ({target}) => {
      if (target.matches(entries) && !before.has(target.id)) before.set(target.id, valueOf(target));
      });
      on("change", ({target}) => {
      if (before.has(target.id)) return;
      if (property(target) === "checked") before.set(target.id, !target.checked);
      const first = target.options && [...target.options].find(each => each.defaultSelected);
      if (first) before.set(target.id, first.value);
      }, true);
      const [largest, tooLarge, wrongType, crowded, failed] = JSON.parse(document.body.dataset.files);
      const refusals = {413: tooLarge, 415: wrongType, 429: crowded, 503: crowded};
      let sending;
      const put = (address, file, bar) => new Promise(done => {
      const request = new XMLHttpRequest();
      sending = {request, bar};
      request.open("POST", address);
      request.setRequestHeader("Content-Type", "application/octet-stream");
      request.setRequestHeader("Ensemble-Token", token);
      request.upload.onprogress = ({loaded, total}) => { if (file) bar.value = loaded / total; };
      request.onloadend = () => { sending = null; done(request.status); };
      request.send(file);
      });
      async function isRenewed(mine) {
      while (page === mine && !over) {
      const status = isReopening ? 0 : await post([]).then(({status}) => status, () => 0);
      if (status > 199 && status < 300) return false;
      if (page === mine && (status === 403 || status === 410)) reopen();
      await sleep(500);
      }
      return !over;
      }
      async function upload(input) {
      const mine = page, files = [...input.files], list = $(`e${number(input.id)}p`);
      input.disabled = true;
      list.replaceChildren();
      for (const [at, {name, size}] of files.entries()) {
      const row = list.appendChild(document.createElement("label")), bar = document.createElement("progress");
      const short = name.replace(/[\0-\x1f\x7f]/g, "").slice(-200).toWellFormed();
      row.append(short + " ", bar);
      const query = {page, element: number(input.id), name: short, size, at, of: files.length};
      const address = `${own}/upload?` + new URLSearchParams(query);
      let status = size > largest ? 413 : await put(address, null, bar);
      if (status === 204 && size) status = await put(address, files[at], bar);
      if (status === 204) continue;
      if (![413, 415, 429].includes(status) && await isRenewed(mine) && input.isConnected) return upload(input);
      row.textContent = `${short}: ${refusals[status] || failed}`;
      input.disabled = false;
      input.value = "";
      return;
      }
      }
      function save(offer) {
      const link = document.createElement("a");
      link.href = `${own}/download?page=${page}&element=${number(offer.id)}&key=${offer.dataset.key}`;
      link.download = "";
      link.click();
      }
      function beginFiles(box) {
      try { box.querySelector("[data-e=choose]")?.showPicker(); } catch {}
      box.querySelectorAll("[data-e=save]").forEach(save);
      }
      let isReopening = false, steady = 0;
      const holdsFocus = () => steady && (last < 2 || acked < steady) && hasFocus(focused());
      const suffix = node => (node.id || "").replace(/\d+/g, "");
      const sort = node => node.tagName ? [node.tagName, suffix(node), node.type, node.dataset.e, node.ariaLabel].join() : node.nodeType;
      const plain = node => sort(node) + " " + node.textContent;
      const full = node => plain(node) + (node.tagName ? [node, ...node.querySelectorAll(entries)] : [])
      .map(each => each.type === "password" ? "" : valueOf(each) ?? "");
      let fresh, formerly, numbers;
      function morph(old, now, isCertain) {
      if (!old.tagName) {
      if (old.data !== now.data) old.data = now.data;
      return;
      }
      formerly.set(old, old.id);
      if (isCertain) numbers.set(number(old.id), number(now.id));
      if (old.matches(entries)) fresh.set(old, valueOf(now));
      for (const {name} of [...old.attributes]) if (!now.hasAttribute(name)) old.removeAttribute(name);
      for (const {name, value} of now.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
      old.told = old.asked = old.wide = undefined;
      if (old.tagName !== "TEXTAREA") morphChildren(old, now, isCertain);
      }
      function morphChildren(old, now, isCertain) {
      const olds = new Set(old.childNodes), news = [...now.childNodes], pairs = new Map();
      for (const key of [full, plain, sort]) {
      const groups = new Map();
      const sides = [[0, olds], [1, news.filter(each => !pairs.has(each))]];
      for (const [side, nodes] of sides) for (const node of nodes) {
      const name = key(node);
      if (!groups.has(name)) groups.set(name, [[], []]);
      groups.get(name)[side].push(node);
      }
      for (const [lefts, rights] of groups.values()) {
      const isSure = key === full ? lefts.length === rights.length : lefts.length === 1 && rights.length === 1;
      rights.slice(0, lefts.length).forEach((right, at) => {
      olds.delete(lefts[at]);
      pairs.set(right, [lefts[at], isSure]);
      });
      }
      }
      for (const node of olds) node.tagName ? drop(node) : node.remove();
      const pinned = [...old.childNodes].find(each => each.contains(focused()));
      let at = old.firstChild;
      for (const node of news) {
      const [kept, isSure] = pairs.get(node) || [node];
      if (kept !== node) morph(kept, node, isCertain && isSure);
      if (kept === pinned) while (at !== kept) {
      const next = at.nextSibling;
      old.append(at);
      at = next;
      }
      if (kept === at) at = at.nextSibling;
      else old.insertBefore(kept, at);
      }
      }
      function known({base, log}, value) {
      const done = Math.max(acked, answered);
      const texts = [base, ...log.filter(([n]) => n <= done).slice(-1).map(([, text]) => text)].slice(-1)
      .concat(log.filter(([n]) => n > done && n <= unsure).map(([, text]) => text));
      return texts.includes(value) ? value : texts.findLast(text => text.length === value.length) ?? texts[0];
      }
      function adopt(opened) {
      const isSame = opened.session === session, active = focused(), [from, to] = selection(active);
      const {scrollX, scrollY} = window, names = new Map([...fields()].map(([name, node]) => [node, name]));
      const notes = new Map(texts), earlier = new Map(before);
      if (sent.length) unsure = sent.at(-1).n;
      const events = sent.concat(queue);
      kept = keep();
      if (isSame) kept.secret = false;
      [fresh, formerly, numbers] = [new Map(), new Map(), new Map()];
      applying = true;
      morphChildren(root, fragment(opened.html), isSame);
      applying = false;
      ({page, token, session, address} = opened);
      [queue, sent] = [[], []];
      const [first, risky] = [Math.max(acked, answered), unsure];
      const bases = new Map(), puts = new Map();
      for (const [node, value] of fresh) {
      const id = formerly.get(node), field = notes.get(id);
      if (node.dataset.e !== "edit" || node.type === "password") continue;
      const base = isSame ? field && known(field, value) : earlier.get(id);
      bases.set(node, base ?? value);
      if (isSame && field) puts.set(number(id), text => text === base ? value : rebase(base, text, value));
      }
      [next, last, acked, answered, unsure, awaited] = [1, 0, 0, 0, 0, 0];
      [busy, isCut, used, hovered, pending, notice, told] = [false, false, false, null, {}, "", "false,false,false"];
      held = held && [];
      for (const map of [texts, edits, before]) map.clear();
      const again = new Set();
      if (isSame) for (const event of events) {
      const {n, k, v} = event, e = numbers.get(event.e), isValue = ["edit", "toggle", "select", "slide", "enter"].includes(k);
      const isPress = clicks.includes(k) || k === "submit";
      if (e === undefined || n <= first || !(isValue || isPress && n > risky)) continue;
      const copy = {...event, n: next++, e, m: event.m === undefined ? undefined : 0};
      if (k === "edit") copy.v = puts.get(event.e)?.(v) ?? v;
      if (isValue) edits.set("e" + e, copy.n);
      times.set(copy, performance.now());
      queue.push(copy);
      again.add(e);
      }
      for (const [node, value] of fresh) {
      const id = formerly.get(node), e = number(node.id), isEdit = node.dataset.e === "edit";
      if (isSame && earlier.has(id)) before.set(node.id, earlier.get(id));
      const isKept = isSame && (again.has(e) || node.type === "password" && !node.hasAttribute("value"));
      if (isKept) delete kept.typed[names.get(node)];
      if (isEdit && (isKept || node === active)) {
      const log = queue.filter(each => each.e === e && each.k === "edit").map(each => [each.n, each.v]);
      texts.set(node.id, {base: value, log});
      }
      if (node === composing && bases.has(node)) {
      late = value;
      texts.set(node.id, {base: bases.get(node), log: []});
      continue;
      }
      const put = isEdit && puts.get(number(id));
      const text = !isKept ? value : put ? put(valueOf(node)) : valueOf(node);
      if (valueOf(node) !== text) node[property(node)] = text;
      }
      const same = fields().get(names.get(active));
      if (same !== active && names.has(active)) active.blur();
      apply({k: 0});
      startRecovery();
      if (isSeen(same)) same.focus({preventScroll: true});
      else if (active !== document.body && focused() === document.body) root.focus({preventScroll: true});
      select(active.type === "password" ? active : same, from, to);
      window.scrollTo(scrollX, scrollY);
      tell();
      if (hasFocus(focused())) send("focus", focused());
      steady = hasFocus(focused()) ? next - 1 : 0;
      connect();
      }
      const pauseAfter = headers =>
      1000 * Math.max(1, Math.min(+headers?.get?.("Retry-After") || 2, 60)) * (1 + Math.random() / 2);
      async function reopen() {
      if (over || isReopening) return;
      const count = +sessionStorage.reloads || 0;
      if (count > 4) return end(ended);
      isReopening = true;
      isOpen = false;
      clearTimeout(answer);
      answer = 0;
      if (hub) join(true);
      while (!over) {
      try {
      const answer = await ask({session, version});
      if (answer.status === 404) return end(missing);
      if (answer.status === 429 || answer.status > 499) throw answer.headers;
      const opened = answer.ok && await answer.json().catch(() => null);
      if (over) return;
      isReopening = false;
      if (!opened) return reload();
      sessionStorage.reloads = count + 1;
      try { return adopt(opened); } catch { return reload(); }
      } catch (headers) {
      show(lost);
      await sleep(pauseAfter(headers));
      }
      }
      }
      const note = node => {
      if (!texts.has(node.id)) texts.set(node.id, {base: node.value, log: []});
      return texts.get(node.id);
      };
      const isHalf = (text, at, first) => (text.charCodeAt(at) & 0xfc00) === first;
      function rebase(old, text, base) {
      let start = 0, kept = 0, most = Math.min(old.length, text.length);
      while (start < most && old[start] === text[start]) start++;
      if (isHalf(old, start - 1, 0xd800)) start--;
      while (kept < most - start && old.at(-1 - kept) === text.at(-1 - kept)) kept++;
      if (kept && isHalf(old, old.length - kept, 0xdc00)) kept--;
      let end = Math.max(0, base.length - kept);
      if (end && isHalf(base, end, 0xdc00)) end--;
      let from = Math.max(0, end - (old.length - start - kept));
      if (from && isHalf(base, from, 0xdc00)) from--;
      return base.slice(0, from) + text.slice(start, text.length - kept) + base.slice(end);
      }
      function settle(field) {
      while (field.log[0]?.[0] <= acked) field.base = field.log.shift()[1];
      }
      function enter(node, value) {
      const field = texts.get(node.id), now = node.value;
      let text = value;
      if (field) {
      settle(field);
      const {base, log} = field, put = old => rebase(base, old, value);
      if (now !== base) text = put(now);
      field.log = log.map(([n, old]) => [n, put(old)]);
      field.base = value;
      for (const event of queue) if (event.k === "edit" && event.e === number(node.id)) {
      event.v = put(event.v);
      event.m = last;
      }
      }
      if (now === text) return;
      const end = now.length, [from, to] = selection(node);
      node.value = text;
      if (from < end) select(node, from, to);
      }
      let late = null;
      const editOf = node => edits.get("e" + number(node.id));
      const isFresh = node => node !== composing && !(editOf(node) > acked);
      function set(node, name, value) {
      const isOn = value !== null;
      if (name === "value" && /^(INPUT|TEXTAREA)$/.test(node.tagName)) {
      if (!isOn) return;
      if (node.dataset.e !== "edit") {
      if (isFresh(node)) node.value = value;
      } else if (node === composing) {
      late = value;
      } else {
      enter(node, value);
      }
      } else if (name === "style" && node.type === "range") {
      fill(node);
      } else if (name === "checked") {
      if (isFresh(node)) node.checked = isOn;
      } else if (name === "selected") {
      if (isFresh(node)) node.selected = isOn;
      } else if (isOn) {
      node.setAttribute(name, value);
      } else {
      node.removeAttribute(name);
      }
      }
      const selection = node => {
      try { return [node.selectionStart, node.selectionEnd]; } catch { return [null, null]; }
      };
      function select(node, from, to) {
      if (from != null && focused() === node) {
      try { node.setSelectionRange(from, to); } catch {}
      }
      }
      function fragment(html) {
      const template = document.createElement("template");
      template.innerHTML = html;
      return document.importNode(template.content, true);
      }
      function drop(node) {
      if (!node) return;
      for (const box of [node, ...node.querySelectorAll("dialog")]) if (box.open) box.close();
      node.remove();
      }
      function replace(old, html) {
      const kept = [...old.querySelectorAll(entries)].map(was => [was, was.checked]);
      old.before(fragment(html));
      drop(old);
      for (const [was, isChecked] of kept) {
      const node = $(was.id);
      if (!node) continue;
      const isSecret = node.type === "password" && !node.hasAttribute("value");
      const {value} = node, isTyped = !isSecret && texts.has(was.id);
      if (isTyped || isSecret || !isFresh(was)) { node.value = was.value; node.checked = isChecked; }
      if (isTyped) enter(node, value);
      }
      }
      const lists = ":has(> .gap), .v:has(> .placeholder)";
      const away = item => +(item.matches(".gap") ? item.firstElementChild : item).dataset.rows;
      function pitch(list) {
      if (list.wide === innerWidth) return list.pitch;
      let sum = 0, count = 0, last;
      for (const item of list.children) {
      const box = !away(item) && item.getClientRects()[0];
      if (box && last) { sum += box.top - last.top; count++; }
      last = box;
      }
      if (sum) list.wide = innerWidth;
      return list.pitch = sum / count;
      }
      function arrange() {
      for (const item of all("[aria-setsize]")) if (!item.parentNode.matches(lists)) item.ariaSetSize = item.ariaPosInSet = null;
      for (const list of all(lists)) {
      const items = [...list.children], height = pitch(list);
      const size = items.reduce((sum, item) => sum + (away(item) || 1), 0);
      let place = 0;
      for (const item of items) {
      const rows = away(item);
      place += rows || 1;
      if (rows && height) (item.firstElementChild || item).style.height = Math.min(rows * height, 1e7) + "px";
      if (rows || item.tagName !== "LI") continue;
      item.ariaSetSize = size;
      item.ariaPosInSet = place;
      }
      }
      }
      function steadily(act) {
      const seen = [];
      for (const list of all(lists)) if (list.getBoundingClientRect().top < 0) for (const item of list.children) {
      const {top, bottom} = item.getBoundingClientRect();
      if (bottom > 0 && top < innerHeight && !away(item)) seen.push([item.id, top]);
      }
      act();
      const moved = seen.map(([id, top]) => [$(id), top]).filter(([item]) => item?.getClientRects().length)
      .map(([item, top]) => [item.getBoundingClientRect().top - top, item]).sort(([a], [b]) => a - b);
      const [by, item] = moved[moved.length >> 1] || [0];
      if (Math.abs(by) >= 1) (item.closest("dialog") || document.scrollingElement).scrollTop += by;
      }
      function look() {
      const middle = innerHeight / 2, at = number(focused().id);
      for (const gap of all(".placeholder")) {
      const {top, height} = gap.getBoundingClientRect(), count = +gap.dataset.rows, one = height / count;
      if (!one) continue;
      const reach = Math.min(3 * middle, 120 * one), start = middle - top;
      const rows = [Math.floor((start - reach) / one), Math.ceil((start + reach) / one), count].concat(at >= 0 ? at : []);
      if (rows[1] <= 0 || rows[0] >= count || gap.asked === "" + rows) continue;
      gap.asked = "" + rows;
      send("look", gap, rows);
      }
      }
      let looking;
      const lookSoon = () => { looking ||= setTimeout(() => { looking = 0; look(); }, 80); };
      on("scroll", lookSoon, true);
      addEventListener("resize", () => { steadily(arrange); lookSoon(); });
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
      const act = {
      a: (node, changes) => { for (const name in changes) set(node, name, changes[name]); },
      t: (node, text) => { node.textContent = text; },
      r: replace,
      i: (node, before, html) => node.insertBefore(fragment(html), before && $(before)),
      m: (node, before, id) => { if ($(id)) node.insertBefore($(id), before && $(before)); },
      d: (...nodes) => nodes.forEach(drop)
      };
      function apply(message) {
      acked = message.k;
      if (message.u) address = message.u;
      for (const map of [texts, edits, before]) map.forEach((_, id) => $(id) || map.delete(id));
      texts.forEach(settle);
      const active = focused(), [from, to] = selection(active);
      home = home && ($(home.id) || home);
      const rows = rowsFrom(home);
      let focus;
      let place;
      applying = true;
      const move = message.w && beginMotion(message.w);
      steadily(() => {
      if (message.h !== undefined) replace(root.firstElementChild, message.h);
      for (const [kind, id, ...rest] of message.p || []) {
      if (kind === "f") focus = holdsFocus() ? focus : id;
      else if (kind === "s") place = [id, ...rest];
      else if (kind === "o") window.open(id, "_blank", "noopener");
      else if (kind === "d") act.d($(id), ...rest.map($));
      else if ($(id)) act[kind]($(id), ...rest);
      }
      arrange();
      });
      for (const box of all("dialog[data-d]")) {
      const isCovered = box.closest("[hidden]");
      if (isCovered ? !box.open : box.matches(":modal")) continue;
      box.close();
      if (isCovered) continue;
      box.showModal();
      const safe = box.querySelector(".file > input") || box.querySelector(".choices .cancel") || box.querySelector(".choices .button:not(.destructive)")
      || [...box.querySelectorAll(".sheet :is([type=text], [type=search], [type=password], textarea)")].find(isSeen);
      safe?.focus();
      if (box.matches(".file")) beginFiles(box);
      }
      if (sending && !sending.bar.isConnected) sending.request.abort();
      if (home && !isShown($(home.id))) home = heir(home, rows);
      const isBack = isHeld && active === document.body && isSeen($(home?.id));
      isHeld = home && !isSeen($(home.id)) && (isHeld || active === home);
      isBack ? $(home.id).focus() : restore(active, from, to);
      if (focus === null && hasFocus(focused())) focused().blur();
      if (focus) ($(focus + "i") || $(focus) || root).focus();
      applying = false;
      if (move) move();
      if (place) scrollTo(...place, move && !reducedMotion.matches ? "smooth" : "auto");
      dockMenus();
      align();
      recover();
      look();
      tellImages();
      const now = focused();
      if (!active || now.id === active.id) return;
      if (hasFocus(active) && active.isConnected) send("blur", active);
      if (hasFocus(now)) send("focus", now);
      }
      function scrollTo(id, block, behavior) {
      const node = $(id);
      if (node) (node.closest(".row") || node).scrollIntoView({block, behavior});
      }
      const isShown = node => node && node.isConnected && node.getClientRects().length > 0;
      const isSeen = node => isShown(node) && !node.disabled && !node.ariaDisabled;
      function rowsFrom(node) {
      const row = node?.closest(".row");
      if (!row) return [];
      const all = [...row.parentNode.children], at = all.indexOf(row);
      return [...all.slice(at), ...all.slice(0, at).reverse()];
      }
      function heir(node, rows) {
      const does = each => each.dataset.e + (each.ariaLabel || each.textContent);
      for (const row of rows) {
      const all = [...row.querySelectorAll("[data-e]")].filter(isSeen);
      if (all.length) return all.find(each => does(each) === does(node)) || all[0];
      }
      }
      function restore(active, from, to) {
      const now = focused();
      if (!active || active === document.body || now === active && isSeen(now)) return;
      if (now && now !== document.body && isSeen(now)) return;
      const same = active.id && $(active.id);
      if (isSeen(same)) { same.focus(); return select(same, from, to); }
      if (home) return $(home.id).focus();
      const title = [...all(".title")].filter(isSeen).pop();
      (title || root).focus({preventScroll: true});
      }
      const levels = () => [...all("button.back, dialog.sheet")];
      const start = base || "/", name = document.title;
      const here = () => {
      const path = location.pathname.slice(base.length);
      return (path.startsWith("/") ? path : "/" + path) + location.search;
      };
      let entry, shown, awaited = 0;
      let goal = -1;
      function align() {
      if (!entry || goal >= 0 || over || acked < awaited) return;
      const ids = levels().map(node => number(node.id)), count = ids.length;
      if (count < entry.count && entry.floor < entry.count) {
      goal = Math.max(count, entry.floor);
      return history.go(goal - entry.count);
      }
      const place = !address || address === "/" ? start : base + address;
      if (place === shown && String(ids) === String(entry.ids)) return;
      const write = (method, count, floor) => {
      entry = {count, floor, ids: ids.slice(0, count)};
      try { history[method](entry, "", place); } catch {}
      };
      if (count <= entry.count) write("replaceState", count, Math.min(entry.floor, count));
      else while (entry.count < count) write("pushState", entry.count + 1, entry.floor);
      shown = place;
      const title = [...all(".title")].filter(isSeen).pop();
      document.title = title && title.textContent !== name ? title.textContent + " – " + name : name;
      }
      function travel(state) {
      entry = state;
      if (over) return;
      const isGoal = state.count === goal;
      goal = -1;
      if (isGoal) return align();
      shown = null;
      const open = levels(), top = root.firstElementChild, first = next;
      const question = [...all("dialog.alert, dialog.choice, dialog.menu[data-d]")].pop();
      if (question) {
      send("dismiss", question);
      } else {
      open.slice(state.count).reverse().forEach(node => send(node.matches("dialog") ? "dismiss" : "back", node));
      state.ids.slice(open.length).forEach(id => send("reopen", top, id));
      if (open.length < state.count && address) send("open", top, here());
      }
      if (next > first) awaited = next - 1;
      align();
      }
      addEventListener("popstate", ({state}) => {
      if (state && state.ids) travel(state);
      else if (entry) history.replaceState(entry, "");
      });
      function startHistory() {
      const ids = levels().map(node => number(node.id)), state = history.state;
      if (state && state.ids) return travel(state);
      entry = {count: ids.length, floor: ids.length, ids};
      align();
      }
      let heard, isOpen = false;
      function show(text, link) {
      if (bar.textContent !== text) bar.textContent = text;
      bar.className = text === underWay ? "brief" : "";
      if (link) {
      const again = bar.appendChild(document.createElement("a"));
      again.href = start;
      again.textContent = anew;
      }
      }
      let rejoining;
      function take(event) {
      try {
      const message = JSON.parse(event.data);
      if (last < 0 && !message.h) throw 0;
      last = event.last;
      apply(message);
      } catch {
      applying = false;
      last = -1;
      rejoining ||= setTimeout(() => { rejoining = 0; connect(); }, 1000);
      }
      }
      const hear = {
      open: () => {
      isOpen = true;
      isCut = false;
      opened = performance.now();
      show(notice);
      flush();
      watch();
      setTimeout(forget, 5e3);
      },
      beat: () => {},
      message: event => { forget(); if (held) held.push(event); else take(event); },
      idle: () => end(idle),
      gone: () => reopen(),
      revoked: () => reload(),
      signedOut: () => { forgetEntries(); reload(); },
      error: () => {
      isOpen = false;
      isCut = true;
      show(lost);
      probe();
      }
      };
      const forget = () => over || delete sessionStorage.reloads;
      let hub, answer;
      function receive({data}) {
      clearTimeout(answer);
      answer = 0;
      if (over || isReopening || data.kind === "joined") return;
      heard = Date.now();
      hear[data.kind](data);
      }
      function listen() {
      try {
      hub = new SharedWorker(worker).port;
      hub.onmessage = receive;
      } catch {
      hub = makeHub({postMessage: data => receive({data})});
      }
      }
      function join(leaving, isMember) {
      if (!leaving) answer ||= setTimeout(leaveWorker, 3000);
      hub.postMessage({own, page, last, leaving, isMember});
      }
      function leaveWorker() {
      answer = 0;
      if (over || isReopening) return;
      hub.onmessage = null;
      join(true);
      hub = makeHub({postMessage: data => receive({data})});
      connect();
      }
      function connect() {
      if (!hub) listen();
      if (held) held = [];
      heard = Date.now();
      join();
      }
      setInterval(() => {
      if (over || isReopening || !hub) return;
      if (!(Math.abs(Date.now() - heard) > silence)) return join(false, true);
      show(lost);
      hub = null;
      connect();
      }, silence / 9);
      let isProbing = false;
      async function probe() {
      if (isProbing || over || isReopening || !isCut) return;
      isProbing = true;
      heard = NaN;
      const mine = page;
      let asked;
      try {
      const {ok, status, headers} = await post([]);
      asked = headers;
      isProbing = false;
      if (isReopening || page !== mine) return;
      if (ok) {
      isCut = false;
      flush();
      return connect();
      }
      if (status < 429) return reopen();
      } catch {
      isProbing = false;
      }
      setTimeout(probe, pauseAfter(asked));
      }
      function end(text) {
      forget();
      over = true;
      join(true);
      show(text, true);
      }
      function reload() {
      if (over) return;
      const count = +sessionStorage.reloads || 0;
      if (count > 4) return end(ended);
      over = true;
      const again = () => fetch(worker, {method: "HEAD", cache: "no-store"}).then(({status, headers}) => {
      if (status > 499) throw headers;
      sessionStorage.reloads = count + 1;
      location.reload();
      }).catch(headers => {
      show(lost);
      setTimeout(again, pauseAfter(headers));
      });
      again();
      }
      function forgetEntries() {
      session = "";
      sessionStorage.removeItem(memory);
      }
      addEventListener("pagehide", () => {
      if (!session) return;
      keep();
      join(true);
      if (!over) post(sent.concat(queue).slice(0, 64), true).catch(() => {});
      });
      addEventListener("pageshow", event => { if (event.persisted) location.reload(); });
      const ask = more => fetch(own + "/open?" + new URLSearchParams({app, address: here(), ...more}), {
      method: "POST", signal: AbortSignal.timeout(30000)
      });
      async function open() {
      const answer = await ask({session: kept.session || ""});
      if (answer.status === 404) return show(missing, true);
      if (answer.status === 403) return reload();
      if (!answer.ok) throw answer.headers;
      const opened = await answer.json();
      ({page, token, session, address} = opened);
      root.append(fragment(opened.html));
      begin();
      }
      function begin() {
      if (!page) return open().catch(headers => { show(lost); setTimeout(begin, pauseAfter(headers)); });
      apply({k: 0});
      startHistory();
      startRecovery();
      tell();
      connect();
      }
      begin();
      })();
      """#,
    gzip: """
      H4sIAAAAAAACA8V9e3PbVrLn//oUEEs7BcQULcfOnYSyrPIknnF27DgbO5O5xXDGkAiJHJEELwBa1qW5td9hv+F+ku1f\
      P84DBG0ndbe2ymURwHn26dOv092nt66LpG6q2WXTOz24LJd1k0zXFz/m10WdnCXL4jZ5ma/S7PRgXvCX1+W6uiz6+Plm\
      tiiq04Or9fKymZXLpFwVy+fri7S8XWbJ5mB2laSuQubrDi7nZV2gSemurCZFRX2NBoOBdT24Ke7qNBufciuHXGQwL5bX\
      zTRLqqJZV0urPp/Rf2fSymBBY51NkrMnCf1/L+kNe/S/a/S6aOhrNpjndZMN/lXOln4UNY+NGnLj1Ok/e1csG3mTvj3a\
      0OS29wlgRb44X6HVs6MNhrB965pqivmcKqereQ5ITfImzzCkjX5HNenID4uHP+Ia40xmjWIZFx6syqqh/+rmZVHX9CLl\
      Nk8PBBJc5vRgG/b/lIdwM1syMAQ4V2X1LL+cpuk/+wn3xKNCaRvqBhW2GbUs4BiUSywqJuPKUstpD297vlg+mTCYXhAg\
      imVRpb2LIm96/XY1fhs1v5AJoYcNloWb+X4iUNtGYBvpIJfrxUVRjalKUGFQr+azJu0NehkjwQ9cyC3Jbwc52gYGcDun\
      BztQGiY9HTtNE4WHWtaGHizIvMjfFQFGoL5OrQP6pwdumJOCdl3RHun2I3C/LpcYULrx8OPeGWP6iXzPPrZyxXLS2QDt\
      TrwyQCfUSriQRVWVlUOUjX1we93hABfsyTS2CqBFflMQ5aDqwHQ0kG4OQnzHtuvzwgiw+zyo2fK6n8zqlwXgvjWac6if\
      smRn29jKYesXk95Wl92aSP7wB48i07wWfPAEB2Vd4+1F4rKnSTEnguq+1YRnMuoNBiODt261qajXevafRUDhqEgFMluu\
      m9QoriAI/ySAUQ9WQOlvP3lw0k9AhAFgdJam0UbCMlLNSXm5XtDSDy7KyR2vLbVlKCsAv6BX/SRfrfrJbVndALnrGZFh\
      YOu7oqqJ6m/REtW1iiNacJpnTqQTs60w99lkTv8TYhW0sRezuuaFuyiu19RHVVyW1BY+ralE9Ut+R70UlwSDGpv8v79+\
      9cNglVe14PCABjKplR9tBLZNeVMsUanGiKjzyaSi3+2hHdGzMAc3daIDz+YFfv7p7vsJmIPjB/OiWFGFhoCLKmAFP1Yl\
      jZ7GQeiOdwHs8arPhTPXRM40+D/WRXUXdcpvXhPWXDZlhT3BL1y1qixBeY7SHgG+l2EVKnmum7xZ1z1X8oparIuJ23Wu\
      h5wY8rtCZ2alhTw5GDBIv1+CIw7q+Yy424MMqKOgXRbvMYoHgrL0i3Aqv7zh3vBzWd9i0eTpYl3TFJOrfA58wXL6J5rE\
      /A5o7t5clgvalPJquZ7PpUMCwhpEcjTGSi4b/bkoufeHXxJ6yFy5Fakzq79dN77h9bJeV2jjxLFCWhCTY34p8ptAlrnN\
      m8spIyL2jcwkEGb4cwqaEm1Cq+Wll/mk4BFizAN6d5k3Kc8lG1wRtUmLdzyZJzIWJiv8KsAT5k3aEBGDVVERq17ktM0G\
      y/KWBnFMQlgzJcb2PpXB9rU15mNcMVOigsae0LqdnJxkST2l6gKkDx8S/fQVfUrOE+zTZOj2HFVn0iX08BW4Pg1Fd7MV\
      Gg9my8v5mvpLCSkHDeHIt+Wy4dlIZ8uyIVQKxvKY+8scuGOSxW/7fnZfETJptQcyTP4z1EaOEybInnEUk1nTklNNBnrf\
      /uCWllZqkoITkCxRTkDK8jktl7IPw9e2nKnrmGyWQ94c9+4RSTOmn6KhAZEPYu7DRNp+N5SGnRgwq//HelYwYvem2CTE\
      Z3tNldMU+BeIJYSm3rzMiVT2AmizxCBA5TaTw7MzXpUrMDKs1KG2nglMmPP0Coi/PPABCDD/WGo7GICfI++tDx/OXDsq\
      eSt1VjZlH/GbZUsMo8dkqBe/u5ivicmTZlGufpIm7sJJiGCKghhtD7CX0S1UrDs9IEwqGKwkr5fXg9W6nqYjnYIu2TjA\
      hIuC9kwh9HZdjPh/1RgIbR6YJuGgJPsHUOI2+7u7TocqDZ8PCh6vAhOTlQ+DG37PE8KGkQnRIhJNnUAUI4GqkaWel+XN\
      zqJi6jLYVclo+olh+n0v/ctu0BYAIyEuhO5zPNEPpWQeVCshqVKydqIUs5CrAoWJ+UN7ui8laOybg0XRTEvITj++ev2G\
      3twQe8znxGWGyaFJXP2Dena9zOfD5OkFSTuv+WHQ6F5/eII9TJpjQdhd1cNk01PicfzmblX0qG3svRkRUNql9/9Vl8ve\
      tn8A6WQoUgD01OX17OoujRl/ayLbjKWevL5bXiZu1ys8dJczxyKayLyK/joiOat/KkBjgfH0eBgikt8uyvCaak2cSLmV\
      lIR4TLz0RDiXo0eLGUQG1dTAflY5NG9ibGCm1/ls6ZprSFwwUW0jLN8BDSJNfksUgxcxrWWpTXXhrYeeYpH1kCcp29dN\
      LktY/1XOiZ61IemRkfrRyUPAIHxD8oEhbCfPc9AYjZ16WnGfIQbO6hcgdmghbPshLZqCYvTo5Ot+8ujLb4L9ImWzYEhP\
      kkfffCOrJg3SJHlMuvGfJA9OD1SCsCLEUoifCMchAPDXe5BzHn5pu48HkYUyDjdKkzx+kA2Wxty4kK0j86kvkvSerhRv\
      0d5PBa3m8dMrUAAe+IOYz/KQlHWysBwvAs/PPgs6tZboq5MvW0v01cmjzEtCrYFvk0tQA90Ee3Am6k4lLEHNvc2GEPlM\
      5BAAUOsEw6q8KCJSFYgIprt8ZMCh+BkQvm1fVidAvJJtGQ2RG0izRE4v8xW1UbTE57ZS3FHBNjb931QlBH0n6AmPEHYu\
      CnDdnA/S3gjKyHEx9gL8JdGKm5oFghU0FnAJQveK5XY8TIrg4YLkb345q6FE9cZqlCvmE5WkQQKbv5ROkyAdI2fsdApg\
      KMty2SySbzAWbo9wCosUtH0qHLp2ZiQv2JL27mVaEnfKZdpbEXUhrJ8QK+n1PWyMsIGxU8MKPce02Gao/R9yGfwQMHlC\
      wMKWKqyDUEHX4Y4EMn8pY2FTwdEX4fiUmQRNJklVZKRFTsorrIWMfb0CtPXhEoLBvDfOCIcUHxSoiQ066+gsO022mSkr\
      r9aNlwXpoZ5NxPIluDJMLsr3fSAFAePvw8T9/vdhchfbwqBfUWGSmWnDEEQIJ3JISfW0KAhJ9elyWs7YAimPhEdrokIQ\
      XagqdfinkkRI4gXfci8kpzWpNyoyx0jfkyQOy+sVM8f3RJGqQTW7nvLjHX8kEU8e8O2ibJpy8Wk0EAAwWVZAGA4wvFCV\
      V/034g4+nXvUEBGzzt8VkEVhxWKBMiDB3RWmecU18DfGNugV7foAlOz5SdHks/nO8+MkbiNf1R5nd5r6JLbzi7ya5d/N\
      6vxizoK7KDVxUVFvWordmoX3NtQzNfKFpEt3iFe0QAgY9E+kNxN1RYnivlksJ4z4pZjP/0zSdDFhORrLOVuu1s1nL2df\
      bddJa4E61QeWbWToxFHMuiCakK14XE2Ec4gyV7P53MrsKIZ+Tk9rZ1HetofA8j2PQRaAuKSwOZK3fpmWc8U6qMj7O4ig\
      jUEF0OZSdXM3L6AJ/FiROFU1d2nv+FiM7L4VUnX4YQFGfF+/kGIdvSdsOck8IeIhMhniJli3mhHklOTY04B/8DTv/+Pk\
      18nm4fY+bQeSQm38vGmn+ZJN4v+1y9yU19dz3pKdECQaCNPU7jKzka2r2g+B2i7j36lM1JNYNy8sF6NFIc3LNIH1Clq6\
      YY6jWYJ8UDhIJKt28N0bvsKdRvwhbwrHZzsaE6P8nqak1idpI/cB4QnlaXMAbaMND1Nfg9lEo9lLJVVzDzeZx+CLqshv\
      6hei9ZjuyqVo/AcMTx7AX4u75zNMKthJhJ8yrHo6u2qohFsCZtGCEESHiTjnPQHVTXH3OyQN+XQWL4brzPHWEdUrzi7W\
      xNmWY2Gg9/+RPsNgPyTZke4CaYMGknlrBgl1+PtdcZWv543T7uVjVayKvFFyzkQ/ddTFNfYthohFe/AwkoliSi82F6GF\
      9NEDP4J8wHP2jE7Ier2+WDjCHiC3e98t6Tp4DWglWN85T0i8gomdQD+jLxkpXt1dR+Y55rrMaN0izpoClqGff3oxIEHs\
      Rz4NkBLnyWZdzYds8NtS+xv+4aXz1Z0Tf5f5u9l13pQVoL26KPNqcj64rajtN1QnVdbOiOFK8mCypPUixXiyAetSqZ58\
      mSTIj4NlvtBVYVPIMzn04vGkKuMwV9YXTkGxo0KS0NBkb9JLSB+GvKaLTROWVTItoI+vgCwKtY7WMcz61ZVvD2fsKLdz\
      BCFI/o8zyIioRXg+BsVjGkHSPq82/TV9xiROmhM2EJpnseJ1QZo+CkZLSrLztKxeXaU81I0cMMi+xGhylibpF2mAU6Ky\
      XhbyWxQ9GN4rpkGnklH0k8EFi2y891pt8J5hjJuV61oPRV7PLuYsI+gwpAy1sWx+oJ+nB8H78z2VsWpBX+fhuAZVeYtR\
      MdGoe1ncER9cS1vfUgMTJ3Tb9sYZEJp3ECTd9CZl9QBUD6eeTyG+4ce3TDaJ+3mrUXl1Rajyy2zSTIcJjUOenxcQ3IfJ\
      dCtw7ycbCPb9hAV6WNNWQCYI8Gxn4o6u+PBptqQdze2RJPG16DPvWXq33gkvU1YT7klzVO4WIsiXhJlEAiCVrZti8hpS\
      DKPBYDKrCpkcU/SqmfeoEVeZ6sno7ni0GBW1/cgMBzz9LBnRLO5wTDiSiveo4mMetDUlzaBFniH9+Gqsm29jxlY3CUKX\
      99zGE7SR8RzdiKTrO3iU0HcGiYAUMEFVaZ7NTl9mPG57c4yBO+vX0hQ/FbjYUogd5s5Bvu57C1VQCB0RKt0jrfQ9cT7s\
      nU6x8D1RBeklfd+PF+8WG3NvxTtf8a7fmuJUTM0RSr4kclGzUTVQpLFVSY/OQVYC1XO4KCf53Gmjq3IFu6S87WUee4VY\
      AAFDqnF6EGwB/rBPg3XfQ9MLs3CMYswnqqHqbCPpyfy2wusuqcacoOFm6Yykuy4TVYFj+7Bw1nKLwksde+NM0DQIfAvs\
      WEILaeaNrtG0vH0J+KQ6f4X3qY7SVGSzIMRGAj4qBCD3maIWDAzlrR2FdliCnhxxu5mfmLwY4FSsRV7tOANdwExLf2nf\
      i9baPmBTTUDK/BZFADX6yeEhc2VWjL8VfcBaC18xT8ZK9rL96kKEzsz+CJ+5Kc8i9vFQB68qn8zKMTCbGWc8LuGpZzLA\
      SPOU2dzj3pxmKETP5vI8r38sV+uVhyAPF0SZ+bw0qr+BR8GoW/xbjUKnGcsuh+muwEHjjyQLr50sITFx/Q6xe2M6xR5z\
      lqlATmHgwe4i4UD76WXnMcTT3rAm6akgasv+DtQK/YxnJdinogPPghrLicClauLA+7jPtAc3KRybitD6GVJzvMGllDB+\
      GtCJ2M1ITO0kV0OTTYvb5LtXL5mCgaX14VZxkkGiZXVN4I4Vhg4EDOoR1Ok3yyGfUIE29K2v83SA7+8FeQcMZVKXTTWH\
      OuYUtHzeRM+LosnpRXz8pB2EiMtnxVQRGwBQI/D0npKIfPsTeE2PJi2P32FCH9WnVG5yk4i0qEMWN8OxUKejB+MsAGLL\
      jVQlZmY58FRZsyEHH1XzBwW3N7Rfi/dUWP1wWI3hJSpdb0JYgsnQR60+SnM+ecqS/yYdjQNLXVz159VOxcfJA4KaDHDI\
      XEVOuXdbeF4uiqj6SWexZ8tJVEqa3tfom/yCVc14nC9I0uqZgfmTRMeMjsLewz5ojaLGEzGv8aq1LKebA1nLe2coPmjK\
      F+VtUX2bqxoUnnfIboEvIv+IDwfMmB9gRrLtJ388CU1lP7HKzt+hSXHZ8aBg74ZQS+JR81cCNuHRVVUumK3Tet/zzdBI\
      Sm2K8UncsFCY6sQvT6SRbHygXkWhThb44QyIaC3SLIbDgG1R9S+zZpoGkzh3QyQMEtjy1tm315ryfMCoHrIBAjqfk4Sm\
      /dCAES6grt+e9hNvPWpmqx0HxXxFZHbC6lLqvlxWmIoKHUCvd8zWqT7hXF7XP0ANB8OfrXryWoU9vFzkyzWJnvKeydNs\
      MmFvZxEQZDMX71fzfKY+Vyt2uyTCMCWAYgGdlDc174IY5bSGklF05OTOoQ7lWJyp4euxGkxJ9P5R3qexuK3jcJyrZd/a\
      J+NNi/nKSW7e4GWTCnaTvVIlFV6mco5qNTMHgM6tY8oUmwBaBidMLcBS04NNzMMgpRAk3mD+LPPTe7Xz7pX4YzcG2rdf\
      yQlfeAalHlepk0z0PZxPtuEhs38t0uKCNH9Q0BakUndM8lEWmuyK0baNNroHXrOyMeThb4O9xaVmy10BPwn4qscnLn78\
      blaT8F2w3NkaaPKpE08VIAJZwhSh8NwTeOFgHQB4QRCOAKyiX6yV1O+u9wh62FMkMVEBqCXyeIbH88gyw2hGb02P0r2Y\
      JYavKhPoe29WN/cn+NFHvoHqTlbH3sZc36GolDCRUp523IIC2I5gATQ/NQBZG3BwuFnCy+pMh8PuIqhCPeibWt/0teg5\
      Mwr+7dodJqO3RxuU2g6TIznA2b4N/eLUxHML9V9NPFPW6LcC249o0XwGhT51QDKDNBv3E3aAlkaT+yipoHAurVg5Z804\
      CawZvixkC/1wNS9JoE8VX+gDBg3rEfWTmZ7m1vNMBs4RPjnb6z9OV52a6RAiqN5Fm2iMo7wZS4QQNkH2KeIUSO9qBKOB\
      fZGIUzhgzr8E8LvkKus6K/deAdcV+nC6E+QAR7y+n8S7S2R61IiskXghJxf8aceIe9ohL3NJ2Iekp2/F8SV1HWdapFwG\
      +z/0g9kk3s7UVPmy1nOltyeEqiFyqHYhE6TVZ0lnu3r/lihWu5P1yubnXolrRtRz98g+vyWhGN3Dh87gRRx/JOW9RrwD\
      QDwnIm5fn8RS7zY8NFvXJI9QD/f/kQ4+sEA9+OID4kLojxw3Pasv81Xx4U/55U29ok354TsOPvkAGZ+KTLKj++vfpA4S\
      XolSh/3e8F9V4vqJHb8Furqf90Tkth+Fg4kPQscRvCFTYPHfJ6kg5I8lFaaipyKEdNjnVdrzSBxVz6JpssNkKGp4Wf5n\
      BTYDXY7wcHjHioYpuvit4BAFpMVyc4Q+QNEnYK0Xi7wiqIVeXqrO1ES78cdip34lshS4AaPXoY0ok9M7p8KK4PUpE4QG\
      bor70+ZbOesc+rV9Oic6Ygv8Gus6dMtLNJimOLR139oxII3LOXeMGGWIFby6+BcROQnPZJ+n9iERXo7wMM7GsZrw/x8d\
      I53y5yWJ2stmdjUrJr22LXJWv1E9MMIFtXe00AJNsqAou9OZFNQtseOsmJf8POnGn/C0GaaooaM4NipwvAgTaRNxZ11W\
      K9USRBFKbTbUuWLJPekBpwqpzg/WmHkTfnAn8fSJ0cc+HtBHAwV9AyaF9UIFEFVBs/BZdXzeFvJIGuvPpOGpxuoDN+fi\
      D7xTQrzu2xo/tYiZ4mwdMktqg+3zgIb80TnZVKU4oxJaB2cVdiAxFod8fxpnMVfrpTfgyokqt7RrD347glLJhGlaVs3l\
      uqn/51nvaPPt69eDglFFTkq3vfFbf9oqClRm4QCRksedi5iIcckjg8g4+OeRi097IVjAt4TmOY64X52KxZBOUu9U0l19\
      VPuJjXX68py38HJJcC0mavh38TNTix1kkQqhkX7ETlsQoMQVha4FEpiqRByOA6zgrfWyIKRIeymB8Kqo6uPLcl5WxzXt\
      uUUxTCZ5dZNBV4nKklBzfCtHr49OqmJBJcZmF2T63BPxL/i/FxgSOCI4VO9vzdrEQ+Po5sj6ozQg63uDyZQNGepkLb1i\
      E8KsjfbgSAKcJpSr4oPoQGPXsWodYwouXKm7PuB6K3aL3QMUqWvHITunaM51DBBQtsHK7IyY5l37qzYt5A4DZf/C4bJs\
      0hFksjO4a8H2Joc6/STwGFJumdd/hsbccrRzx/ip0dK2Mt5p6lJU7/aR4lim2Lcy8VtsUTj37Vn9XHi4+rKbF8uiCEa5\
      idxFD5eRhZVIWYFAY+f864ytG9cVC1atrpJtst07UQwgHn/2UfdeLh97XGWfAqMtx0493bgSZdZvOXIF/sJcoPwNPqah\
      b5v6bBI8nTFffOWYdGwOYsdOXR31gtX4ri6PzoNoZtLYnj6kMY6b2/G8UufzCGb7rKhdjrywZAf2GkaWSMUkZSQ0gUER\
      DKmuHZ9xMghQj65zQnfG5qi9kqFQB9851e5yZmILno4XW2RS5dfXhQ9yUEc9Y0rezWi2SG3BIvZiNtPdYykUlQD+pLWD\
      wSeiA6wOLuRCNk16NS60PfBj9Ear9jA6elT9ck/zxq4+Yi6wZXQnwhErjvWpFl8GmMGa9+tcKibweuAMH/Jxi8d7omnI\
      i9IdzrB+Ubu8CL1aqKMiyS7y0hwG7qmH2lZb8EH9N9DciXfDkvEdPafsOnqfhSZ4bEjNAbu6vFHn/t3KxdUVLTwJdSRq\
      MltkW2c8RxUsgilibDZNUGrXWYhJMXK3BL6gdldUkYdRKUZ+2wFRd+7QW/bGuTTuDpbDzbBPYPTzLFe7c1QcYMqwZyn2\
      qawRdjqHtKZcOcV9b5wKz1WmoEREBqcaqwZmO5gjNjs0ypiZcdf8RL2PW/irSVHU+u57bq+eWNhDUe77BfJ6tF2keNrm\
      I6UWgzM4lKsFw8nyAzh6M3ky50cIZhlzstlyrY6KA5XWXDwqQUODyCO+tMxpTfK5+II9SU7U4anzSAD1OXyZXVdD+7+f\
      lqNIGuRaLErkukjeFsQpFyAQRxvkENneP9rkK1rTI04rIw7CmFGvt32rR5Z9H8Ldyjp1U6w48B7xfAUjgj5JsgH1hQgi\
      1R2D5lBaqx+Y9jVTyGtS1GBdIxT7vikWqYw/Y0622UIk0mhJd3SgrnKBMHafYw+Ia31gfx9V8J23Oqv5Gp7AejGLBk4G\
      5Sd20A1F0JH1Izt2HKDU1YyEtjrQD/iYvnWaYTpq8GqeXxTzsJjTevkL1N1QsRiJr6+IS/2dU+ZxFh8kGTqzUrCjB3ub\
      hGfLod00r2skdemFWB1ZLXDEEfm7A5FkRnJuInTt3EdGvcBH94ZtAVPkyai2b09DwLFJhCHoD2AkPgaeGSjK3/xRDL/g\
      yROI3Xt4ZLLTEH/24psdRXHp6DQXu+LVlTbKO9oWtMgrokQV2zxWzUBRVU499Dcco/mjua0yvmZ85OTDrq0h8A75CZML\
      2gGxOHcv+fi/nMfjQ3h/gGXWEe07nAfJLtz2nbcE7ZaOwy+Agc++DGvbaq2iv4WPuIwqcFsLAaSpFpA7xRJt0AT0rWEA\
      vx2qAsp+ivOJyte3mc1AYASNulRtVbVkaGo2EiKNFvutrkKuGqvC28CIzNP/2ErxN02vwSlsXIYhznEUGqBYhRXt1TYF\
      ++HXUKeiYDBTMAIqgs29cSmQ0NFQB9i3yet6WXqlrRHIFjmsI3LYb+de0IPMLKKPinPyLcIkpcsu88JhaEJWTMp2TlIj\
      ai5s7TPxK+yDEObV7dJ66Sdufws5cY6obbojyKFnrGfGdWx/hbgVYXDYkCoVHVVb5I/Zhvg3aR4a34hieO0xXIhF0NBH\
      DA66q7o4iu09Z/bi4cBULQ62H8Rq4gzWrRhUYWpskAFPk9BOFUUIqitgBVt3UpdBUWWHzcX6gmBem7ODOyQJNtCh30AZ\
      Cxsug4zLFabEdZfjb2Ppy9VcIFWKoz6cQ6y9bw+7KKxtXKl/now0axme+fh9HE2AdzRV3mWE+3Z3JoOR3C2a9izTHAxO\
      vpEiaiDGAwgB/moWS87GF01+N/GObo2OzDt4/dFNGXJ6cLtgx2miTlJjOvHdtvP2IJTcDH15dvAWjHNJ8fA0kZTkvuj1\
      GI+dtNeaKumWbq6OBIRr23YC7abWLRn900xMQm7PtEXhhSEr7nezOZ/F6SzK4kRV/WtmWp4SRHAFz1givkgo1OmO5PAx\
      6YCZnZTMIsHAeNs2UcfKYMngeBI0+V/C7XmV4nmxaWkPMD8Z9Rg1Banms8FYFZA2Ui/ZBMsH6Rs6UkRNMsegfCzGXmet\
      gw5nLROJmewH0o2ZmpAXKiD+7nXfAdHbYbft0Ouu/vf0EW4LxyLMGKBR0KK77BuPs/+4EGwLYa/YoVo/lyvx0EeKLJxl\
      RG/HHT6teqAr5NOFdnOr+4bCH73ttaWcjji/Ts3WhfKFJKa8rcrl9RtmTJdVeTuRg6QZyQTtzJNduTIlItznbSyu1nXO\
      Stbm0YOHw6CfRw++GoadPfrym6Hv8auTh+5pKypvLXjoTkE5VUaqeS0xUyTUvECE2p7UlC5RSEFcSDLZUqm/v3zxvGmI\
      MfBLM7/qHtei3O4WCM6PbPNNLeuXjiDznwkO2txzTnyUxkm9+nFSr5LWsjmW9Mm9j7byTC0Ix2+Q46unub6CKhKAD9+d\
      qrzGoCSHMFs9ULrJ56G3JECWMacxqi1Fk/tSll2N3JyX/HHpU2tuEg8psfQA0qkbv6SmihphMwx3e9qVjwyO2LQmxSSV\
      ZEYublVyFWuSIyYQkqrPOVBqrqcoVdl5giyJQWqw0TgbNFNaulRziAkwLJ+YzOqknW7qwTffcA4teX6cPETWRVNiRcJy\
      eZjCIX46a1gWpAGTYXKG1dQcdbWTQzG7b9vQ0nQLLEN5UARZ1WRT1KpOcTnZn0TGNbbjKH1bHG3ULigliAhuV8jcLY+m\
      ETidgz3w1ZmADzgrmUHI/XLYLYUFIgxwqzwQySIKC3z3Q66YFXK7n+PRrtYZlwV2XznbBD63FPscAFtDf4j7o19Pjn99\
      /+Dq1/d/vBrfv2a/CA0xOP6SlqKVu4WwubzVgabSIps6hPhYV5ri1tLxFjIolxvTgVoUsKEMTaCFcBrEJw+TML2Gi99X\
      eiM2IE69Lohw/hbH0kTRfv7pxWsSYi6nP+ZVvqhdKl0morZR0BEhtzIA2itEnv1uWTeesMr5ksytlWnty5NHvDU4QbNr\
      uqMNngj8R/c3FIokLAaNaETMJvblvKOepas22UDUvcA3PFTQ3RTtGlnL2NOVoMqLwd7DxsBG0ilLXMINYTXb2SFGD/i9\
      EVXI5l7oD6V0nEqWV1chJZvPljcfwekcyIwygykNLcABHHkxFgDfzo4Y7bZ/ULQ7c1uce+Mt/gfSUui9vDDuTe8wL+7A\
      WtQZ8LsgmMyb7Yrr2fLPWGBLZSAWlJ2cCt6qL2lk2Ouf/YepURYbQ+vJnpQM2gJAR/Vd4jU887Akq5hnAi4Rct0QF70L\
      EyHD+uncHVJlBVwI1JtTPD9OOJWgJHl+rJ8ZwdwBdhjoplRmfXU1ex/Yr81QIdb9zFOeXyf3lN74Kxeqpp3lqMmvOWbn\
      HKK5f+5rR6I79H02mH7SlfPK24DViVsMgzgBof8gmLT9y1xiKxqTGgHNpit9+W3jJNx1lKRJQi2sato1G/agXHbGDptC\
      IDaF7GDXzafDYA4zDAwwphOwNxms3gxkYMcVkaQpDgSInFfzO7s8oQ5OFBZltZqmZg2VhBJVw5kcVZOmbzYTe4dXnEZe\
      7asDueTCvfYvQ3Jgw2DBnXtEhdnEpeF3PeswxfKlu3muh3gu4/It6zDOHrejXGUyfd+bV0BvWwcYEkLBB1+0RGgsb6iR\
      i3VDAoTGRqND2glP7YOcFsikqwIHwq1Puz3oELgjNOc7kT7QFGkzrXa8oVE6q9slLIM16YFYKjGg8yRqiTbH71vJOeHM\
      DR5uhqWsTr959vc3T3969pQUPsYMJ/V0YUhEGz9d3GcmmE/sLOq1LA7pj1QRAT5wZKMPJskBTP7bGCk9Sc1rZfb2YIY/\
      KVbxihk578k+b+qx7/26KterzqzhSHzBHY9OGDfR3+iBjKft6HzIA5F87pzvZjyO5ULJz7LkYWNM3HhsTNNjMy4TWEvk\
      1IumEplKZNhyCCKYp2/86dQIGfNH4zGHZvA3d6rFwxmLmdEdT4XDxVl4rblgZMDahIX9BNmY6teSBtbce5kUnvNxuolw\
      /F4aszfD3QIP2FgaleLXRDXkpYt+Dat6Vphq6pq8UVsHFs1u5OAqEMQQU8WLBUhpjZH72tf52Jl/60TcFgktZ20mBZcD\
      pfnKYIQSeJRawbPEAoZjRO8yezhfDc9qlZRzSBUaYDOHpg3qQibCVb9UI1jT3AxZV5pV4akpEr2y5c7bRgOnNGEO0oZw\
      MLebNd+T5MJ1VbF6MuUsUX02lwbxOcBxuV4ibzhriEuoxERLtI0cEmsulov3jUu7aJ1gxfOuJth4ycxiWdNI/8SmIp0C\
      txmJpRxOl27kopN5iTNNdxuA3pYisW4uXonlI38Bxs6NAyNpC+Hb5bURjXS0HIutJnl8xk06reuBXFiUjsRFdaw3Jr1v\
      cPBnRQ4skXJ3m09klMhch/YlTfPedoO0CRizVzZ05udqhh7qd2DpC5IQOUOatRJuV8n6aacFJH9wPc4zEIA6n5SrRu+v\
      iGiJkDv50GWX58zLs3fiAK+7gjawxME15ZijkeeSSyqVom5VNhK/+ndiAvzj37cct7icgDOBMLZ9Isx4PVboBbZthqAK\
      cmwgzgI3piZqiQEAhyNnkrcvmrVftUKfq3x/zu5WeuautNrq4SKH9iZMvWbZITyYcjrbaJ9cKDZx7zbS9ZNWNbjTRewk\
      Me/H6RfyFeTXrMjpyk6bxTzr64JnUSM6rPTT9/ko+tAUeO5yVQyPWlmfM/cymQQ/q28kQdjeHWwXx7i62MEtlxrScfcL\
      HaPgGhGx/gC8AY6zumzCr6O9fTkpYWG58dfTdR7uxkcdn+9BcyH5v3WXnWuPcEtgwsePjuQNDV/9UBgU7gBaboTCDjeB\
      06Ma+zXPOA02gBWK7iy2h8RDMvpxU47W6CGMUE8UsmExyR4t+Y3c/dVaQFu/vphIxHgPse0k/EerO0KQVF/uehAXiSCA\
      xDsJ8Dljn6M1uCVVquM/YimCFxqczzpCOnz29KmCfBQLiERfWFRlWtGXa1vM1YVoDX0ecC6JNLgoSJVVlZtbWz0MuWAH\
      TWpdyEYQFEnb6YYgG6QBKtw1d4KCesUJb9W/qVnHX2uiCbj6LlvW7lUn4RUnQfKUH9WS185vfcNCyI2m4JIco3pMuXtA\
      yvxNzpb4sNCGyHdASA/MBZ/Ixs92d4SmBMWRpiVHDS706ScLy1G6aPV+HvweJid6in0THaaj8cE7iFnrJobm+SB9x7zx\
      nS3a32TT7VzX05dWlhx0bre/4FX3HTXB1S8olOkdGgiwSXel/N9LqTySBFcdzepnPi14pydKm0AYfYES0z7kdB4uLSIU\
      oNBfhc/59uTOCVHCso9RRh8pE6nw6o6ZuZ30V5ZS1ZnBn0SzGBCIze7+CgYABqKD0yGIiCqiSGDvLK/dPTFduVU1N4sA\
      ip4j3Orwz1yqZ+a7MV+w+L6pY0CyWKvmIZFuXUyKG6RPJM2OGLVeUab+TBvLBa3eQvs7kaoBxiCUkkiehtbpFtxGB5oe\
      fG67eI4RCdaSTJ0h7DkGGjln23vLC2u41+PCefiBn0oC4T3uUY0qHWoYEBnVeb2YWi2DtoVWoc5sKSq1gh7ldvWbwwn5\
      MUC8T2rCULq5AWHBsWzs0+K2EVLr1KL8488n8si4lFo6EgwqOsmOY5HO2p8zjfL7aCfCBrSLPVZK7X/Ig+4nJrnjxhcW\
      xQcinL8p07a4rjeHGgg6LNHt+LDQRu3s4B31EAcBzDrm+4DEUL7U0AKHprg+hm/vYTbOF/sgf7le9uMkygdBghO7AOgc\
      qIEwlp07gL7sJ/+GA9EvkvQBEXyuWeUEh0XKGXN3z4rt6NSsr+7SquA6pzje27yb77V8O6sCxxw1+zhrWhUu+SR55E6N\
      AE6+rJPv/wmPF0TY1+sBfZBimPFKhDJMgX/IGYReBa13TqlbhpoH3Ol2eO+VqyyHXnl9k3rfVrt51G4Z5LKD6AQ6noxe\
      Obq//Jd8iVT8Qe9eaqY4sdVPurSnYYLVCWeq5c/ljT+n01e4xSy1TOGa6tGH3cR38HUc5dgFXqo0uwu1+FiPN1/n6p7p\
      +rMPu5xQadVICQ/OoHaaTrbusqhUp41FCu+GCo/x/U5xpdXUsg1U5DCIVSOHmKGEjt1Zsp/JeN/niL9E1ozQHTy4g3lW\
      P8/nV3z7E2sSOHZWbyKcWrFJAwmCkHD/aQPrU/KH5OT91SU8INjGicKnoV8z6yts55Ym8WzZzZmAy+WoqpyfuLtMHamA\
      lcqySgY2Fb83pJXHUpFQiyqM+J04t6GOPmfS4717xiowWxmcNMLJlk7eT74+Aenhd8fHriMe42PLMS01pD8xRNBLsd9Z\
      t/FrMTNY59wYWwf9IPxUtQ4P5pIHg0eMhbPtsc9NmBwIUI2rWk5SuXFRexG9sUAGXdcwPVm7moExyjpE9Y+TNBqZwUpm\
      pT5nqNruSFiY6wmP6EoxkcccJ26kvchwk7fcT7ToDsL3wtrFctLy6y2aZl6kqmg7nyF+hsFxdDI+H8D58fGZqMmZCC0D\
      NQS4gnK5RpqNHsRWOrkWpHUvqrn0iT67u8/M0dXvT014IKKbvhE3LB14NBFnrfN2WBtrX2VFPtR6ElsJ/KGeM5rcspAj\
      O1F7h4AoQSFu8uz9dW0WPm7IrHvcH5CC09dEsNNpdKnZYogLM1+2rieye0PZJzXWo3x6W1UctYl3LhTVX4q6deL7rduK\
      OxfV6oU6t4627DGVBvEBzn9DxF6H9o/RWqZ1FCsC6U1cEKLrYvx1UVFYm2i5107LbcPAk+k/QyNtuQXwokaayuFOwI56\
      n4Y7JfW22h1kJiFmaWvqbsWx2z8WKsOKdqgXvnz/w48/v/lg56NxaIQdj2c+Dearltf5XoOe1dGpmxITLYuinrpmdytw\
      u9qa8+Te3dSBo3c8Zc531uu4cadi7+L2lVmdbXif4f0zu/Qp2glUexqq1fv3oy1Zoa6mZBk0fcNHzs0dpIIzvJ3TfC/L\
      uD0UCTSRoDUKxsYSGhP8+OWz5WTcIYONxLaI/8csh0VY3bUTFTq8ZQ8FlXdVO8uMIMM0iLy2wfyE9U395g79k6IjM2fX\
      Z4O+21BNsVgp+u1z6LIinE9Rf0vk/fM3L19AxaIWHRN1rcwIwStO/pm6WpfiixOkRPD3Uvgz2U1XUqTdmyo+5Zzj0iSq\
      K4i/uSHKjN86/41i4MQJihlWDDaVDu10eL9jEHOr27xmNkV/+wn9Z9torL4fYk5L4yVCqkrARCLHQmsgNzOr9VoCNgi2\
      jmklPP8IHXtHHQVo27IK+4SeM/1OM5yTA9RN5swdOrt0bK4TJEFzykM0PCvNGrKWhrHYiAcV5nQ4EYVFC0I2d+mTwgd7\
      MWg/S/aQ1SCjPGcmGmKET5LBdb5CXu939hyEJWcuIpyUqjvNQ4+Vvie3PvjLSqgRTobBr3fyLyGPIF9NZYyGlNfQ2Ws1\
      gx6KkdnmYE9k8Q06C+/5ccomF+B66lW7Xog2YyaGk74KJwFm8fAJm7jypZ4LZq0spYeYq1ylxfI1ZoSrglyWh5rE0xM1\
      teoNU+gJa4dR3JPLLeSOHXzAz1MZF+kitFrs13gmN0vJ2lG9LAnmHMzYER4/Y4hL1NF9aTM+za6YIbYTO9jEJbED53+j\
      ZYDTMMf6udtQwuz4triMMChk93y8JvIM1+XgGpMfy/r75esw+Y3vm93ctW9rK7xArQ5zzduijC0tLWRPjx3eI8r1XxNt\
      m6yJigGIck+J+JFiKZI0WEy+57rP0QV81TnwXAxBHZDipiP/ePWr1tY0HzJWm7+hcUEJfoR7qqTV1QtSdveEXjyTaS5X\
      N12nh3NDX2g7/eRB8Ud/x5LryK6vibzlXnwfnbl2rBwAGHwI1o+nZTaSIJqxyCez+R0MqkHMR8EGt9YJYteCuz29J28K\
      b5fHSHDw+dt107oZzHZqd14W2a18XxeuP9F7sR5Ht0lxMk23xBnPT86wRtz4jEN4JA3LQX4ZJIwBd5Ub2amGKHCuMLPG\
      Iz1uxgvvKsOZ17kAfp3v0BkzvRxYm3wLj2/1Y1NWCsRAkn4G7EacjnL4JFxIEzkVufDRaBd3WpjmwnMa8f/u5vonidyB\
      4QggY2t+UacXd6TvnOHeEEH43Rv5qJoTnsSOTiO2FE7O1r5iAnoXUbV5Wd6kYXzNZDJ3VFLX7j4M2OKYJUqcEzOFBQd4\
      dS1H3EwMQ3YXpelt5SSnOvtzkjuzNkqFPM5Skk9tjEqxxXy67JBWKjlL81TgIZEAmTCRgC9PJH131nemPAUGL/RpTK1G\
      YRZzsyFV4o59X5vhIpfFbG4l7rVLyCUw5ttDEKZVPsHpSSNO4Z4YIV738ZncLcTPJ2MUFujQO0BHfX8t7yOKhUAIivgC\
      PndQiWvFqExfKgqZYmWfPgWRiXh8XbIiZIFyWoLG0XnBin0GP1B84/x0X59I+Fx0+5o1/zmXr7lAPUdBhUVnp66Z+JYR\
      2nCaxMyua3xHFOsL+jvVv02FRNv6cFmQViU//xN/ex6TwBYnL0vVCDszh2qh4wWXGmqlzBz15TVfrnHaCjeRdtNRXVB3\
      E3iK5FD3xybBRd2bMBHRAMnD5yQ6BdS2BQf2SXXrCEGhO52PFnfuiSd228ae6xXC5lM5xjadeRTkptqz5wMnu2a20FDV\
      ybrKBYx6EteCDaIwMfbOOw4F1IQwCH6Sets6Odpo1beZVuYLZF5woN6E9gRNgz732pcKBQuXwQ/OPXXdkdJqV3VF13Rf\
      pziw+fmzjTRKr4tq+93RzBM4Bnzkfd+6d8KCam4/mXTNRULcipLgCQqwmGYqzo7t21TVTC3fITkBEpJHG1NhHY4/Ip5C\
      G+G/USvKOu3KT6mKCUhVYZfi6mWBK1HOKa9F0Xa3O1kH+XJGH4p0tClX+eWsucMZPFy7xrYenS4MI5eqbuwjLIhzn3P2\
      mIFeOipmWBSU0IyVvuNqQzdcmYo3WQaNZy32rw2/z+zoGC+lYRIMHkMuaCWH8xPkawzg3jNM3rorDdKjjbW5XRFsjzba\
      Gj1lbwGJoFpvSbyqF4GGDVQGFZLVsEEP8mGiU5G0BLUS53YqkdnSF2hbbPWDJGNgJnHQuGbF8s1ttgO0zIyNCtXQjC/9\
      g5mrLGYSM8VY7FnkMB6bUFxyOkLZI/PhzfoHi50mkYTKBZ0fiZPTbusqpHY1ysOeULtqjqrdAGsX9gBzThbZBcV/ZFHU\
      dX7Nhq9crRf6anAjaGSP6yyIrXUvf6t/ogvD+KebOM+MM+ZAQpNADDHwqzO5BTHy+Y93bfwdHt6azpj/wAXrKMXPgfaP\
      31lLTsOfP1OjqX7kk0F0GCiqHd7NnugGwLplh6mAQbsP5ngCGSS8G8sKTJkCOmfCzJkH9+XUdhVb5ju9MHTCpktay4Yt\
      eFZ6xfRwvJv456qXyawZeBYXmsp97Xg9pDbDC/n8BalU07T5UdhvZ+mSSqt/D7uvoELvnxfzfAnhkiiJ3Bvbyzprw+hP\
      Sz2Y2GbRvliAOMrCSrrNqDSDZNyqIUqk2WskyOej1xVrUtXoNhGEV1tm+T1Zjl0UoxY8Tw5d0uRhfOewv/U4SPYV2pKj\
      ltqlogTK5qB2Zbept+KQOQsC31eNJF0uS3O7lKQLr0nMlVzTny4oV1RwxnXa6DVtFdmYvewAiLf3pnkafoEEvrNaM7Vz\
      eAptd36oOZrfPbpMWT6BeyZX05Oeolcl0Haj2Qd3E5qN3vN7wKDH7qZR/LazCmpuDwgk+hsXyu+mfMYHy++RX0DJN8c0\
      JUKwT0/hWe+JEXVrlKqYVfzaaVWGW7jQh03Nz9VX3Ohhl8ee+gFKD+cWBGvp3MOR+GJy0CyOqlyQI71dH0oPdSDnia9k\
      UGUP/boB85J60UEwnz4JSTnz50+d3nreWmC+j65yhq0szdxLejPBwSP7phdxZH6ddyNImMzSpskSO4XhdCUgWVninAzt\
      SrO+0HQAq1uJOieSt6A+p5zmLl83Za99EXc+n10vWwmhVKs9CPP/nkapsBwQVFLVpWDvYYQ1B/7DzM+iazEMqsoIPbp0\
      pSjXhPKOabYS0t/u+E+6CxycRdLABvp9MafJQwqY5u9mZdVxUhRFsGQqefvrCVjyNjdpM0Z9v2zKv82K23TTan+bhdk2\
      eWe1XQPspDpMV2/v9lj5YJcMD62KsFHbwC5Z/2GULNK/gTn3O30b+oWZjGFHkGHeF7lsoAUNxYEKqcrsCNjFIvlb+JC9\
      I7xT1xvwc720zl1IXPEaWluSXlS19bwRxujfnHBc5ADevUh1lcX+QEyzRMQVE5KPi2QVNE7a5dwb7iWpu/VckvHiQqZW\
      GuGYDwNCnEM47CWe/t4cGePezgU66uzprht0sMWrKPAWM9HcCUJvC+f/Dio5n2skY3Sgu4cUtlLe7d/newm80ICAAAQk\
      X/Zr7FVyK9h+2+3d3Vkx8ml3VEbUEE90upzON6HbOakqClL1Smh7d+t5KTMXK7rLWbx5p2FjnEuHO+A3vb1XI6VSo8UX\
      9l6qahZL+jqP7Vzcm4gzxPZBf/T+VpZU+Poel3qLTcHsEIYEJ/d7fQvXd6DnUfkr2TikMzbfrHIEziZE6tjKM8Azp2mS\
      DRl4PAYGIBQKL3KmviGxc1tDjIT2HB5gF3AtizTFbrDiXdlUfJMa3yGq0XJyMofP1yXfiHf8IFQshb+ZKwW3wCZmlH2i\
      NmhzSLfcMdryzq1q7JosC9CyBLb9wbypnyq5y0W9v/pjmctAnuBgx49sgo8/Yug6Mef9qWm6gzoe0NMZtvbd4LpMudpx\
      1FjrGlk+xVY9GvM3lRoKzH1EPgjGSHgMbgWVAoFYIoHOzNhoFq85yzLx0FpokT7LCPC2DdLbasYuN7iEbVpO+paBXCYl\
      SCdrdpZswm/QG+shQ9exAZmiSwutkBhJ0+NUsQfxjiJRxT5C0fKcxUvAw4Stniu+buAE5MbqTmCC9bDBmJqnBsRw0R8n\
      ceM4PrSWw3L34PkcL3U9De7e/d30J97xsBbwX76PtpnHJin2MJQQ3N2PyDT0f/7X/5ZsQyhkF9WF2YyrnLYN5wNjqcIW\
      lV90RROYePMXwX0upxABZgG3Tw+CHS/EHqUDTqmyrcErdPEsJQbEdjMbK5OzvfeCWT5QSebg8sbVembSuoTPbrHSJ7vL\
      KrhW2+voY1sPzMCaFBfj+Goh9y3w98MsvE+2QSiQhpzBymWIQquxOdkdvJK+YN2BJoOX2GVOEtQFfze347jvdkaT2cR1\
      0pOwn55eIRwkO/IVOVGXX1moApqiU9sIWwAzSjMfAwj/6CcWBeG5gYVFBcrNtuPgjaBe63aTHJPRLer8wnJJ8qyzGIcD\
      +w3jcuYob0glPNExw02U9vm5VEnDCNbfwGNkkGeu52AzdY3f4kxa04jI6zBgWEpq41f0extBli+BIz4NU14rsspPFmE3\
      EmWC3HTGjtuJs31U405KbfXsxns+gPpBpBYXjQ9zZPVLzrd4XlSz4iq8eNT6jMPQ0dbn5LDMOb5WI3Ulkx8vnr1rXb69\
      LG79cXNVIGSMD5w9Kcxv9IKzdtiYmj7j3L3+OifdPprt7kTvcTXbqoZ6QRYStzGpKL5tsX391MVGbTqMEFodRNUNf99p\
      uC/A5+E+BhFH4jjcjFwKgSZ8vIJdPXRSpUMbi8/7dh0k+3BRajvR41GaeeytOTxwEH7E4WocX+ZGTFX5iqavioecXfng\
      ghbZjYGeFTjD8JI6qYTpsCLAsR/4X3x99Bo+ocXBqvIRyGwyL6x5UDI8Z33iWEv32sIi+wTnd+UNbrywDxLF1j+oaZsV\
      k1drP1Id0zNLzXoaxrz1D/i6ow7QmoFJYas3LQXRcKuqvFC/362/LFYvgZPmTEzW8PLu4D29FXJ9YQkuopizy4K0s5Rv\
      Udryjvys2MuOgFEeB+5i8hZ3YGJ0FzJTJWrlO1BAxRi8G7mK41T3VehDxBwi9XuT5mJJK6Z5VUx+KasbuceA/kCaAimg\
      QoNy6TewTjXcadLOgvDk+fqC9DyC+0vDOck6+KQNoW073xMHoOKKRE71MatfFuAJTr3RL5kFoLZ2Ld+tKMPvIzcydicG\
      Hgwl3bBuJYlsJF3JTnfbFsB8qwy1z1i9YI1acBMRLYyz/Z1gi8Kh3VjdW4MYh/Xakqt50W1zdVnswiNJy4m2cd0MHKnf\
      5fPouGwP0kqPoQ3k0B+O+x5IgOFuERtUk+5ARM8pT4IFmshFoRRuZUVYE3YdGPrWUnI/+UaPD5F1pLyI6H8reFsJg4tg\
      sfKB3tyeIlOZMDDY9yGExyD6Q/7D6W4ubE0YB++u04g/bsqbvksBrnG6W5/FWPOGYwZyeOzinTtmKZOJxs1pwQ81LXi8\
      RqXILDFncvxGlyVCuSBr8mNEaAfRz5ZH3JOGjvFtQ+bFa9AP4vlTnmLr0hSwGRGf2KdbONeBXsspgA83ViCU7UahGFMJ\
      kPn/VYx+NMBYRJP9dFWAnd8q3dqIPk/S3fNnT7+DGk56R8GuHcds1extW6njPa60BPx2mLzDl8+JS3dGKh/OvrVIeZ9r\
      oRVzHqwpzzFa0zDy3CTOFv1qMX/WEjXhnF682ho4TojCywH36EJUeCpJkEISdrhz/4ylaAvxSHyVGEF4C+5mePMmmn97\
      lCm2RTkFNlubc+fQAMF9F1evkE2hZmvd7ooE3pK0Ydjnqio8SsEqcC/p3ceGPO/tScmOmx9dDrehKqF8BoHGtvRzc+BQ\
      Uu+ZgNiWz4fJU5yxvuaHQaPrDr57knVdqeCSZHwyicQwvvpJbqL8rHwSjIyaUMLt+33VHnakbJBzAEsY8bkJJnZzSvy2\
      dHlsltHMmp2J+ZDrDYfjXQnPPbdfsXeRzknA3bFjk2DHhuITN7ZnxzKmdWXBcSp+R1YcSw0TMQ4/jYz+/79/9op94b4A\
      AA==
      """
  )

  package static let worker = EmbeddedText(
    text: #"""
      "use strict";
      const hubPages = new Map();
      let hubSource, hubTimer;
      function openHub(own) {
      if (hubSource) hubSource.close();
      const order = [...hubPages.keys()];
      if (!order.length) return;
      const list = order.map(id => id + ":" + hubPages.get(id).last).join();
      const source = hubSource = new EventSource(`${own}/stream?pages=${list}`);
      const tell = (place, data) => {
      const page = hubPages.get(order[place]);
      if (page) page.port.postMessage(data);
      return page;
      };
      const tellAll = kind => order.forEach((_, place) => tell(place, {kind}));
      source.onopen = () => tellAll("open");
      source.addEventListener("beat", () => tellAll("beat"));
      source.onmessage = ({lastEventId, data}) => {
      const [place, number] = lastEventId.split(".").map(Number);
      const page = hubPages.get(order[place]);
      if (page) page.last = number;
      tell(place, {kind: "message", last: number, data});
      };
      const leave = (place, kind) => {
      tell(place, {kind});
      hubPages.delete(order[place]);
      };
      source.addEventListener("gone", ({data}) => leave(data, "gone"));
      source.addEventListener("end", ({data}) => leave(...data.split(" ")));
      source.onerror = () => {
      source.close();
      tellAll("error");
      };
      }
      const makeHub = port => ({
      postMessage({own, page, last, leaving, isMember}) {
      if (!leaving) port.postMessage({kind: "joined"});
      if (isMember && hubPages.has(page)) return;
      if (leaving) hubPages.delete(page); else hubPages.set(page, {port, last});
      if (leaving && hubPages.size) return;
      clearTimeout(hubTimer);
      hubTimer = setTimeout(openHub, 10, own);
      }
      });
      onconnect = ({ports: [port]}) => {
      const hub = makeHub(port);
      port.onmessage = ({data}) => hub.postMessage(data);
      };
      """#,
    gzip: """
      H4sIAAAAAAACA5VUTWvcMBC9+1coIgSJGre9rtmWHgItNKXQ3sLSeO3JrhuvtEhyQmv83zsz8tduQqAX7yK9efP05kO2\
      HoQPri6DzJPSGh/Evt1+L3bgxVoYeBI3xVHpPGmAb37Y1pWQ0t+f9QFcnty3pgy1NcIewXxut8o+GS26pL4XagrQc2xW\
      NtYDUcZ01lXgMNdtlmVj6uwB/nilNzmzXDAka8Dswl4LB6F1ZgxvavysI0t2QK11JdYfBH7fCLmS+J1IdxDwVmdN4YPO\
      ftvazCo8a0OiSefw/OtHMCGeqLvLDh/Xv0XDoDh8PBLr+rIjCf3dRBWgaTBYHZuCnKqKUGiS1A33FBYTzbJY/i1HbHR8\
      NcE0g7OjdQE/PtyA93igmDNPohOMyZN+mf8TS3ioDZsRzbm37roo90r9SgVnYlWEHqV2FNBrZI52ZNZQUekxExaZlaRT\
      OcOKqmKbvqIRYMApuYUiyPQ8jE9P6A/xQZSho7IwzZcqutaf2HY7iDTtYQtugyGLgMwfmzoomUnNTfCNQVNJ/t9y4qYO\
      YJ48eebSSshBOz6TwKsBO0pfFKSB4hEWHUHxw9NecD9PJpkV4NTBudL+Fd931pAg1c3+cXbumFTEe/1a5cBULxLgdNLR\
      aLRAlmUhwTnrpkbpxotp1qceYKCMz+gHgw7FA+DmwHDqdCJQXbLsdxq7lAsTzU5ZVG12qaj9DZDv/bhzLoYrLZ6NzVg5\
      Gn2oZD+UfaQQV1dzi+wLH/thXjiEncjPi8TYXECDC3W689hnUXVHYqL4Me1AdZLV139hseEQ4mjN2jaocePGBuG/aBhm\
      GAHD/k3F+3epoCVMBlMya9BmA2XgMSMhfoXjhL+b0xHbcw2GaigCYDS7eDqpc29gxEuLqc//AS+DsxxZBgAA
      """
  )
}
#endif
