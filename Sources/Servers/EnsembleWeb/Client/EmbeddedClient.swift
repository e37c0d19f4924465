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
        --red: #b3221b; --orange: #9f5500; --yellow: #806600; --green: #1d7a37;
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
      .stop {
        display: flex; flex-direction: column; gap: 1rem; align-items: center; justify-content: center; max-width: 36rem; min-height: 100dvh;
        margin: 0 auto; padding: 2rem 1rem; text-align: center;
      }
      .stop > p { margin: 0; color: var(--dim); }
      .stop > .status { font: 700 clamp(3rem, 12vw, 5rem)/1 var(--font); color: var(--accent); letter-spacing: -.03em; }
      .ways { display: flex; flex-wrap: wrap; gap: .6rem; justify-content: center; margin-top: .5rem; }
      a.button { display: inline-flex; align-items: center; text-decoration: none; }
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
      .cards a:active { transform: none; background: color-mix(in srgb, var(--text) 5%, var(--card)); }
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
      [data-over=""] { outline: 2px dashed var(--accent); outline-offset: 2px; }
      .row:has(> [data-over=before]) { box-shadow: inset 0 3px var(--accent); }
      .row:has(> [data-over=after]) { box-shadow: inset 0 -3px var(--accent); }
      [data-drag]:active:not(:has(:is(button, .button, input, select):active)) { border-radius: .5rem; box-shadow: var(--float); }
      [data-lifted] { opacity: .4; }
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
      ::placeholder { color: var(--dim); opacity: 1; }
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
      ::-webkit-search-cancel-button {
        --bar: #0000 42%, var(--field) 42% 58%, #0000 58%; --place: center / .5rem .5rem no-repeat;
        appearance: none; width: 1.2rem; height: 1.2rem; margin: 0; border-radius: 50%; cursor: pointer;
        background: linear-gradient(45deg, var(--bar)) var(--place), linear-gradient(-45deg, var(--bar)) var(--place), var(--dim);
      }
      ::-webkit-search-cancel-button:hover { background-color: var(--text); }
      @supports (appearance: base-select) {
        select, ::picker(select) { appearance: base-select; }
        select { align-items: center; gap: .5rem; min-height: 2.5rem; text-align: start; cursor: pointer; }
        select::picker-icon { margin-inline-start: auto; color: var(--dim); }
          :is(.h, .w) > .field > select { position: relative; padding-inline-end: 2.2rem; overflow: clip; white-space: nowrap; }
        :is(.h, .w) > .field > select::picker-icon {
          position: absolute; inset: 0 0 0 auto; display: grid; place-items: center end; width: 1.5rem; padding-inline-end: .7rem;
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
      .button:hover, .back:hover, .close:hover { background: color-mix(in srgb, var(--accent) 16%, transparent); }
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
      .as-button:hover:not(:has(:checked)) { background: color-mix(in srgb, var(--accent) 16%, transparent); }
      .as-button:has(:checked):hover { filter: brightness(1.08); }
      .button.prominent:hover { filter: brightness(1.08); }
      .button.prominent:active { filter: brightness(.92); }
      .hyperlink { color: var(--accent); }
      .hyperlink:hover, .bar a:hover { text-decoration: underline 2px; }
      .hyperlink:active, .bar a:active { opacity: .75; }
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
      .as-box > input:hover, [type=color]:hover { filter: brightness(1.08); }
      .as-box > input:active, [type=color]:active, [role=switch]:active { filter: brightness(.92); }
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
          background: #fff; box-shadow: 0 1px 4px rgb(0 0 0 / .2); transition: box-shadow .15s;
        }
        [type=range]:not(:disabled):hover::-webkit-slider-thumb { border-color: var(--accent); }
        [type=range]:not(:disabled):active::-webkit-slider-thumb { box-shadow: 0 0 0 .4rem color-mix(in srgb, var(--accent) 25%, transparent); }
        [type=range]:not(:disabled):hover::-moz-range-thumb { border-color: var(--accent); }
        [type=range]:not(:disabled):active::-moz-range-thumb { box-shadow: 0 0 0 .4rem color-mix(in srgb, var(--accent) 25%, transparent); }
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
        :is(.sheet, .alert, .choice)[open] { animation: rise .2s ease-out; }
        @keyframes rise { from { transform: translateY(1.5rem); } }
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
      H4sIAAAAAAACA+09yY7jSHb3/Ao6Gw0ku0S19sxUogoDDGDYh/FhxgZsFGoASqJSnKREgaRyqUYZPvjom6/+En/OfInf\
      EvtCKavbt+mcqUwGg7G8eFu89+LFsqnrLvnlKknWdVU3WbveFftimVTl465LNnnz9ADvsuyxqU+HzTL5YbuAn/sHKFrn\
      DRVst/i0LYvKeOyK1w6exrfws8aCTbmH5/l6vl7c4XNVHqCbH4oZ/ORYUGweseBucbe4n3Cn27KqsM66WG8nWKfJy7Yw\
      esnX6+KA/czy2XRD7dYHXSpqQVGjvqKG+XE1nUzGK6rR5Afq/X47n49GWPRWVFX9ggMaLRZc9NgUxQEntbnNp7fc0r6k\
      nkb57WKx5onnOObxBGZOva/f8gPVWBT3UyxYVaeCCyabBRaUh035WOMsVrP79QyLjqfmWBE48undasp9HcvDExStR+Pt\
      nAa0auoXbPt2s5jMxjzE/A0KFlP4WYm55pvy1C6T4e28KfZY6aXcdLtlMpuJ5335ukzG4x8F0GucUfvWdsU+O5WDJMuP\
      MJaMSwbJ9Z+Kx7pI/uUfrwfJH+tV3dVQ9k/wK/lTfmihsIVfWVs0pQD2ut7ATE5ltq8PdXvM18Ug+dPf/wEesj8Wj6cq\
      bwbJH4pDBe38vj60dZW3g0TV5TbaXb7B1Rgl4+NrMoH/N4+rm8kogf8tRsnPyXA0TwfwegqvxrPwezG/qs47bGkkWvNq\
      3lFL4xG8m4aamkBL365+ty82ZZ7cHJtiWzRtZtMPUk5KdLVEClse6u5mucvbm8+bvMtFtY9EZV/o5eddudkUhy/JT2kK\
      H5okNx7Bz8wgufFqvJqMTaobz+Dn3iC87RR+bjXh5Yt8sZoYhDfF/9YPV4rwbte367v8QZPdZDVZTWcW2c3uZ/fzmUV5\
      +X2+UGSmSsfz8WRqE99kM5qPptihJMbb1e3Eor7tdjWabSzq2243d1wkqW8+3yxuc2xH0N5iWow2M4P25tvNqBgZtAek\
      udkuDNqb53LQivbyaT7hIkV7m8X9bDvHngTlbbd383xmUt56k8P4DMrLJ/BDPEWi7KE+FNiGh3c/TDfTzezOxzWuAoi2\
      SHmaSJ6LHx+Sb4B2jE6XYhIgUoCvY0uRdhBvL2iGBMPfcPRvOBrA0Z8AW1b1a9aWX8vD4xL+bjZFk0ERvlVo9UuyKdtj\
      hSPC7pO/K/fHuunyA6HnrttXyAVfitVT2RHGYINFlm/+cmphjOPRCHpr101dVau8Yfa7TJ7z5obwKU06WDIQIU3BLa7q\
      zRsx5H3ePJYAGID+Kl8/SRTmL/kpfUis9rB7KGPROAax+fN4OBfvsBDe1c9FA+B7yV6a/LhM8sPby65oWHyJSWDNrN0D\
      3e0IMDDVMq/KHPAWBcpuPEh2E5i0MUAkhGxXINFCx0NAxaroOoAmykZqJBuOxnOU4wQi7nyVV/kBRCfMOpekK6fC6J8S\
      C9jW61ObPZdtuaoKqFifOqY8lKIgiMuN+5GokdXbbVvAkEASY0v7HMZLrQ2SYVd2gJr0ZLZJOAZ1h7BatA5q+bdVAa3g\
      v2L8+O9D8oh/DieotRDMHxIA1uMhK0ENAX0GR1Q0D8kx32wIEsNbVRNa95cWGRNMQaFj19XAdcbOVHGwJN9pnAg+Auym\
      WAML6Mr64MxkN4YqvLKAnksxUngJxFc0JpbzNHlWQhcLTkg0rBpgdAAuQJBvu7wBwOenrqaqLbVwMDt6bMqN6IhHs89f\
      pdI3mYkSRjFAYwTaCHHNaOxTcrTx0EIh4I2pU73KV0UVGcNwypMlIL0IXCaV2mpiuDrBiuBEkMDL7RuQNAAEKc6ATPtU\
      4tCOdVvyYuQrWL1TVyBlbKFuBozh+UXVVXiovwAIdiXo6mqsq6peP5mIZKAcNIPrL9EaftNU4fcqB5k0SMrD8QSvsRKw\
      GsSX06FElTdblZtymUAXIALgLbb1A/ZNRAIStiAqMMdVrp/egJDrI8H8KzL+Avnqg7kUepgLPUwf21lguYyMaQC69Rbj\
      So1uWeyP3RuCTPY0MsY+XDVlsbUAui1fgYMBJIglIGbyP2NjfEx0ci8i8IieUqPxxGBX5QH4Z0lgG0LRaX9oCScVKnMj\
      9JAaEBKkoQY/NlhIMpWLCp8VdnN3I/mOwG6/XNxZZON1sq7y/fGGqWmQzJ9fBgkSWsq9zuyWP3lMgz+f0McL/Hg6xIc0\
      yO6nTmNHe6iziTXU4b0icJNLDcdMlJ7YZMoBHIzy6E3ZFGteeV4Xi9cEWVqUoo1xTxc8bmB1SuCNRpvn3YMps13ATzSO\
      EZ+m7lX7V3Iu/QzNnjewIoGNvwiJfzsaiSWa0hKNJ7hGCMD057GtBoRlbc8qvuRvrS8lIsKQQdQDTZIUxECGc4F0uWas\
      qhMhS7iv4IrFhR6ykJaQoypbwKfurVLSXYkVhXMmD4kKKGgLi0DN2kOFrsgEvS+TpjgWeXeDi04q/wDxA5DmBn7doAoI\
      izGjqcKefbxtUhbdPMb83Sg8ZP5g4N+PFie5gJmdVz1iOgcrzUIj5xf8pNFK8kToJLJApPQKvkx/b+tmnwC1g9AR46a2\
      qMiE1XKHGiyp7rqWh8iqSdE6rta/3WSgBqYGcuTLHKD7jAzW+IAHaAKH95Swd7gBDaCFbcXA1LeT+Y8DE35mD23X1IdH\
      R/MajiTOy1rH/ODqv4rWcf8LgviYoxQf4hDh1/MA8CWv6scISUYR51Z1/QyfctnMZ4jUCKlwXHfI9AafxKnQZmn8WXHY\
      uN9Q01Buf0UFNKpPyU8wwRf8bQsMxnLku6JgpL4Y0t4d4YIPXf34SCrQM/PI4ngsGvm4k3+8yD+e5R/IJ+TfEs7497Gp\
      YcPctuJ51wxErzmBOIP9q+qMoa77BixSAGiLaovqU1N06x2NfUczjejei17VGz/zuK+5VJ+SZdnecBfpGW2VF+rsF3rp\
      SAahgm990IdC8Nm5yrLlFew0aS8Wry+r8EjQ/toIeJAaCntG2tXy5zuttbepwCtRtVgkY8QjF6v6Pl8eul223pXV5uaQ\
      Wg82vuKfAnS82EY72s76KfmcN2WerU8NWgDYpjUkbZwNrAo3RFutaozgg9hLMEJVv36Ff7/C/5Hh4l4gP8K/KLNS3aOc\
      W75uakRquSUYaDI6luvu1AAJfSax+dPH60ONGHb9hcdkgAv/9GaJTdrV1D6Q3qsVM8ClBPeOaEytEZcHKUivmNa7pMIo\
      ZdhIyUF7YxqRbSZoQaodCwarWCouShFSCOktsgjFbTSjUWDUjEPwFsFWNJsgDgG/1zsYFbbWwDN+wKuTDiy8kcPYvqYS\
      MXdqaART+cH7cMNEC2OB5Dxp1mxslfjAoL/+guSU9kIhBoRd402bkRR2rm+AHGTOJZXaRpErc4kOdUb7XHpwx4DjytuM\
      Z45/EAyNddE0IUsEep8hYrYUM9wBJWExHaK4lULWq44D5U8IDR73SNFAZ93bsfhICsAX8fTnjxtQWuTTx67cF1/Oj04r\
      0Y6hbwUU/pS9ACkQf5Os1WVu+ntjOhOhpMsmlwkbRz1r4gFWNq+EZNe1i6oqj22pOZdCIzJkvlx/kcIMnwwT54tNkfzZ\
      nzX2GQzqQZdJ9pUqHjICLs8cyGb0MfZD4Cn3oHIxRgJqlF/zVUWkLwwqwx0sS1OhNVtQIH9QH6o3lghp6jAxlG2EjEiC\
      l2tuZ3SgqHGufnUs3AJV2MTdpw/gp6yH0Uj5z68Xq2RffQsb/L0uAoP8KhpnmucOaI+FEgk6SH5meS5Bpq05TQFKPSjv\
      D0mJvlgu5D8Z1Nxk2AYnbED+Zi84zmONprEmK56RWo3VlKNmLGHhQD3a9ZXwWxW7khQtNThlPMvGukW2bAnJI61clhdC\
      0XBQrqTJhyQwfWlQRJUJh6rVIEUeQTErMcUpti0gaGD3EIFlid2XVLlIh5Wvhcbvi9qw1EmtoY8UNNYFbr2lNHlng5Fp\
      KnIYPjuiNgA/gdFqUhJBFBAYv3ogyZAhVkLiz+QfkuqGk7ljLuf3hgNmbvNr4Tt5SKAEcCCv5L4rE1XZT8nN4Kb1Ca19\
      rJL+HqUSbuW5XNE+7CVlXdKe1igBaMdsFf+lRsWMy6/k1ACkpCHxwxZmn2+wMuF8RRRCrxC11UtVCnC0xzKBWTBev+3h\
      +zZC9Ro3DWj7Qg3aERIkxO3kp7zgLjz30EZV6DXUogPaCrbj8dCxa14cPYTwTAzxPR1YOEYEo8URUcs2lyguRSgzIXyH\
      lZT+mSd2HS4wqxgyuGdUMI9t2RmNkd7YycaMF6jRrP4C/C2D9yzKYIskWqgqtwkuOdfGs/TWEHWCMvdsGVSEw6Vn/AEK\
      I5ONZGZ69tCjpaqhuPHFpCeUxQY6KOO19cbRZRRsqRNDqLJGwWKVjE6TmaqHZozodhMZqz/akB7ic0/mxheqBKFZiAY+\
      id0IjUU+6HeS5crXkuPG2fr5b89MiQZxaTVjTwaIEREetB+yzcHCCG3anZcJOUvIefUz/xLm5hFbl22n9NB04oa30ARr\
      3GzpFb2L+V0MU+aQKl2xiLQ0dEEmtoquConZ6LlaotxhVLbBHXC0XTqTZehdKehJMn432aKMIWdKSBb2m4DH0x8HZiAH\
      71vy17LN3rRrnPgJylw27V2o/vs8AdWPbFV0LwWKK8+M+rIDoiInDjk8lGmQhvPq8oKJN5CINRejQWSYgXirzXsS9Fzr\
      kzRphwEtBqJqeeuvmYovnaN7y+i0j8ciJ9P1AUSy0Am4bDhtBf8j3pdl2wZjLVoQ6MUNhgyReIGyjByNqoLlU2AHqKzI\
      8Rrhuk5VDAQIVfxXr9GGopyDVVXN3z0Vb9sm3wMKqxljbVwF9Od1bwRQw9EhHIJQZ0DYjs1Ij4OQX8LxoKWZyUQ0bhBn\
      sx0Vz8rmpLULeHJrplJMD65M9mh8RsXSonbOjKaNTWRe2uZ6N9DfQdxUxtax91vEgkPGURkGMcf8RcwwxKavBIi/yi2F\
      BsyrgPVODdzoMFV1vEmk/VseocJsDQ1GCSl2kOy1akh/S12LHr7yXy4Xlns+GvWLquNs5UQHb0YHb2YHb0HZqb0F2H+q\
      asaE8zYX2r2nkQrrtcVPjk2RKY7SPhVVwVYyx8cqHLPvcB6OJ57kEDLXigs8teiXJ8OhYX/AJhgBv8jNlHgMeNGFNovC\
      mm18gqTD3nZ3YwMM0PxW4oYjOnxWYBgVTaeHxEB7dZS/MWbyFvjgvYqtc0SUvcQacTHRixezYMRKVk+IXM/ukFs2drRh\
      zjpEr36xMaOcZMAX+UhsQ5yMpWG9bxTyglDQRY/zA/baF4d5nAt5NFW5ieF6pk4+iVA1028n4w7sWnVdUSymfD1h3Jcf\
      m571O+4jEMcyMQ0iQZu4lnv5gSIagRmLHu8fAvFvMjJTTsyMgwstZjgg7vtjNNwgDAqK5rgSORMJIzGNbGLN0wOssEHq\
      8svRQCjQSvJEFUVRBxV5qBMPzXFicpDrsrR/b8TDVA1PNoBeM8Atdhmbm5lY/GdgE6THpgMwjfa3AOJY+xe2hqt+1HSv\
      A4GHqgosUhHdsrNKayDdvC8M89LIHyMm2Tb1ouNmWzawnOT7INciTuBDIkbSh+nO08hos8qNJrEA+fUH0XpqlyE8WIkK\
      DnSMNmr7DargsWhPuyap4DE6xeXKcbF+a8AqhpUf1jvEGiX6Ebk1bDR8A1NGKYK2ll1dMdK7SEGxl73uPbv7WKDSixSm\
      8CeFwZnrY8XLJGYlJ76437GjB7mGjZ+Nyso/LJteLlcFcKOCgqvE7vn6+iFoHLY8Mdo/5K+ocks6E6Zvzs6Ya13OxBwm\
      6LYUUM8jfSb/LofTesH6GJyjOc++foYeYSL8B5oPMZDPiNhjQOxrdjYZJ2KsehnsdI6gAaElVUFxIHejA72LHfCOe5A0\
      dUePNKWBMNoMtElgoO2DAwmZgc1ZBoZkHCQci8lGHGucuAFgMUVSYuRC7n2yL+aCtZbCZI+BHcx5t6pevcvGZh6hiBzL\
      4DN1myZ/xB3D+tS0SNiPDR670timp2HVR6oVwonPNHBcuau2cGws1YIR5A0e79qUAKQb4xDUCI/oWBshOj07P4Jafqgz\
      boOOTgj4omOYBBoe7bmyZ4J7EBnsIc49yJgLHeyUp8aMQ/DQoRCylvDr6orIjD5eU/iCOj+Ew97k7a649FCSwS+MVplx\
      kWPSVPWYlPn8sHdQKtxSvoUxRxvKgi0ZcBAxskb8mAHdYRDMqfgmTQM7ZBmeFVFfVedVCePefDHNV8OZ8PewZcWN93kX\
      YUihFyNd6sQ4MeQGkvRvJWwezG2ZJM/GdWN4hr1S9ixAqp4ZtlYz45E6i2BxCvmJcdrH/Ai5i/SchluQh8bNICA+KIJU\
      PzTnxbEPMhArNeKcROASjEFFMR3ztkUgYSSThq3Ry0IIIdRZmnpVFdI+lK3ytmwlbwyf8xJfxEMmFGA45rI8PMPyE46F\
      oslVu9YyftJxW2cPvTkfmsFf8RgvC9nGFzBxG2PMUDKjKWAZgvT0jnzCBaaKYRoMXM0qxAfdKTq99487QMDnnB2mnS91\
      acuhJQOt1B4wQo/jkV+hL2IvDcWWhccmmpGk6IUyq61xz8efDf3943XC8Sohjfm9rSgatDRwrRSLIzoMPhIZzlpK44eh\
      vYAqt6YzL0kmNII0sLeQmVzsbUTQhxP1+ATjsq7eBwOWa0YpiKX65WDxJ9N/EkFAV1BIY4aCypyNy5GPiXLZn2AQUDpI\
      IvUDsqAPBx2m5SJuP+2MLmo1yM1/Gweeisj0AnzDdC8Dz/qDgwOxmRwGGzX39qrZ+hzCh8RoqZcBRnVTpXnyuT51xNQ/\
      crpc2lv7AE0p7B2rPiPSuQXtfL3zhXWftPKHb24MpJF4eGsF5btWEEybkXrGUOEm93fghH2ppPQIFFM+Kcb0DQuKIVKg\
      NfJB6zQi8kUCBSHXtOvREd56pfp0nDOB3NpMFXL4xOwayf/TgELQSoMWLbLZKBhZw9HDkAOjxUl9zhbL6aC0TdwbuRum\
      bKx3TIbK4bF0j5tfMA9DLXCjNSZKe/hefS5gbcm02Xxb0im5sDznt4afKBrO7ElmPm2MEpyEjzK3IOvP5p4aLUzRsVhn\
      MQ5aUMMsbXc6UbNaLmU6EeYq2RpTfVSZZG2U42qVN5hhDP5LZhN1ipLJG0uS+R2UcgX4kzLKVCQelBFgqEOctKEAtQsO\
      gsBO/fBZ+/Ts0D6JPvIYEcPKUX4dK4dr25jNN8WjnBHMM5VGbpoAsE33g+zsF8YyXZ0DsD4mq8YY4XS/a09HNIu1yY0J\
      Mjxhl6nDLRj9KxAdJE65fiqaG33yJfIdtp5oVaUnhnHuHamXiBRwIgV2IbIXObasXPMZlrj0DdqwE/jvnMYVIlOHGIjA\
      JwKtXIN1RMs507EzMxpp38EG+uGZng+7FGFjkjysXaE1J+Yp1Hkf7nc1Weo0LmNsjknbaXI7csMeoNVv0raggM0fO74U\
      V33tPafqWCs0QMls8Rrex1nDuAipRmINPeIgYJnR3V6qG0wRMOGcGpQTBrdNvGmyBZG3XZfBJp6P30ml6K2XBc0QV4g7\
      l3mR6qPwxNokO3HHx7z5jv6dmrGoYaOgbhppgVmYpbHFZLiXvEm1s1zvivUTAPKpJ8HUtyvDUEbx9NCUjN14sIKEFqPn\
      HZ6WAFRyj1VhS7Kdz0RXT8XbDnjUR3r44oCLtsnTagf7BTJkf0hkdoLPTV2BMv5SdqCMc0yYJ8vMrUuII8lkJY6kuzsj\
      6eJZqYSK7jFf0y2kv1JpG6y5LJdkixZpXM/449j0MBHxHOheEA+KT82cyc1CqDXnwGZzQpxv1Rw4+RXCQ5ZyFDCtQypb\
      kSP4ULTtzRhTcHoLxhhHITs+FE0Te+gjBaFEelTU7lKb3MWJ4apu6YhReXjig7IB8alpUdi85+dYxiKAAdEQNjEd6Q8s\
      MUbLZephorOCLCiVrY9Zvug314wXRK0ahhIrGNEDA+ZsGJxkMwRX9UDQDShRFwBjvAjFgovOVMKRAD4N782qdloAGUri\
      5iWT+QTOphJQgfaOsYQVsLFnxXNyyjjKTPYq9aioyIkya50L0T3WfflkzIPKtqKiTZIB+3V4qy+tNarReM+8a/dDAiip\
      pyM4OTPl1E1EOb5LjckOWWvvE269ox5uirZrThKrLkJU9GvA+sbiTh3nh9/P+8iCewuej5DnpHR06JDRqRDZE4ClQeWB\
      EznhhhRf2IwIzeBML4engRudIb43vPQ9bQXMBK6V4JLx/LoRuJgfdNp4A9KGnu8f1gVt8Mn4Puk5SSPjVSLNWukoPStz\
      aDCJ12Whum6qQZXBSgxHC2atuPz1P/73+uGde0wrWnWqA/koTZDHyRZx518WsI7q3Gcovc45dXyfDu/x5qaWJRUJv5tQ\
      GrvEnt9MnA4zzK/MWuWz492fay1gU2zzU9UJZzqmQjFTWijpEzouKKrrPD+OxIvkzlCfsb/ByevjuAo6ivbzVBbfEY9b\
      l6itU9k1p14kCPZgi6HeyDK/tiepzustMzeP2ZU1JJFvgDgnJ485y+GEVTm9VFbwkYhZKJ/arxyHCEh530Du3zUQx6ad\
      fleiYhMVknNdBNMWQ7UzmxZxrg0rMljM9Di6yHXtndFdZ+LMY5t5cobDhsQWJ01/G4Xa6Mhs/aINm1RqFIZ851f9EJmI\
      IxUyT0yPBcJMJqO2I42R7dBLowigow8KFUamm1BLyG2oUWpWezt3PjGP5lDaeyeNTU9yaQEU1I8dE8coFFuitgqjS0S6\
      7oC/rgqSBKZBTer7nvSczOMS0l3K/t26tWwqN38YKXo0clOzdpvUyar3eVU5gByLYDW9HRuzNW2hTyyIQwb36jAGaA2F\
      087UaYUPohgOLjRxZrj0tgicpAPtTpf8wC7CLbevubbHEs/SpMbRTPMjK4I9oq2YkewKHuQd9CIL0MCeHXOsTnrNzXz0\
      YySo5EpwEDoBFzYgC5uDG5iNW5GmgL7bQvEhOpXGnnVBvqaz8zLm4rQjadhqSBVatqOLuJDdvLGLcqLC5LNhI2Rsz6K8\
      S3HiiHckHE3hmqbuwpbhxeUHKs9aoyLsNxTWpuekAzGVQFQ+0N7MUn3JWDRw7diimFT7fvbkNGirKLaUD9X4NbctmCFH\
      F0bUOAzuPSEh0pkfiEjqcdnZXoqYYyKEIZ569C6rCCuYQcXGW5FeJHiv6SlsRiSHhpDhTuSxKjV8JO+JW5GH/kQ79mkw\
      03JxgXYQE/HQxUkEkJKiYiQ5oPJ1Lpg1iItgLSqXtfBWBGlv3eb7snpTLjN442RAuZ+4h1r59KRUpioohiH3ZHJ1jrny\
      vtU66upXkc3qmiN3A4liFg+X2dtGWeqdy+vqY3A9jQvEGPlx+DkIPxEKDkJIZXdzNtr+dp1Nv1l7yI8ZyrVl8gq88LDJ\
      u7p5i1mG2R/L/URO0dA1QMZFO9yDe/bUaMU4S2Pu7AOTCDSoPcvmxpMNxGH/zMCOGbIPSzjJSV2+ItV4z9t6q52mrhIe\
      DiVy6oVMWhFfnBBqmeCVwtmtpijDt4fRSbj5RK2x4+zC37zjIgDVlHFili2zcrQqAlTpfXF4SrOK/EQ873ShsUHqsQWT\
      bW8jUvkZwo1d4UERN+6XcOcSMkn3CxU+o00Ifh9Oe9hOrYG08xVeZIgFnFVfauVnchz05yLfmVnS7Xy6fpZyrTwL15Ox\
      kTFwZGoF5BvDZHq9v0/Gyb0XSmHb9LyvxvjdnWnfvAv3K7FCuV+NoxV0Yc0XP/jB05s16wQhsy5EAJaIqROnXlUumFAH\
      vts/cpgqIHN121YaJrlVipzzOJesZBZQWHRPOiRNlmRMkf0DDHz2nFenIn54rM+vbrW7r7/2jSXwcWgdsowS9PSAh6Ij\
      kvncAw98Wr/QTYMN32gYjF7zOl3ChvOm6Sq+YVM2gTEBMs5IBf+BPo4QOh0OaFLnkYqwI4XF06BuO7k0mEugAI0idXdb\
      FMfCd5p9SPS5Dz4t9pOsDOJulKpvaZAplMiAIrFUNHk5hYuGH1hObvzBb9cgiO9s2sIUbw263Wm/EqDviT4Nh62Yd+Jk\
      tmi4NF5ehLqEgl38zYF3QeIkdYJ51CcixoJXysJSO1pcWHwjYOm/sOVc0+IQarxtc374w1aFs7aCyTzI0S6ZpYGwv+kM\
      Q+3+trMLdUKIc1Fo1XvQ0UdFRtCL0JEwjs7VlCohz5kYbjnCaW+aDWOv4yxSmKKMxIHdqTkk41ZwSWDc2/IAChFdtKwT\
      8FEt2GXW9s1CnN7gZoyvRbI9vsWHz0fUx+LwJQ2dW5V3/UTyZBiBpHQ72UCdwaNoUkoRmNpxjLLC5nkna/h30eHctepg\
      xvucS2QiAUjd2MldPohdeyS9kXuxqfIE2DgzwVteFyMPa+bktRRQ3debvApdAahqLHEAm6Z2c7dYjc7mwjCzKwrz6IO8\
      AFFsEa1ifSgMP7LcK7ibH6jbgdLUbdHMlMVd+omy7CvyImmL3CxYo2g+NNENjkwPVdoYcC9LQUocdyXHEk7vZLTkG0PY\
      m+m3GjONhBuj3LEyasqyfjiw5g+p05f8LavJpiU7TROZ6ywU6D4dOkvwKZFBFTpRzLQHdmKsNsgCx4CmXjeMHvqZ75D6\
      BCDiy6hEOk4e/GUXc06iRzyVY8i1+ifZ2I83n5vuIod6zYAZe+yRyZyb4y/B5l20sO8r8XZj4dphPAzuU8JioscOyTho\
      kHoEAQfOvK27zFNvpSNYbOKln+3gsaFLaCPiZLgvDidCIZkCJ7SL/s6jC/FDCvrYoxMz+p257nAWmo+jo7E+soYW4e0B\
      KLCkkHfqqRak/DD29MISxqN4G4Acet6lxl2y/OKVXnCaqEibJgRnIQjGM6SsTKbHrkCcxBdKKFuX66LNZPK4C5NMWc3w\
      5Vsql+TUsM84qabMj/j0EqXV05l5daq9VDotuba+I8x1A9JGUmhzlyQfD/ozzK7EAOJJQazKOsmgzgtlVXDS6p1LmRFp\
      /oORvNis8BO+sRbRW1SogBY444p4cZGq5dy3ys6n/qSLOWSr772N0Mta9b4TQbfnGcSZgG4lHEJHBsKBK95pTgGAwMGj\
      d5yJ9qOxqE03aCuUh2nEKbAC7nVqot/HP9c1nfCTcEw3VuR4QRBUwJlOxy/xAFf7GRTi618X9SqO9OB3avvmEArJTxHQ\
      yM5PEIkMiEhGv9A1OT4PCR8/uSVl2RuPASUxiI8AWNi4h4bw1//572szwZz7CqFmvXfOeeh1IGfSvqZ7TFQ4jnF9o1GY\
      Bhftv/7TXjR4FosWOQoTXEux5TdCxtwT5MPxXCUMbNxIo0nPrd1deXQ0V/tmdiFcA2I1tbQPmbsqdOe8KbV6TjvFD6uI\
      gxaBW+lDOV1jmWiU77QptkXTIgWe0BPAqROxXsavCtDnhEcVKYBtAVqZUc8Au6Uoy7DMvtYA3iTD8aRNCjyFDdzIOFlM\
      iil6v6qCcs6zVEm5ZbuZpgSFcug1Yxg4qIa6XyB827LK/fPN/fpIOln/5QTiDob729S6bWHGZySFYUjsH4zrBEGrb7tr\
      1zsjRB2+c+wgMpMlJiWWdyAEG8YqnOjPMYhgjI0FUke5m8QNMvLTZDfRX+8mblLrsb4umjWB96ZA9r7Xu6aIQcCpyEyJ\
      Nx2UiV+JmF8RmaT6+JUBkyARi0BcmzwOcDqC2rxpTZX2Vnux1WvP5SyYo5PnLz+80T2p1rchJ2ro7igjr57mYrORzqv3\
      Gx2AEyc4YokGgiFS4Ta+kTpIpjKThyCL0swplZsasu0KJk5se+TFwflZTsWi6PoBfzj/M2Ll8Jtkku/a9YUsenJuYifs\
      Jy2iX3jV0JiIuDg837T5tqDLKfk8msi3nLpKzsiFnxyxpzrkXdfc0EpzAsWHSO6kixz/gd1QmMITuYsIxAd/65dCpqzI\
      DsDQ5XU6D7133iSJZ48QNHKBBWsaC6ccjk3vmcyRnslyO6NtV5/Wuyxf2xHsYmAxzTJC0RPHRyK2WorHzNQNXaPL/YvC\
      kaKVroWk2O+yDtqbQZ04/rxews/MlX7CnC8MG/xLapwaBzYnubeatZaOa7oTEdqOAgzzCt3NFKipBnxsygPfGbbEWwzo\
      H7nLyVpQ0xEbK/a0S1+C9IGy/qaf6JgDJRfCJ6AoeJjNZvjAPPCH1WpFOE33gf1QFAU+yY2bgT6rnGweTyUwoh/wllVM\
      Qy1NwOo4ZevHhgk134+f6sKGO4y5Isnehu5Ot1OFcxSTcckQzr4V1+3qqxLFLcGUvhY4WrlBcn6uSxHiRpqJui2BqxEG\
      WLX0QZLPO8CoP3/cdV14S5ncXDPHw3ppcp1eX8DZbE4avNPW1OlkqMxraK3krfcX6njGtWXRcB51tsyRrXb07iB8unyQ\
      GDYCN480G2r+AaYlcJqcyHZ6ECvUQCewCSfe0CshQUJ393Eopbcnpj0wiI610kj5pg4uZE0ZNben0AEh2kx2OyDBR75w\
      iU4s9R5lMlq8oLbfw74+1L2Bu3iPdPlYchLM8wFyoqUiR1rJQNpjFnNY8OsOXl+z8pnROZt/9i+jmQh2axsWhhPxWfD6\
      mtuzX3ibg1nwk7n5zdT9ZqIyz+m7dSP5JbZZe1oZt/NugYlWVU2athUGPdNt4uUnoKwW7vUnC11lncsMQr5B16zgTHd4\
      q7pZw8YZREbz5hq5dIaENSwZ4PsmUEnZItaZkbTml+B2n2rxxqXvBN8ahWjU4rbOagq3cCtwqazzVgBsX9w6XCrrwE6D\
      tv1WFSqUNfalP1Isk++7gjwQDtTySr5fv+VeB1imIMaxedZ7LJPvQWcrH2u3BpfKOsdTc6y8VrhU1QmcmcQyNY6GUzva\
      A8FCDav8zQdV/kbv/w8y4CSfU54AAA==
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
      const isRow = target.parentNode.matches(".row") && dragged.closest(".rows, .list") === target.closest(".rows, .list");
      target.dataset.over = !isRow ? "" : dragged.compareDocumentPosition(target) & 4 ? "after" : "before";
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
      setTimeout(() => { if (dragged) dragged.dataset.lifted = ""; });
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
      on("dragend", () => {
      aim(null);
      for (const node of all("[data-lifted]")) delete node.dataset.lifted;
      dragged = null;
      });
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
      const old = node.open && !isStill() && node.getBoundingClientRect();
      for (const box of [node, ...node.querySelectorAll("dialog")]) if (box.open) box.close();
      node.remove();
      if (!old) return;
      node.setAttribute("open", "");
      fadeOut(node, old, {duration: 160}, {opacity: 0, transform: "translateY(1rem)"}, 9);
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
      const movable = ".row, .v > *, .h > *, .w > *, .tracks > *, .cell > *, .z > *";
      const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
      const isStill = () => reducedMotion.matches || document.hidden;
      let motionTimer;
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
      const move = message.w && beginMotion(message.w), slide = beginSlide();
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
      slide();
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
      H4sIAAAAAAACA8V9/XLbSJLn/3oKiOGbANoULdnu3WnKssLT7Vn3rd32td3bs8HhrCERErkiCS4AWtKyeXHvcG94T3KZ\
      v8ysDxC03RN7cREOiwDqMysrK78qs7eui6Ruqtll0zs9uCyXdZNM1xfv8uuiTs6SZXGbvMlXaXZ6MC/w5X25ri6LPv/8\
      MFsU1enB1Xp52czKZVKuiuWr9UVa3i6zZHMwu0pSVyHzdQeX87IuuEnprqwmRUV9jQaDgXU9uCnu6zQbn6KVQxQZzIvl\
      dTPNkqpo1tXSqs9n9N+ZtDJY0Fhnk+TseUL/P0x6wx797xq9Lhr6mg3med1kg38vZ0s/ihpjo4bcOHX6Lz8Vy0bepB8f\
      bGhy20cEsCJfnK+41bMHGx7C9qNrqinmc6qcruY5Q2qSN3nGQ9rod64mHflhYfgj1BhnMmsulqHwYFVWDf1XN2+KuqYX\
      Kdo8PRBIoMzpwTbs/wWGcDNbAhgCnKuyeplfTtP03/oJesKouLQNdcMVthm1LOAYlEteVJ6MK0stpz1+2/PF8skEYHpN\
      gCiWRZX2Loq86fXb1fA2an4hE+IeNrwsaObHiUBtG4FtpINcrhcXRTWmKkGFQb2az5q0N+hlQIKfUMgtye8HObfNGIB2\
      Tg92oDRMejp2miYXHmpZG3qwIPMi/1QEGMH1dWod0D89cMOcFLTrivZIt5+B+3W55AGlGw8/9A6M6SfyPfvcyhXLSWcD\
      tDv5lQE6oVbChSyqqqwcomzsg9vrDgdQsCfT2CqAFvlNQZSDqjOmcwPp5iDEd952fSyMALuPQc2W1/1kVr8pGO5bozmH\
      +ilLdraNrRxv/WLS2+qyWxPJH/7gUWSa14IPnuBwWdd4e5FQ9jQp5kRQ3bea8ExGveHByOCtW20q6rWe/WcRUDgqUjGZ\
      LddNahRXEAQ/CWDUgxVQ+ttPTo77CRNhBjB3lqbRRuJlpJqT8nK9oKUfXJSTe6wttWUoKwC/oFf9JF+t+sltWd0wctcz\
      IsOMrZ+Kqiaqv+WWqK5VHNGC0zxzIp0824rnPpvM6X9CrII29mJW11i4i+J6TX1UxWVJbfGnNZWofs3vqZfikmBQ8yb/\
      7+/f/jRY5VUtODyggUxqPY82AtumvCmWXKnmEVHnk0lFv9tDe0DPcji4qRMdeDkv+Oef7n+c8OHgzoN5UayoQkPA5Sp8\
      FLyrSho9jYPQnd8FsOdXfRTOXBM5aPB/rIvqPuoUb94T1lw2ZcV7Ai9ctaosmfI8SHsE+F7Gq1DJc93kzbruuZJX1GJd\
      TNyucz3kdCB/KnRmVlrIk4MBQPrjkk/EQT2f0el2kjHqKGiXxR2P4kRQln4RTuWXN+iNfy7rW140ebpY1zTF5CqfM77w\
      cvonmsT8ntHcvbksF7Qp5dVyPZ9LhwSENRPJ0ZhXctnoz0WJ3p88JvSQuaIVqTOrv183vuH1sl5X3MaxOwppQYyP+bXI\
      bwJe5jZvLqdARN43MpOAmcHnlGlKtAmtlude5pMCI+QxD+jdZd6kmEs2uCJqkxafMJnnMhaQFbwK8ARnkzZExGBVVHRU\
      L3LaZoNleUuDOCImrJnSwXaXymD72hrOMVTMlKhwY89p3Y6Pj7OknlJ1AdJvvyX66Vv6lJwnvE+TodtzVB2kS+jhWz71\
      aSi6m63QeDBbXs7X1F9KSDloCEe+L5cNZiOdLcuGUCkYyzP0lzlwxyQLb/t+dt8SMmm1Exkm/gy1kaMEBNkfHMVk1rT4\
      VOOB7tof3NLSSk1SPgmIlygnTMryOS2XHh+Gr20+U9cx2SyH2BwPHxJJs0M/5YYGRD7ocB8m0vanoTTs2IBZ/T/WswKI\
      3ZvyJqFzttdUOU0Bv5hYMtPUm5c5kcpeAG1wDAJUtJkcnp1hVa74IOOVOtTWM4EJTp5ewewvBj5gAowfS22HB+DniL31\
      229nrh3lvJU66zFlH/k3eEseRg9kqBe/u5iv6ZAnyaJc/SxN3IeTEMaUC/Joewx7Gd1C2brTA8KkAmAlfr28HqzW9TQd\
      6RR0ycYBJlwUtGcKobfrYoT/VWIgtDkxScJBSfYPQwlt9nd3nQ5VGj4fFBivApMnKx8GN3iPCfGGkQnRIhJNnTArRgxV\
      I0s9L8ubnUXlqctgVyXQ9AvD9Pte+pfdoC0wjIS4ELrP+Yl+KCXzoFoJSZWStWOlcIRcFVyYDn+Wnh5JCRr75mBRNNOS\
      ead3b99/oDc3dDzmczplhsmhcVz9g3p2vcznw+TFBXE77/EwaHSvPznmPUySY0HYXdXDZNNT4nH04X5V9Kht3nszIqC0\
      Sx/9e10ue9v+AXMnQ+ECWE5dXs+u7tP44G9NZJuB68nr++Vl4na9wkN3OU4sook4q+ivI5Kz+ueCaSxjPD0ehojkt4se\
      eE21ppNITyspyewxnaXHcnI5erSYMcugkhofP6ucJW862Pgwvc5nS9dcQ+yCsWobOfId0JilyW+JYmAR01qW2kQXbD3u\
      KWZZDzFJ2b5uclkC+VdPTu5ZG5IegdRPj58wDMI3xB8YwnaeeQ4ao7ETTyv0GWLgrH7NxI5bCNt+QoumoBg9Pf5jP3n6\
      +Ltgv0jZLBjS8+Tpd9/JqkmDNEmMSTf+8+Tk9EA5CCtCRwqdJ3LiEADw9SHzOU8e2+7DILKQx0GjNMmjk2ywtMMNhWwd\
      cU59k6QPdaWwRXs/F7SaRy+umAJg4CfxOYsh6dEJZjleBMzPPgs6tZbo2+PHrSX69vhp5jmh1sC3ySVTA90Ee3Am6k45\
      LEHNvc2GEPlK5BAAUOsEw6q8KCJSFbAIJrt8ZsAh+xkQvm1fVidAvBK6jIbIDXOzRE4v8xW1UbTY57ZQ3FHBNjb931Ql\
      M/qO0ZMzQo5zEYDr5nyQ9kYsjBwVY8/AXxKtuKnBEKxYYuFTgtC9At/OD5MieLgg/hsvZzULUb2xKuWK+UQ5aSaBzT+V\
      TpIgGSMHdjoBMORlUTaL+BseC9ojnOJFCto+lRO6dmokz9iS9O55WmJ3ymXaWxF1Iayf0FHS63vYGGHjg50aVui5Qws6\
      Q+3/EGX4h4DJEwIwWyqwDkIBXYc7Esj8UxkzmwqOvjDHpzgkaDJJqiwjLXJSXvFayNjXK4a2PlwyYzDvjTPCIcUHBWpi\
      g846OstOk21mwsrbdeN5QXqoZxPRfAmuDJOL8q7PSEHA+Mswcb//dZjcx7owlq+oMPHMtGEIIoQTOXNJ9bQoCEn16XJa\
      zqCBlEfCozVRIWZdqCp1+KeSWEg6C75HL8SnNalXKuLESO+IE2fN6xUOxzuiSNWgml1P8XiPj8TiyQN/uyibplx8GQ0E\
      ACDLCgjDAcCLq2LVfyfu8KdzjxrCYtb5p4J5UdZigaEMSHB3hWleoQb/jbGN5Yp2fQaU7PlJ0eSz+c7zsyRuI1/VHmd3\
      mvoituNFXs3yH2Z1fjEH4y5CTVxUxJuWYLcG896GeqZKvpB06Q7xghYTAoD+ufRmrK4IUegbbDlhxK/FfP5n4qaLCfho\
      Xs7ZcrVuvno5+6q7TloL1Ck+gLeRodOJYtoFkYRsxeNqwpwzK3M1m8+tzI5g6Of0onYa5W17CODvMQZZADol5ZgjfuvX\
      aTlXrGMReX8HEbR5UAG0Uapu7ucFSwLvKmKnquY+7R0diZLdt0KiDh4WfBA/0i8kWEfvCVuOM0+IMESQITQB2WpGkFOS\
      Y08D/MA0H/3t+K+TzZPtI9oOxIXa+LFpp/kSKvH/2mVuyuvrObZkJwSJBrJqaneZoWTrqvZTILbL+HcqE/WkoxsLi2K0\
      KCR5mSSwXrGUbpjjaJYgHwscxJJVO/juFV/hTqPzIW8Kd852NCZK+T1NSa0v0kb0wcwTl6fNwWgbbXhW9TU8m2g0e6mk\
      Su7hJvMYfFEV+U39WqQek11RisZ/AHhiAP9c3L+a8aSCnUT4KcOqp7Orhkq4JcARLQhBdJiIc94TUN0U938HpyGfzuLF\
      cJ25s3VE9YqzizWdbMuxHKCP/pa+5MH+lmQPdBdIGzSQzGsziKnjvz8UV/l63jjpXj5WxarIGyXnIPqpoy6use95iLxo\
      J08iniim9KJzEVpIHz3wI8gHZ86e0QlZr9cXC0fYA+R277s5XQevAa0E5J3zhNgrVrET6Gf0JSPBq7vrSD2HUxcHrVvE\
      WVOwZuiXn18PiBF7B2uAlDhPNutqPoTCb0vtb/DDc+ere8f+LvNPs+u8KSuG9uqizKvJ+eC2orY/UJ1Uj3YghiuJwWRJ\
      60XK48kGkKVStXwZJ4jHwTJf6KpAFfJSjF4YT6o8Dk5lfeEEFDMVEofGTfYmvYTkYebXdLFpwrJKJgX0+StDlgu1TOs8\
      zPrtlW+PbexcbscEIUj+tzPmEbkW4fmYKR5oBHH7WG36a/KMcZw0J95A3DzYivcFSfpcMFpS4p2nZfX2KsVQN2JgkH3J\
      o8nBTdIvkgCnRGU9L+S3KPdgeK+YxjKVjKKfDC7AsmHvtdrAngHGzcp1rUaR97OLOXgEHYaUoTaWzU/08/QgeH++pzKv\
      WtDXeTiuQVXe8qhANOpeFncEw7W09T01MHFMt21vtgFx8w6CJJvepBAPmOqx1fMFs2/843uQTTr9vNaovLoiVPl1Nmmm\
      w4TGIc+vCmbch8l0K3DvJxtm7PsJGHrWpq0YmZiBh54JHV3B+DRb0o5Ge8RJ/FHkmTtw79Y74WUKMeGhNEflbpkFeUyY\
      SSSAubJ1U0zeMxcDNBhMZlUhkwNFr5p5jxpxlamejO4eo+VRUdtPTXGA6WfJiGZxz2bCkVR8SBWfYdDWlDTDLWKG9OPb\
      sW6+jSlb3SQIXe7QxnNuI8Mc3Yik63v2KKHvAImAlGHCVaV5qJ0eZxi3vTnigTvt19IEP2W4oCnkHebsIH/sew1VUIg7\
      IlR6SFLpHZ18vHc62cI7ogrSS3rXjxfvljfm3or3vuJ9vzXFqaiaI5R8Q+SihlI1EKR5q5IcnTNZCUTP4aKc5HMnja7K\
      Fesl5W0v89grxIIRMKQapwfBFsCHfRKs+x6qXnCE8yjGsKiGorONpCfz28pZd0k15gQNN0unJN11magKNtuHhbOWWxS/\
      1LE3TgVNg+BvgR5LaCHNvNE1mpa3bxg+qc5f4X2qozQR2TQIsZIApkIG5D5V1ALA0LO1o9DOkaCWI7Sb+YnJiwFbxVrk\
      1cwZ3AWraekv7XuRWtsGNpUEpMzvEQS4Rj85PMSpDMH4e5EHrLXwFc5kXsletl9ciNAZxx/hM5ryR8S+M9TBq8ons3LM\
      mI2DMx6XnKlnMsBI8pTZPERvTjIUomdzeZXX78rVeuUhiOEyUcY5L43qb8ajYNSt81uVQqcZeJfDdJfhoPFHnIWXTpbM\
      MaF+B9u9MZlijzrLRCAnMGCwu0g40H562XkM8bQ3rIl7Kojawt+BWqGf8awE+5R1wCyosZwIXKoqDn4f95n22E2KzabC\
      tH4F1xxvcCklBz8N6Fj0ZsSmdpKrofGmxW3yw9s3oGB8pPXZreI4Y44W4prAnVeYZSDGoB5BnX6DD/mCCLShb32dpwN8\
      fy/IO2Aok7psqjmLY05Ay+dN9LwompxexOYn7SBEXNiKqSJvAIYagaf3gljk25/5rOnRpOXxB57QZ+Up5ZvcJCIp6hDs\
      ZjgW6nR0Ms4CILbcSJVjxpHDniprKHL4o0r+TMHtDe3X4o4Kqx8OxBgsUel6E8ISTIY+avVRmsPylCX/TToaB5q6uOov\
      q52Kz5ITgpoMcIhTRazcuy28KhdFVP24s9jL5SQqJU3va/RDfgFRMx7na+K0eqZg/iLRMaWjHO9hH7RGUeOJqNewai3N\
      6eZA1vLhGRcfNOXr8raovs9VDArtHbJb2BcRP2LjgCnzA8xItv3kH49DVdnPENnxnSUplB0PCng3hFISRo2vBGzCo6uq\
      XOBYp/V+6JuhkZTaFPBJ3LC4MNWJXx5LI9n4QL2KQpks8MMZENFapFkMhwF0UfWvs2aaBpM4d0MkDBLYYuvs22tNeT4A\
      qofHAAEddpJQtR8qMMIF1PXb037itUfNbLXjoJiviMxOIC6l7stlxVNRpoPR6xOOdapPOJfX9U8shvOBP1v15LUye/xy\
      kS/XxHrKe5Cn2WQCb2dhEGQzF3ereT5Tn6sV3C6JMEwJoLyAjsubmndBjHJaQ8kod+T4zqEO5UicqdnXYzWYEuv9Tt6n\
      Mbut43AnV0u/tY/HmxbzlePcvMLLJhXsJnulQip7mYod1WpmDgCdW8eEKagAWgonnlqApSYHG5vHg5RCzPEG8wfPT+9V\
      z7uX44/dGGjffisWvtAGpR5XqeNM9D07n2xDI7N/LdzigiR/pqAtSKXOTPLZIzTZZaNtG210D7yHsDHE8LfB3kKp2XKX\
      wU+Cc9XjE4offZrVxHwX4DtbA02+ZPFUBiLgJUwQCu2ejBcO1gGAFwThCMDK+sVSSf3peg+jx3uKOCYqwGKJPJ7x43mk\
      mQGa0VuTo3QvZonhq/IE+t6r1c39if3oI99AdSerY29j1HcoKiWMpZSnHbegALYj1gCanxoDWRtwcLhZspfVmQ4H7iJc\
      hXrQN7W+6WvRcxwU+O3aHSajjw82XGo7TB6IAWf7MfSLUxXPLYv/quKZQqLfCmw/I0XDBsV96oBkBmk27idwgJZGk0dc\
      UkHhXFp55Zw24zjQZviyzFvoh6t5SQx9qvhCH3jQrD2ifjKT09x6nsnAccMnh77+83TViZkOIYLqXbSJxjjKm7HcEOJN\
      kH2JOAXcuyrBaGDfJOIUzjDHLwH8LrnKumzl3ivguuI+nOzEfIAjXj9O4t0lPD3XiLSR/EIsF/i0o8Q97eCXUZL1Q9LT\
      9+L4krqOMy1SLoP9H/rBbBKvZ2qqfFmrXenjMaFqiBwqXcgEafXB6WxXdx+JYrU7Wa9sfu6VuGZEPXeP7OtbEorRPXyW\
      GTyL401S3mvEOwDEcyLi9sfjmOvdhkazdU38CPXw6G/p4Dcw1INvfuN7IfRHzE0v68t8Vfz2p/zypl7RpvztB1w++Y15\
      fCoyyR48Wv8ucZDwSoQ63u8N/qoQ10/M/BbI6n7eE+Hb3skJJj4IHSZ4Q6ZA47+PU+Erf+BUQEVPhQnp0M8rt+eROKqe\
      RdOEw2TIanhe/hcFNoAuJjw23kHQMEGXfys4RABpHbk5X31gQZ+AtV4s8oqgFnp5qThTE+3mP3Z36q9ElgI3YO51aCPK\
      xHrnRFhhvL6kgtCLm+L+tPlebJ1Dv7Yv5kRHbIHf87oO3fISDaYpDm3dt2YGpHE5544RUIaOgrcX/05ETq5nwuepbSTi\
      lyN+GGfjWEz4/4+OkUz5y5JY7WUzu5oVk15bFzmrP6gcGOGC6jtaaMFNglGU3elUCuqW2GErxpKfJ934E1qbWRU1dBTH\
      RsUnXoSJtInQWZfWSqUEEYRSmw11rljyUHpgq0Kq82NtzLwJPzhLPH0C+tjHA/pooKBvjElhvVAA5KpMs/izyvjYFvJI\
      EusvJOGpxOovbs7FH3inhHjdtyV+apFnyrZ15llSG2wfAxrio3OyqUpxRiW0DmwVZpAYi0O+t8bZnav10itwxaKKlnb1\
      wR9HLFSCME3LqrlcN/X/POs92Hz//v2gAKqIpXTbG3/01lYRoDK7DhAJeehc2EQelzwCRHaCfx25+LIXgl34lqt57kTc\
      L07FbEgnqXci6a48qv3Eyjp9eY4tvFwSXIuJKv7d/Zmp3R0ES8VXI/2InbQgQIkrCl0LODAViXAdh7ECW+tNQUiR9lIC\
      4VVR1UeX5bysjmrac4timEzy6iZjWSUqS0zN0a2YXp8eV8WCSoxNLwj63BP2L/i/FygScCM4FO9vTduEoeF2c6T9URqQ\
      9b3CZApFhjpZS6+8CVmtze2xIwnjNKFcFRuiA4ldx6p17FBw15W66zNcb0VvsWtAkbpmDtmxojnXMYaAHhsQZmd0aN63\
      v2rTQu54oPAvHC7LJh0xT3bG7lqsexOjTj8JPIb0tMzrP7PE3HK0c2b81GhpWxjvVHUpqnf7SOEuU+xbmfgttiic+/as\
      fiVnuPqymxfLoghGuYncRQ+XkYaVSFnBF42d869Ttm5cV2CsWl0l22S7d6I8gHj82Wfde1E+9rjKvgRGW46derpx5ZZZ\
      v+XIFfgLo0D5O3xMQ9829dkkeDplvvjKgXRsDmLHTl0d9YLV+11dHp0H0cyksT19SGO4N7fjeaXO5xHM9mlRuxx5WZMd\
      6GuALJGIScJIqAJjQTCkumY+QzAIph5ddkJnY3PUXslQKIPvWLW7nJmgwdPx8haZVPn1deEvOaijnh1K3s1otkhtwaLj\
      xXSmu2YpLioX+JPWDuZzIjJgdZxC7sqmca92Cm0P/Bi90qo9DGdWAI3XbgKziXdRIFFQxHcFRbDf6VNNu5xtBeqM1T51\
      4yJOXRlOVJyVeRznTPKHvh/inWlAP+jJ8k79UR30/pA8BSOLG07M98mtxJ47L9oQshP3MxoPw0Rn1I64iVgkbLEWPGzm\
      LvaLjcrpYH7shsAzbwHM033bf1y6w5/X42WXI6SXbHVUBKjI0XQYeNgealtt3o3rf2DlA7EfrIz5gZ5TeL8+At/HTie6\
      VPDW+aD3E3YrF1dXhLvElxK3jJMd6tquq1Ygx2481ryhy5wYam8hawFJmasARkFbOK3caMPdFG/wFtMb1O66WeWBXIqh\
      w6hA1J0z/At9OJfGnXE9JAj7mGY/z3K1O0dFIlDHPWu5T2yP0Ns55TXlyikv9t7VwVxlCkpIZXAqtevldAdzvp8eKqZM\
      1bqrgqPex6211cAwujmDngNWD1Mx3y9ZF8EXHAJKaCPTj3w+PWijwDZr8cQ/LjhAStvXrKPD4ow981UV5IQiUDJ0b16k\
      zOFmYAlmy7V6fA6U7XUXewmkehs/OuCXOS1sPhenuufJsXqOddpWuD7ugcMHODSk+Gk5uqi3hYtFyUFDko8FsRwLJlMP\
      NhyMZfvowSZfEWI8QHwe8bTmGfV6249q++37u/Ct8F03xQoRDPhiZAFs0ieJ2qBOJcGVf8fp4E6y1Q9sJBpy5T1JvKym\
      JDz9sSkWqYw/A0uw2TJvqddOnQ1GfQ4DrvYRLnHQ8f8bHKdUU+Lc/qEv0XseOGjAYzlmHk/wdA55+ZH1I9t+HKDU1Yy4\
      3zoQtODv0DILmbAfvJrnF8U8LObUB/jCeoNQQhuJ07Twnf0dc/04694/kK52FApeueP5m1ABndc1R8fphVgdqX/YVhRd\
      HGBEkhmJAUqI47m/YvaaP7o3UKpMOeBItf14GgIOuiVA0Fuy5KIRu7hwUXzzNi28wOQJxO49u7bC+wqfPR9sNj2Ujszi\
      vCveXmmj2NG2oEVeETmroDxaNQNFVTEf6W/2MMdH8/8Fvmaw3fn769YQH0Dyk3VX3A4Ti3P3En4U5TweH8dJCLDMOqJ9\
      x4Y12YXbvnM7od3SYUVkMMCIaFjb1g8o+ts9HBeahv3/QgBpzAoOQmMRS2gC+tYwAG+HKsnD4XM+UUHlNrMZCIxYNVGq\
      2K/qBhZ5bSREGu0SvfpcuWrQKWwDbTym/7mVwjeNU4JYQC5UE4JFhZo86AJEDWCbAhcaapZLo1t1JqkFVIQ398bFkuKO\
      hjrAvk1e18viVG2NQLbIYR2Rw347iIVahLOIPirOybcIk5QuuxAWh6EuXjEp2zFJR9RcjrWvxK+wD0KYt7dL66WfuP0t\
      5MR59LbpjiCHGqvP7NSx/RXiVoTBYUPKNHRUbZE/HBviKKYBfXwjiuG1x3AhFkFDn9Hc6K7qOlFs7zn9IYbDOn/xVP5N\
      1E9O89+6zCuHGjRbfKbJHVllRQiqK8YKqMlSF4pSeYfNxfqCYF6b14izNgUb6NBvoAzMhgvF44KuKXHdPfG3Mfflai44\
      5oyjPgjG1t63h10U1jau1D9PRhr+jZ/hxzCOJoAdTZV3D8J9uzuTwUgQHI0fl2kwC8ffSBHVtPMDEwL+q+FAEdYwmvxu\
      BCPdGh0hjPj1ZzdleNLzaRfsOI146pjkFr7bdt4ehJyboS9mx26XcVAuDE8jckkQkV4PeOy4vdZUScJ1c3UkIFzbtjdt\
      N7Vu8ehfPsTk7vKZtihnYXgU97uPOR8O6ywKh0VV/WscWp4SRHDlM2PJF7WEQp3ucA6f4w5w2EnJLGIM7GzbJuqhGiwZ\
      e/AETf6XnPZYpXhe0NHtAeYXr49GTTFX89VgrArmNlLP2QTLx9w3y0gRNcncAeUvtez1ejvo8HozlhhkP+BuTGfHAbYC\
      4u9e9x0QvUJ7277D3tX/nj7CbeGOCNMo6HVykV32jcdpodxddosFUMEzXT+XK7nqwLHG2CgUvR13OAerZVzIp7sjj1b3\
      DQUfvRK7JZyOEKiohoqifC0RPm+rcnn9AQfTZVXeTsQiNyOeoB3CsyvoqFyt9wEwi6t1nUPI2jw9eTIM+nl68u0w7Ozp\
      4++Gvsdvj5+4p62IvLXgoTMnI+ZIqgFCeaYcmfSCr/rtifHpIq4UdApJSGAq9Zc3r181DR0MeGl6bN3jWhTtbhnB8Qjl\
      eWrh03QEmf9McNDmXiGCVBpHR+vH0dFKWsvmSOJQ9z7bykvVIBx94GBpPQ2aFlSRSAbsBFWV1zwoCcYMrQeXbvJ56HbK\
      IMtw0hjVlqLJIykLny035yU+Ln2M0k3iIQVNT8KQTt34JcZX1AjUMOj2tCuwG3u005oUk1SiQrkLwBL0WaNFgUBIzEPn\
      iapBs6KYb+cJh5sMYqyNxtmgmdLSpRqMTYBhgdlkVsftuF0n332HYGTy/Cx5wuErTYgVDssFtAqH+OXwa1kQT02GiVC1\
      qXk8ayeHYr/YtqGlcSvAQ3lQBOHpZFPUKk6hnOxPIuN6SeZB+rF4sFHlopQgIrhdcQh0eTSJwMkcuMqgXhmwFFcyg/D0\
      y1n5KUcg36fc6hnIUTcKiyDgh1zhKES7X3M1QLUzLpzuvnK2CXyQLjhvMLaGjiWPRn89Pvrr3cnVX+/+8Wr86BoOJnpX\
      4+gxLUUrCA5hc3mrA02lRag6hPhYVxor2OIaFzIoF2TUgVoEsKEMTaDF95L4ovcwCeOUuEAISm9EB4QY9oII5x/Zvk8U\
      7ZefX78nJuZy+i6v8kXtYhKDiNpG4Y4IufUAoL1C5NnvlnXjCasY6mRurZB1j4+fYmsg0rVruqMNTIQdcfc3FLIkYING\
      NCIcE/uCB1LP0lWbbHD4AoFvaJnQ3RTtGlnL2GWYoIrFgBu2HWAj6RQcl5yGrDXb2SFGD/DeiCrz5p7pD7l0Nu+WV1ch\
      JZvPljefwemckZnLDKY0tAAH2PAGLGB8O3sAtNv+QdHuzG1x9IYt/geSUui9vLDTm97xvNCBtagzwLvgVp5X2xXXs+Wf\
      eYEtJoRoUHaCU3itvsTjwfUJOGJTo2AbQ+3JntgW2gKDjuq7CHb8jGFJeDZ/CLiI0nVDp+h9GFGatZ/ObyTVowCFmHoj\
      VvazBDEZJVr2M/0MBHOeAOGNQaUy66ur2V2gvzZFhWj3M095/jp5qPTG566omna4qCa/xuWnc2bN/XNfOxLZoe/D6vST\
      ruBhXges3vCiGGQLCP3HjEnbUc9FCKMxqRLQdLrSl982jsNdR9Gu5M6KVU27ZgNX1GXnJWwTCESnkB3s+kt1KMzN6m0y\
      AdzyWOsNIDN2XBFJmrJBgMh5Nb+3LBR1YFFYlNVqmpo2VCJzVA1CYqokTd9sJvaOXyEev+pXB5ItxL32L0NyYMMA444e\
      ucJs4vIZuJ51mKL50t08V0ugC119CxnG6eN2hKtMpu978wLobcuAIXdRYPiiJeLG8oYauVg3xEDoJXPukHbCC/sg1gKZ\
      dFWwWbr1abcHHQI64uZ8J9IHN0XSTKsdr2iUzup2CQsFTnIgL5Uo0DGJWq7t8+9bCd7h1A0eboalEKc/vPzLhxc/v3xB\
      Ah8ww3E9XRgS0cYvF/chHuYTs0W9l8Uh+ZEqsvsIewTSB+PkGEz+25hjo5KY1wqR7sHMjrm8ilc4yLEn+9jUY9/7dVWu\
      V53h1zmCCDoeHQM3ub/RiYyn7TF+iIFIYHwEDhqPY75QAt0sMWweExqPlWlqNkOZQFsiVi+aSqQqkWGLEUQwT99469SI\
      Uw+MxmPcccE3Z9XCcMaiZnTmqXC4bFCvNaiODFibsPtTQVir+r3E0zU/aZDCc9jkjYXDe2nM3gx3C5xAWRqVwmuiGvLS\
      XSMOq/qjMNUYQHmjug5eNEttgirMiPHlNCwWQ0prjNzXvs7HHAdaFnFbJG45ax9S7LegNF8PGKEEHqVW7N9iN69jRO9S\
      eziHD3/UKinH3TRuAGoOjb/UhUyEq36pRqxNczOErDSrQqspR8yF5s7rRgPvPjkcpA05wdxu1sBZElTYVeXVkylnicqz\
      uTTInwMclzwdeYPwKy4yFYiWSBs5c6y5aC7uGhe/0jrhFc+7moDyEofFsqaR/gmqIp0C2ozYUtxLTDeSMWZesk3TpVXQ\
      tDNyadBd/AJ/5DOJ7KRuGElbfA++vDaikY6WY9HVJM/O0KSTuk4k81M6El/fsaaeumvY8GdFDiwidXebz2WUHAKQ25d4\
      13vbDeJP8Ji9sKEzP1c19FC/M5a+Jg4RoeaslXC7SvhUsxYQ/4F6CNgQgDqflKtGE4FEtETInXzo0ssjhPXsk9wk0F1B\
      G1guFDblGNe65xKUK5WiblU2chH4L3QI4Me/bnEBdDnhk4kJY9snwpTXY4VeoNsGBJWRg4I4C3yhmqglAIC9lpxK3r5o\
      +gOVCn3Q9/3Bz1txrrvik6uHixjtjZl6D94hNEw5mW20jy8Unbh3G+n6SasaJMcRPUl89rP1iwM/5NcQ5HRlp81invV1\
      wbOoER1W+uXESIo+NAXMXXLuYNR69Dl1L8gkn2f1jURa27uDLQOPq8s7uOVSQzLufqZjFORjEe0PgzfAcYjLxvw62tsX\
      SwmY5cbn+es07samjq/3oLmQQOq6y861R3ZLAOHDoyN5Q8NXPxSAwhmgJbUW73BjOD2qwUF8hnjiDKyQdQfbHhIPCY2I\
      phytUSOMUE8uZMMCyR4t8UaSqLUW0NavLyoSUd4z23Yc/qPVHfFts74kzRAXieAmjncSgJ2xj2svaEmF6viPaIrYC42d\
      zzruxvgw9FMF+ShmEIm+gFUFrehL/htzdSFaQ58HCMqRBhmXVFhVvrm11cO7K/DypNaFbAS3S2k73RBkg3hKhcsXKCio\
      uWKwVf9F1To+P4xGMuu7sGO7OWPCXDFBFJp3qslrBwq/ARNyo7HMJFirmil3DaQ438S2BGOhDRHJNKQHnILPZeNnuztC\
      Y6uySdOizAaZkfrJwoK9Llq9nwe/h8mxWrFvImM6Nz74xGzWuomheT5IP+Fs/GSL9i+y6XbyHvWllSVu71saHX7Vnewn\
      yKHDhTJNRsI3ldJdLv/vpVQeSYKcUbP6pY+v3umJ0iYQRl9YiGkbOZ2HS4sIBSj0z3LO+fYkeYcIYdnnKKO/chSJ8OqO\
      mbmd9M/gUtWZwVuiwQYEbLNLBAIA8EB0cDoEYVGFFQn0neW1S7jTFaRWg9wIoOg5wq0O/8ylemZ+GiNT5V1Tx4AEW6vq\
      IeFu3eUeN0gfkRuOGLXmelN/po0F1VZvof2dSNUAY/hOKpE8vaOoW3AbGTQ9+Nx28SdGxFjLRQ9A2J8Y3Mg5dO8tL6zh\
      Xo8L5+HH56lEYt7jHtWo0KGKAeFRndeLidUyaFtoZepMl6JcK9Oj3HLoOZyQHwO+OJUaM5RubpiwsFk29mlx24hjFNUi\
      /POfLwTkcbHJdCQ8qMiSHV/qOmt/zvS65Gc7kWNAu9ijpdT+hxh0PzHOnVPngBUfCHP+oUzb7LqmYDUQdGii2xftQh21\
      04N31OPLFIxZR0isJIrypd5PcGjKeXiQBgnHODIkcSB4zZrkOMqTIFKMZVI6Z9TgyzQ7yZQe95N/YIPoN0l6QgQfNauc\
      4LBIEXp411ZsplPTvrrsX0FerPh2lnk3P2z5dlYFmzlq+DhrfBqUfJ48dVYjBieyniKRUmheEGZf8yz6255h6DBhyngK\
      +CE2CM2prcm71C1D1QPOuh0mEHOVxeiV1zep9221FK6WrhFlB5EFOp6M5m7dX/4xsnHFHzSJVTNli61+0qU9DSPVThDy\
      F5/LG2+n01ecDi61kOsaM9Pf3YmTGXaYciwTmgrNLjMZzHrYfJ2re6brDx92sVBp1UgID2xQO00nW5d1K9Vp8yKFSbZC\
      M77fKa60qlq2gYgc3gbW60c4UELH7izZf8h43+fofIm0GaE7eJDMela/yudXSKMFSYLNzupNxFYrqDQ40hJnLnjRsPYp\
      +UNyfHd1yR4Q0HFy4dPQrxnyCvTc0iQ/W5h4EHDJMqvC+bFLCutIBWupLDxnoFPxe0NaeSYVCbWowgjvxLmN6+hzJj0+\
      fGhHBc9WBieNIGrV8d3kj8dMevDu6Mh1hDE+s2DdUkP6E0UEvRT9nXUbvxY1g3WOxqAd9IPwU9U6GMwlBsOPPBaELYTP\
      TRhliaEaV7XgrpK6UnsRubHgUMSuYXqydjWUZRS+ieofJWk0MoOVzEp9zrhquyM5wlxP/MhdKSZizHEETNqLgJu8RT/R\
      ojsIPwxrF8tJy6+3aJp5kaqg7XyG8MwKx9Hx+HzAzo/PzkRMzoRpGagiwBWULCVpNjqJtXSSX6WVYNZc+kSe3d1n5ujq\
      96dGjhDWTd+IG5YOPJqI09Z5PayNta+8Ioxaz2MtgTfqOaXJLZgc2YnaOzOIcinETR7eX9em4UNDpt1Df4wUiAMUwU6n\
      0SVmiyIuDCHayvNkCVjhkxrLUT5OsAqO2sQndyHWZ5fdOvb91m3FnYy/mpno1tGWParS4H6A898Qtteh/TNuLdM6ihUB\
      9yYuCFHeHZ93K7rWJlLutZNy2zDwZPrPLJG23AKwqJGkcrhzYUe9T8Odknpd7Q4yExOztDV16YUsjcpCeViRDjVzzo8/\
      vfvlw29mH42vRph5PPPxRN+2vM73KvSsjk7dhJhoWRT11DW7W4DbldacJ/fupg4cveMpI3BcryN1UQXv4nbusc42vM/w\
      /pld+lj3BKo9DdXq/fvZlqxQV1OyDBoH4zN2cwepwIa3Y833vIzbQxFDEzFao2Bs4NBA8OOXL5eTcQcPNhLdIv8/Bh8W\
      YXXXTlToYMseCirvinYWYkKGaRB5b4P5mdc39Zs79E+KTGZOrw+FvttQTbFYKfrtc+iyIojmoL/l/v+rD29es4hFLbpD\
      1LUyIwSvEFoidbUuxRcnCMzgE3x4m+ymK7pUeMsQUCg1azwHAW5mCGNk6L/3Bvtu3pAvefi4oJXqT+LzaER5ClpGZHPA\
      8cPfReUeIoaqa9UVMd9v14YhOCE3k3UF9+thcvIPx1t6Ua7yy1lzP2SmFDEiWeU3RFZ3iRf5r+kJQkBR4e+y1nU+8edC\
      yzEGKKNrhu79Pk44eG/zGicu/e0n9J9RhLG6sYhmMI2xjcOX8vLKJbhQsYlmZrWmqoBus2VxlnAFD7hj73OkuNFWErOq\
      RU1mf6dG0bE06vFz5uznLkSf64QD4zk5KBqelYawr6VZ7210kAojRFJ0WHALcgLsklqFD5OVoP0s2XNCBFkGEK1qyCN8\
      ngyu8xXHev9kz8EN68xdbif58F5zE/BKP5RMID46DDWC6CJ4vROTi2NLIl2ZnZkcDiaghKsZi9Q8MtvncKoWN6ezMPeT\
      k5tRAPXUQXi9EMHMtCXHfeWzAszC8AmbUPlSTZxZK3LtIc9V0qtBVOAZcfooRzNq4rSPVWusWce4J147HsVDSXgieZf4\
      A/88lXGRWEWrBRfNM8k2JmtH9bIkmHMwY0dD/YyZ86OOHkmbsWG+wtnejlFhE5cYFYgJSMvA/s+4tugy5HSF/gHCcCHL\
      /fKeThr2wg5S27wr6x+X78OASL5veOxr39ZWmFSvDvMP2KKMLVQxs9EeO7xzl+u/Jgo7WRMVYyBK7hpxieWlSNJgMZH7\
      vI+LEowxwHPRaXVACk1Hrv7qIq6taYxsXm1848YFJfDInrYSalmT5uzuCU1GlGl8Xzddp1JAQ99oO/3kpPhHn3fLdWQp\
      jSLHv9c/RubjjpVjAAYfgvXDtEzdE1zMLPLJbH7PuuHg+koB3WHLGNq14G5P7zmFsV2ecayGr9+um1a2ONup3ae87Fbk\
      cOOUOJor7VmUYQwBVt0SZ5ifmONGaHyG20gSluYgvwwC6PAZj7DeXENkUVcYR+MDtZzzC+/1g2j8KMC/znfojGmRDqxN\
      ZGbyrX5uykqBACTpZwCP6HSUs3vFhTSRU5ELf7Hu4l4L01wwpxH+N8XG8+eJ5EVxBBDYml/U6cU9iW5nnEtGEH43SyNV\
      c3ygmARoxBYTy5kNViCg9xFVm5flTRpeFZpM5o5K6to9Yl28+JiJPOo4ZjmCA7y6Fms9iGF43EWhm1tx6qnO/jj1TkPP\
      pcIzzsLUT22MSrGFFVx2cCuVmAU9FXhCJEAmTCTg8bGEdM/6TiupwMBCn8bUahRGtjd1WCWe5Y+0GRS5LGZzK/GwXUIS\
      A5mbEkGYVvmYDUGN+Ld7YsRXj5+dSb4pPB+PubBAh94xdNSN2WKBcrEQCEERX8CHQSo51RyV6UtFIVPQW9Cn4JIlP74v\
      IdPZnT8tQePoTLpjn/k8UHxDzMI/HstNwCgjnzX/NQn53J1DR0HliM5OXTNx5hnacBoVzlJ4fiKK9Q39nerfW/1LLP7l\
      Ta0PlwUJivLzP/lvz2MUH4+TN6UKuZ1RZbXQ0aIU4UKes16gzIE85QAatWq8QrTFJfSinLXSLBK3hAGQIvnGBx1zuSJ0\
      +3HamwX8eUiCYFH/P3/ktFeBF/hUtPEWj29ZiIQpi9MRB3aEGpDw8KtDxPsG0l1HuIRRb4ZgWvzMfyX0m/tVcHwtmPL3\
      qB6kwxlhSePMcPKuMwGQRnMgUWV2vUylIDgGgpjl5iZx72p2hwhh7CnbDPl6FUdvW90l+bop5b8HgDAnNVAADzV9hjAV\
      Bu6hUSt7vcir69kSAqYAfiuZJ3YyI8no3BTz5YzwokhH7FmFlRvbSmaDcnk1W86gHRSEkjpeWt76u4+3S85A4G87MbfY\
      HZ6qxxa/yxvCfwnDq+E/Jf5xfPPrPTs6pV4ZpeoCJ2Dovt2exryOHw4Tfsug8jUjYoQC2eY9G3AKcgH3OW6+Bvy3t4Wl\
      YTBKM2ZfAxfD0Sgbj3adQxYXzPQacOSp1e4tYOpEAsHU2g2dJ70j1iYgVAx+sDs+teTXOtBBfHQ6iL+kDzbc7jb7yDqL\
      7TjSZDw+ZhNOzopPapZ+FEccRFcd+Hcv7QnRSUd1QSOe1FZ3/PWLqTQWrvtfgVZa3HlxH1t2pz3pfMLmU/H2MdXiKAjh\
      t4efCHyRTVgPvZr34RkCtLZGuLdrv/JBb7I32aEu0DKJe0QL1Hw1nofRmcFXiD0RDr6RKvW2NVEfrfox08pIj/Yat6cn\
      dLoT0Ohzr50yLzg6MnZOdk9dGcBa7So1cU0b+RnY/HY3mWfnWz7CWAp/WYUfNThclPAWqsgwoZL3WqJv5wOhuKwyQPrG\
      IMAxCx8PAktSh/bPjsFA6Ufb6ehEb7t03CCJMTH7wjgj299nJSncoLsVjYzn3viop8UQJ/l2OnM1b8p3FlN5sSSRBUMb\
      CjN85Ht42gj+Rq2onGI5t6UqT0CqimwiLsJe3xrEKmwFNFa7gydfEWRBqPTE6nJ9GzmWZexv5tHyniPq2ECzfov5jgvK\
      lb6VvkO1oRuuTMWbuoLGs5aspQ3fZeZyxC+lYZLCnrEQ1goq+gX6nApvwG0Sf9BPwD1wa/QkJDtULS+JwepFoFEyrbrC\
      S4T4PMiHiU5FwtnUygm3earZ0hdoW/r0gwTxAUd+0LhmxWKKNtsXe838yRWqoWm6+wczV1l00qb3tjvL0UWjWF/tgpoS\
      yj6wux9Z/2Cx0yQHL3TBSh6Ic+xu66oR6GoUw55Qu2qBqN0APQVi3XkW2ZPE73BR1DXOaloAVRXrq8GNoJE9rrMgJoN7\
      +Xv92h1F/Dc3ccwMkdZYHJYLfGIY1ktIdvkdfgPeJf7vuBmk+QTwh113H6T8c6D98++sJRTznz9To6l+hEcJdxhoBTtu\
      xfhzIQDWLRxtA5bEfWABfS6MVMhtqhsji4FhykqrNgVddK7pmbPQ7Et14Sq2LCiax3sCCYdWuIERxUqvQCXHu2HkrnqZ\
      wAIgtSgDyGkjr4fUZpgn1+ctp5qmUB2F/XaWLqm0eovCGZIr9P7tYp4vbyBZlZLOvZd11mYTMiHAYGJbSPsCs/MgCyvp\
      5qPSAMm4VUP0eKYy3zlE1RoYZObRON9Rki8+wy3hy57kA+5OvBY8Tw5dLgNkPghSB2runyh0ZGhUjFpql4ryGpi781Wh\
      I2tFtUBMHRJMJOSjS57QLiVZPOpkoCkgvlxQMkdBAqPtX9MGku3ayw4Y8Qj43UEyaPgFB6Wf1ZpABZcdiQjgoUZsGPfo\
      4i76vCos5sk9XM1gRNuNZh+kDDZjrecCGAY9XF6IooE4w4xGimI2RX8POPDUTiYG/mDRovIL1rOam7OSJjYRsrQWkCjq\
      1uhXMavw2im2DLc4zx6sfa/05pFRyS7/b/Uqlx7OLaSCZVkJR+KLCbMp1x5QEHFDXB9KJXUg54mvZFDFfa+64SNN6kVu\
      RfBlEJJy5r0ZOn2/vcLWPOld5Yy3sjTzMOnNBAcf2DfNj5X5dd69jwgyS5smS0zBUBtJRhQspl1Z4nzXLeVoX0g+Q61b\
      40UScb2gzqcQiVnP0tO8nG+KpQ5mzpqbOM6gahgPwrDyp1GERQcNZWR1TXAphaNlBNdScNxFaasMvHpOerzpSiGiCV/c\
      mdpKGHO745bvEiw565CBjQn5xZwmz0zCNP80K6sOq310MTJTxjzKFdJzF4DMMPDjsin/ZVbcpptW+9ssDOKMLdb2ODMP\
      kJa0ZVJOl8WFbUShA0ERNmo72SXTOYxiEPs3rND7Qd+G7sbGgphnSxhOTJIBtaChOFBxBEzzLHJXXH2WXA4KFea898bU\
      XJPKEgs6Ke7eXrG+3gu/GrVadQd5Iyekf3OM6/YDvjTCERSz2M0UxEs4YFHn++v2EKLjWJDOa+5hkkoaLhfjnRMmtqLT\
      xwcyQwih6cNe4unvDb007u0kuNM7BC4dsIMtv4riOfBMNCSPEN7CXaticjmf6wX5yLlmD01sRVLdv8/3UnqhAQEBCGi/\
      7NfYWfFWsP22+9JQZ8XoqpSjMiKleKLTdZdpE95mIklGQarObu1LQ+q7glPGiu4eMV5B1cAw4qKsD/Cmtzd1YSo1WgfE\
      3qTnpnWjr/NYL4jehK+h85/pj+ZXB8sC9bKL6Ai9PvyMOW7Wo17fosA40GNUPmUqIgXECqhVzvEYEiJ10FMN+BnR/2RD\
      Bo70gQqLCw0wgPrXWTNNqW9m3dHWkEdCe44fWG3gWha2CrcrxGm/qZDpFDm+9RK2eEnw5+sSGWuPTkK5U84389BDCzD3\
      cdnnag+0e04Wkkxb3slEhRsvsgAtzWnbzdibXamSS/7tr0E9k7kM5In9tvEIc2j8kYeuE3OXCjT7Q1DHA3o64619P7gu\
      U1Q7ihprpXmHR5GK2Tx/k7hZknnEF+oEY+TWJWftlgIBWyLxM3Cw0SzeI3g/naG10CJ9lhHw2zZIb6sZPDk5Seq0nPQt\
      sYVMSpBO1uws2YTfWICsh4CuOwZkii7bgEJiJE2PU8UevkYvHFXsehotz1m8BBgm201R8X3DvqVurM4aHqyHDcbkPdUv\
      hov+LIkbZ1cOazks95Av1MRLXSsjofqAv5P+xDuelQn4i3zxzTzWWMFxXSI77H7kAHb/53/9bwlix4UskWwYJL/Kadsg\
      zCS4CltUvOi6pGbszT8J7qOcQoQxi3H79CDY8ULsuXRwUipva/AKbw6UcrXQdjN0mcnZ3rydFmZaYgS5cKS12q1bSXIt\
      y6Q+Wa5JfeSMk15YH9t68AysSbm5Eqf+c98CN3Kehb/qYxAKuCGnz3KBB7nVWNvsnGBIXrDukKuO6KElW5S7wuxG7XYc\
      +m4HyppNXCc9uU3aU7N5EEPPV0T8R7+yLApo5GdtI2yBD6M081fL+drNc7tc508Du20bCDfbDicIgnqt201CFxdhHHO8\
      sBDFmHUW43CgyAEuZ47yhlTCE52slbMLlPWVVEnDwAi/44yRQZ65noPN1DV+u77YmkZEXofBgaWkNn5Fv7cRZJGklc5p\
      1um1Luz6yfJtTrm8yCFP7Thu52Pwl+V3MjXohSF+DxPaT8K1uCAvrJesfs2RZfuimhVXYWJw6zOObsJtfU1o5BxhGzQA\
      hASIxeLZu3ic+bK49a4/VcE3keH840lhfqMJSNu3kVUHGoeE97kKdftoENVjzbNuSla9Qcy8kLjwSkXxM47V76fuyu2m\
      Qxuh1ZmouuHv80zyBeCb5K+2s3sSm2cj925GE1hfeFcPHVfp0MaufX+/DmJIucvPO0FJouwlvLfm7A3Jt1pxCzqLkjdS\
      VaQP/LZ4gqD9Bxe0yG4M9KzAGYZJZKUSTweCAK4U8v/id6lpcoUWB6sKC8lsMi+seaZk/Jz16cRautd2275PcP5U3nAi\
      Jfsgl6P7B+xXU0zerv1IdUwvLeL3aXiVun+ALHodoDVNk8JWE/gFl6xXVXmhvi1bn8xdk7RKc8Yma9SS7jvhmrV5fWFx\
      k6KrzJcFSWcpkvNtsSO/6kp/RxwCjINT/HnVO2MirnAZCwGqRK38wBRQMYbfjVzFcar7KvTnxAmR+r1Jc7FYSNO8Kia/\
      ltWNpMehP8xNMSmgQoNy6TewTjXcadLOgvDk1foiZf+o5o3hnASzfd6G0LYdRhBxDTiFMUzts/pNwWeCE2/0S2ZxDVq7\
      FrmPZfh9DrnPu5MHHgwl3UC2kvhoEgVrp7ttC2C+VUDtK1YvWKMW3IRFC8M3/J1gi6JsuLG6twYxRIuwJVf1otvm6j7e\
      hUcS7Znb5ixmfKnlUz6P7GZ7kFZ6DHUgh9527nsgBgbd8pXTmmQHInreYwida3wwhVK4lRVhjdl1YOhbS8kj3LaSsN7v\
      aONH9L8VE0QJg3NfsvKB3NyeIqhMGG/C9yGExyD6U/7T6W6KBY1Dyp62p9H5uClv+i6zhIZ/2Prg+JqOgmcgtmUXRqNj\
      ljKZaNxwXDvUbBPxGpXCs8QnkztvdFkilAuC8T/jwB9BUA1LT+FJQ8f4tuHhhTXoB2FiUkyxlYuLjxlhn+CPJyfXgeav\
      FsCHGytgynYvN9qhEiDz/6vQL9EAYxZN9tNVwcf5rdKtjcjzxN29evniBxbDSe4o4PlxBK1mb9vKSOJxpcXgt6OvOHz5\
      mnAnTknlo6RsLQCLD+HTCmUSrCnmGK1pGNDEOM4W/Wod/pASNY4puN2dgbOFKMw5u0cWosJTia0XkrDDnbRmFvkzxCNx\
      ZQKCYAvuBg71Kpp/eJoptkWhajaWKLt7aAzBKKV0EABhxUF6amjrdlck8FynDQOXrKrwKMVagYdJ7xFvyPPenkwfnFDY\
      hQYdqhAKGwQ3tqWfmwOHkpq+iNm2fD5MXrCx9T0eBo2uO5+7x1lXph4Xe+mLsYmGcUZBSXD8VWGKgIwap8jt+33VnnRE\
      AhI7gMUh+tq4Rbuhin5fFFaoZdSRuzPeK4cQZSt5Vx4Nf9qLo7DOScDdsWOTYMeG7BMa27NjgWldwdWciN8RbM0ijkUH\
      h59GRv//X7EebHuBxgAA
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
