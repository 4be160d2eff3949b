/** Formats globals for a story's URL: `scenario:payments-declined;viewport.value:mobile`. */
export function formatGlobals(globals: object): string {
  const parts = (values: object, before: string): string[] =>
    Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? parts(value, `${before}${name}.`)
        : [`${before}${name}:${String(value)}`],
    );
  return parts(globals, '').join(';');
}
