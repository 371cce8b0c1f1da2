/** Ink, ivory and brass of the house; at night and on vellum, as the machine is set. */
export const STYLE = `
:root {
  --bg: #0b0f18; --surface: #131a28; --line: #323a4c; --line-strong: #717a8f; --text: #f3efe4;
  --text-2: #b1b7c6; --brass: #e0bf7d; --brass-hi: #f1d9a6; --on-brass: #11151f; --danger: #f0857a;
}
@media (prefers-color-scheme: light) {
  :root {
    --bg: #f7f3ea; --surface: #fdfbf6; --line: #dcd3c0; --line-strong: #8a7f6b; --text: #1c2233;
    --text-2: #4a5062; --brass: #7d5a1f; --brass-hi: #62450f; --on-brass: #fdfbf5; --danger: #a83226;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--bg); color: var(--text);
  font: 17px/1.6 'Figtree Variable', Figtree, system-ui, sans-serif;
}
.test {
  margin: 0; padding: 10px 16px; text-align: center; font-size: 15px; color: var(--on-brass); background: var(--brass);
}
main { max-width: 720px; margin: 0 auto; padding: 40px 16px 72px; }
h1, h2 { font-family: 'EB Garamond Variable', 'EB Garamond', Garamond, Georgia, serif; font-weight: 500; line-height: 1.15; }
h1 { font-size: clamp(30px, 5vw, 44px); margin: 0 0 8px; }
h2 { font-size: 25px; margin: 32px 0 12px; }
p { margin: 0 0 12px; }
.soft, dt, small { color: var(--text-2); }
.card { border: 1px solid var(--line); border-radius: 16px; background: var(--surface); padding: 24px; margin: 24px 0; }
.price { font: 500 44px/1 'EB Garamond Variable', 'EB Garamond', Garamond, Georgia, serif; margin: 0 0 4px; }
dl { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px 16px; margin: 0 0 16px; }
dd { margin: 0; text-align: right; }
label { display: block; margin-bottom: 6px; }
input, select {
  width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--line-strong); border-radius: 10px;
  background: var(--bg); color: inherit; font: inherit;
}
.row { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
form { margin: 0 0 12px; }
fieldset { border: 0; padding: 0; margin: 0 0 16px; display: grid; gap: 16px; }
button, .button {
  display: inline-block; min-height: 44px; padding: 10px 28px; border: 1px solid var(--line-strong); border-radius: 999px;
  background: none; color: var(--text); font: inherit; text-decoration: none; text-align: center; cursor: pointer;
}
.main { width: 100%; border-color: var(--brass); background: var(--brass); color: var(--on-brass); font-weight: 500; }
.main:hover { background: var(--brass-hi); }
.danger { border-color: var(--danger); color: var(--danger); }
.actions { display: flex; flex-wrap: wrap; gap: 12px; }
.fault { border: 1px solid var(--danger); border-radius: 10px; padding: 12px 16px; color: var(--danger); }
a { color: var(--brass); }
:focus-visible { outline: 2px solid var(--brass-hi); outline-offset: 3px; }
table { width: 100%; border-collapse: collapse; font-size: 15px; }
th, td { padding: 10px 0; text-align: left; border-top: 1px solid var(--line); font-weight: 400; }
td:last-child, th:last-child { text-align: right; }
@media (max-width: 480px) { .row { grid-template-columns: 1fr; } .actions > * { flex: 1 1 100%; } .actions button { width: 100%; } }
`
