/** Formats globals for a story's URL: `scenario:payments-declined;viewport.value:mobile`. */
export function formatGlobals(globals: object): string {
  const flattenGlobals = (values: object, before: string): string[] =>
    Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? flattenGlobals(value, `${before}${name}.`)
        : [`${before}${name}:${String(value)}`],
    );
  return flattenGlobals(globals, '').join(';');
}
