type Field = HTMLInputElement | HTMLTextAreaElement;

const isChoice = (field: Field): field is HTMLInputElement => /^(radio|checkbox)$/.test(field.type);

/** All fields of the page by type, name and position; ids of `useId` differ between renders. */
function findFields(): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>('input, textarea')) {
    const kind = `${field.type} ${field.name} ${isChoice(field) ? field.value : ''}`;
    let position = 0;
    while (fields.has(`${kind} ${position}`)) position += 1;
    fields.set(`${kind} ${position}`, field);
  }
  return fields;
}

/** Sets a value as typing does, so that React and React Hook Form notice it. */
function type(field: Field, value: string): void {
  // Not `field.value`: React replaces that setter to know the last value that it has seen.
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

/**
 * Remembers the form fields of the prerendered page. When other software has changed the page, such
 * as a password manager, React cannot hydrate it and replaces every element (ruling 72).
 * @returns a function to call after the first commit: it moves what was typed or chosen, and the
 * focus, into the fields that have replaced those of the prerendered page
 */
export function snapshotTypedValues(): () => void {
  const prerendered = findFields();
  const focused = document.activeElement;
  return () => {
    const fields = findFields();
    for (const [key, old] of prerendered) {
      const field = fields.get(key);
      if (!field || old.isConnected) continue;
      // A detached field keeps its value, also one typed while React rendered.
      if (isChoice(old)) {
        const { checked, defaultChecked } = old;
        if (checked !== defaultChecked && checked !== (field as typeof old).checked) field.click();
      } else if (old.value !== old.defaultValue && old.value !== field.value) {
        type(field, old.value);
      }
      if (old === focused) field.focus({ preventScroll: true });
    }
  };
}
