const SPLITTER = '/*!sc*/\n';
const COMPONENT_ID = /sc-[\da-z]+-\d+ ?/g;

/** A styled component's marker: its number of rules, id and class names. */
type StyleMark = [rules: number, id: string, names: string];

/**
 * Removes the markers by which styled-components assigns rules to components from a page's styles;
 * `restoreMarkers` restores them before hydration. One rule per line.
 * @throws Error when styled-components changes its output format
 */
export function extractMarkers(styles: string): { css: string; marks: StyleMark[] } {
  const marks: StyleMark[] = [];
  const lines: string[] = [];
  let rules = 0;
  for (const part of styles.split(SPLITTER).filter(Boolean)) {
    if (part.startsWith('data-styled.')) {
      const [, id = '', , names = ''] = part.split('"');
      // Pages with API data are rendered twice (dataPages.tsx), which repeats the global style.
      if (id.startsWith('sc-global')) {
        const once = new Set(lines.splice(lines.length - rules));
        rules = once.size;
        lines.push(...once);
      }
      marks.push([rules, id, names]);
      rules = 0;
    } else {
      lines.push(part);
      rules += 1;
    }
  }
  const css = lines.join('\n');
  if (marks.length === 0 || rules > 0 || css.split('\n').length > lines.length) {
    throw new Error('extractMarkers: styled-components writes its styles in an unknown format');
  }
  return { css, marks };
}

/** Removes the component classes that no rule uses from a page's HTML. */
export function removeUnusedClasses(html: string, css: string): string {
  const selected = new Set(css.match(COMPONENT_ID)?.map((id) => id.trim()));
  return html.replaceAll(COMPONENT_ID, (id) => (selected.has(id.trim()) ? id : ''));
}

/**
 * Gives styled-components, which reads `textContent` when it loads, the page's styles with markers.
 * The element is unchanged: the content security policy has the hash of its text.
 */
export function restoreMarkers(marks: StyleMark[]): void {
  const styles = document.querySelector('[data-styled]');
  const rules = styles?.textContent.split('\n') ?? [];
  const parts = marks.flatMap(([count, id, names], index) => [
    ...rules.splice(0, count),
    `data-styled.g${index + 1}[id="${id}"]{content:"${names}"}`,
  ]);
  const value = parts.map((part) => `${part}/*!sc*/\n`).join('');
  if (styles) Object.defineProperty(styles, 'textContent', { value });
}
