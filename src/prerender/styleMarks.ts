const STYLES = /(<style data-styled="true"[^>]*>)([\s\S]*?)(?=<\/style>)/;
const SPLITTER = '/*!sc*/\n';
const MARK = /^data-styled\.g(\d+)\[id="([^"]+)"\]\{content:"([^"]*)"\}$/;

/** Where a styled component's rules end: how many they are, its place, its id and its classes. */
export type StyleMark = [rules: number, group: number, id: string, names: string];

/**
 * Takes the marks out of a page's styles by which styled-components finds them again: nothing needs
 * them before it hydrates, and `restoreMarks` puts them back. Each rule keeps a line of its own.
 * @throws Error when the styles do not look as styled-components writes them.
 */
export function takeMarks(html: string): { html: string; marks: StyleMark[] } {
  const marks: StyleMark[] = [];
  const lines: string[] = [];
  let rules = 0;
  for (const part of STYLES.exec(html)?.[2]?.split(SPLITTER) ?? []) {
    const [, group, id = '', names = ''] = MARK.exec(part) ?? [];
    if (group) {
      marks.push([rules, Number(group), id, names]);
      rules = 0;
    } else if (part) {
      lines.push(part);
      rules += 1;
    }
  }
  if (marks.length === 0 || rules > 0 || lines.some((line) => line.includes('\n'))) {
    throw new Error('takeMarks: styled-components writes its styles in another way than before');
  }
  return { html: html.replace(STYLES, (_, tag: string) => tag + lines.join('\n')), marks };
}

/**
 * Has styled-components read the page's styles with their marks. It is written into the page's start
 * file as its own source text, so it must use nothing from outside its body. The element itself stays
 * as it is: the policy would ask for the hash of another text.
 */
export function restoreMarks(marks: StyleMark[]): void {
  const styles = document.querySelector('[data-styled]');
  if (!styles) return;
  const rules = styles.textContent.split('\n');
  const parts = marks.flatMap(([count, group, id, names]) => [
    ...rules.splice(0, count),
    `data-styled.g${group}[id="${id}"]{content:"${names}"}`,
  ]);
  const value = parts.map((part) => `${part}/*!sc*/\n`).join('');
  Object.defineProperty(styles, 'textContent', { value });
}
