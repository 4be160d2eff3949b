const SPLITTER = '/*!sc*/\n';
const COMPONENT_ID = /sc-[\da-z]+-\d+ ?/g;

/** The end of a styled component's rules: their number, and its id and classes. */
type StyleMark = [rules: number, id: string, names: string];

/**
 * Moves the marks by which styled-components finds its rules again out of a page's styles;
 * `restoreMarks` puts them back before hydration. Each rule has a line of its own.
 * @throws Error when styled-components writes its styles in another way.
 */
export function takeMarks(styles: string): { css: string; marks: StyleMark[] } {
  const marks: StyleMark[] = [];
  const lines: string[] = [];
  let rules = 0;
  for (const part of styles.split(SPLITTER).filter(Boolean)) {
    if (part.startsWith('data-styled.')) {
      const [, id = '', , names = ''] = part.split('"');
      // A page with data is drawn twice (dataPages.tsx), and each adds the global style.
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
    throw new Error('takeMarks: styled-components writes its styles in another way than before');
  }
  return { css, marks };
}

/** Removes the classes of styled components that no rule selects. */
export function slimPage(html: string, css: string): string {
  const selected = new Set(css.match(COMPONENT_ID)?.map((id) => id.trim()));
  return html.replaceAll(COMPONENT_ID, (id) => (selected.has(id.trim()) ? id : ''));
}

/**
 * Shows styled-components the page's styles with their marks, which it reads as soon as it is there.
 * The element itself stays: the security policy has the hash of its text.
 */
export function restoreMarks(marks: StyleMark[]): void {
  const styles = document.querySelector('[data-styled]');
  const rules = styles?.textContent.split('\n') ?? [];
  const parts = marks.flatMap(([count, id, names], index) => [
    ...rules.splice(0, count),
    `data-styled.g${index + 1}[id="${id}"]{content:"${names}"}`,
  ]);
  const value = parts.map((part) => `${part}/*!sc*/\n`).join('');
  if (styles) Object.defineProperty(styles, 'textContent', { value });
}
