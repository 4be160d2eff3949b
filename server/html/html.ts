const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that can be inserted unescaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }

  toString(): string {
    return this.markup;
  }
}

type Value = Html | string | number | null | undefined | readonly Html[];

/** A tagged template for HTML: escapes strings, inserts {@link Html} and arrays of it unescaped. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.reduce((markup, part, index) => markup + render(values[index - 1]) + part));
}

function render(value: Value): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Html) return value.markup;
  if (Array.isArray(value)) return value.join('');
  return String(value).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
