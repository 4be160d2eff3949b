import { safeParse, type $ZodCheck, type $ZodType, type $ZodTypes } from 'zod/v4/core';
import { en } from 'zod/locales';

/** How to edit a value of a schema. */
export type Field =
  | { kind: 'number' }
  | { kind: 'text'; multiline: boolean }
  /** `off` is the value of an empty checkbox: absent for an optional `true`. */
  | { kind: 'checkbox'; off: false | undefined }
  | { kind: 'choice'; options: string[] }
  | { kind: 'list'; entry: Field }
  | { kind: 'group'; fields: { name: string; field: Field; optional: boolean }[] };

/** Whether a check allows texts of more than a line. */
const isLong = ({ _zod: { def } }: $ZodCheck) => 'maximum' in def && Number(def.maximum) > 120;

/** The field of a schema. @throws Error for a kind of schema that has none. */
export function toField(schema: $ZodType): Field {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return { kind: 'text', multiline: (def.checks ?? []).some(isLong) };
    case 'number':
      return { kind: 'number' };
    case 'boolean':
    case 'literal':
      return { kind: 'checkbox', off: false };
    case 'enum':
      return { kind: 'choice', options: Object.values(def.entries).map(String) };
    case 'array':
      return { kind: 'list', entry: toField(def.element) };
    case 'object':
      return {
        kind: 'group',
        fields: Object.entries(def.shape).map(([name, part]) => ({
          name,
          field: toField(part),
          optional: part._zod.def.type === 'optional',
        })),
      };
    case 'optional': {
      const field = toField(def.innerType);
      return field.kind === 'checkbox' ? { ...field, off: undefined } : field;
    }
    default:
      throw new Error(`A ${def.type} has no field in mock-panel.`);
  }
}

/** A value for a new entry; the schema may refuse it until it is filled in. */
function emptyOf(field: Field): unknown {
  if (field.kind === 'text') return '';
  if (field.kind === 'number') return 0;
  if (field.kind === 'checkbox') return field.off;
  if (field.kind === 'choice') return field.options[0];
  if (field.kind === 'list') return [];
  const required = field.fields.filter(({ optional }) => !optional);
  return Object.fromEntries(required.map((part) => [part.name, emptyOf(part.field)]));
}

/** The list with one more entry: a copy of the last one, under an id of its own. */
export function addEntry(list: readonly unknown[], entry: Field): unknown[] {
  const last = list.at(-1);
  if (entry.kind !== 'group' || last === undefined) return [...list, emptyOf(entry)];
  const copy = structuredClone(last) as { id?: unknown };
  const ids = new Set(list.map((one) => (one as { id?: unknown }).id));
  for (let number = 2; 'id' in copy && ids.has(copy.id); number += 1) {
    copy.id = `${String((last as { id: unknown }).id)}-${number}`;
  }
  return [...list, copy];
}

const { localeError } = en();

/** What the schema refuses about a value: its own messages by path, such as `0.name`. */
export function findErrors(schema: $ZodType, value: unknown): Map<string, string> {
  const { error } = safeParse(schema, value, { error: localeError });
  return new Map(error?.issues.map(({ path, message }) => [path.join('.'), message]));
}
