/** The panel's styles. It fits a column of 300 px, and puts list and form side by side where wide. */
export const style = `
.mock-panel { container-type: inline-size; box-sizing: border-box; height: 100%; color: #3a2230; background: #fffdf8;
  font-size: 14px; line-height: 1.4; }
.mock-panel * { box-sizing: border-box; }
.mock-panel form { display: flex; flex-direction: column; height: 100%; }
.mock-panel :is(button, input, select, textarea) { font: inherit; color: inherit; }
.mock-panel :is(input, select, textarea):not([type=checkbox]) { width: 100%; min-height: 34px; padding: 4px 8px;
  border: 1px solid #8a7060; border-radius: 4px; background: #fff; }
.mock-panel textarea { display: block; resize: vertical; }
.mock-panel [aria-invalid=true]:not([type=checkbox]) { border: 2px solid #b3242b; }
.mock-panel button, .mock-panel summary { cursor: pointer; }
.mock-panel button { min-height: 34px; padding: 4px 12px; border: 1px solid #8a7060; border-radius: 4px; background: #fff;
  font-weight: 600; }
.mock-panel button:disabled { color: #664b58; border-color: #e0d0ba; cursor: default; }
.mock-panel button[type=submit]:enabled { border-color: #2c4d24; background: #2c4d24; color: #fff; }
.mock-panel :is(button, input, select, textarea, summary, [tabindex]):focus-visible {
  outline: 2px solid #1f4f8f; outline-offset: 1px; }
.mock-panel-bar { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 8px;
  padding: 8px 16px; border-bottom: 1px solid #e0d0ba; }
.mock-panel-parts { flex: 1; min-height: 0; overflow: auto; }
.mock-panel p { margin: 0; }
.mock-panel-error { color: #8c1a21; font-weight: 600; }
.mock-panel ul { margin: 0; padding: 8px; list-style: none; }
.mock-panel-endpoint { display: block; width: 100%; border-color: transparent !important; background: none !important;
  text-align: start; }
.mock-panel-endpoint[aria-pressed=true] { border-color: #2c4d24 !important; background: #e5eed9 !important; }
.mock-panel-endpoint small { display: block; font-size: 12px; font-weight: 400; overflow-wrap: anywhere; }
.mock-panel-mark { padding: 0 6px; border-radius: 4px; background: #f9e8c8; font-size: 12px; font-weight: 600; }
.mock-panel-answer { display: grid; align-content: start; gap: 10px; padding: 12px 16px 24px;
  border-block-start: 1px solid #e0d0ba; }
.mock-panel-pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 10px; }
.mock-panel-label { display: block; font-weight: 600; }
.mock-panel-check { display: flex; gap: 8px; align-items: center; font-weight: 600; }
.mock-panel-check input { width: 18px; height: 18px; }
.mock-panel fieldset { display: grid; gap: 8px 10px; min-width: 0; margin: 0; padding: 0; border: 0; }
.mock-panel-group { grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); align-items: end; }
.mock-panel-group > :is(fieldset, :has(> textarea)) { grid-column: 1 / -1; }
.mock-panel legend { padding: 0 0 4px; font-weight: 600; }
.mock-panel details { border: 1px solid #e0d0ba; border-radius: 4px; background: #fff; }
.mock-panel summary { padding: 7px 10px; font-weight: 600; overflow-wrap: anywhere; }
.mock-panel-entry { display: grid; gap: 8px; padding: 4px 10px 10px; justify-items: start; }
.mock-panel-entry > * { width: 100%; }
.mock-panel-entry > button { width: auto; }
.mock-panel-line { display: flex; gap: 6px; align-items: end; }
.mock-panel-line > :first-child { flex: 1; min-width: 0; }
@container (min-width: 44rem) {
  .mock-panel-parts { display: grid; grid-template: 100% / 19rem 1fr; overflow: hidden; }
  .mock-panel-parts > * { overflow: auto; }
  .mock-panel-answer { border-block-start: 0; border-inline-start: 1px solid #e0d0ba; }
}
`;
