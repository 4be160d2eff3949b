import {
  findNodeAtLocation,
  getNodeValue,
  parse,
  parseTree,
  visit,
  type JSONVisitor,
  type ParseError,
} from 'jsonc-parser';
import { closestMatch } from 'leven';
import * as z from 'zod';

// Explains mistakes in the owner's files to non-programmers: field, value and fix.

const lineNumberAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Shows where JSON parsing fails: the line, the line before it, and an arrow. */
export function explainSyntax(text: string): string {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const offset = errors[0]?.offset ?? text.length;
  const row = lineNumberAt(text, offset);
  const lines = text.split(/\r?\n/);
  const quoteValue = [row - 1, row]
    .filter((number) => number > 0)
    .map((number) => `${String(number).padStart(6)} | ${lines[number - 1]}`);
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const arrow = text.slice(start, offset).replaceAll(/[^\t]/g, ' ');
  return [
    `Line ${row} cannot be read:`,
    ...quoteValue,
    `       | ${arrow}^`,
    'The usual causes, at the arrow or at the end of the line before it:',
    '- a comma is missing between two entries, or one stands after the last entry',
    '- curly quotes (“ ”), or none, where straight ones (") belong',
    '- a comment: these files cannot have any',
  ].join('\n  ');
}

/** One line per field that a block has twice, of which JSON would silently drop the first. */
export function explainDuplicates(text: string): string[] {
  const lines = new Map<string, number>();
  const problems = new Map<string, string>();
  const onObjectProperty: JSONVisitor['onObjectProperty'] = (name, _1, _2, row, _3, parent) => {
    const field = z.core.toDotPath([...parent(), name]);
    const first = lines.get(field);
    const isInside = problems.has(z.core.toDotPath(parent()));
    if (first && !isInside) {
      const message = `Is there already in line ${first}: take one of them out`;
      problems.set(field, `${field} (line ${row + 1}): ${message}`);
    }
    lines.set(field, row + 1);
  };
  visit(text, { onObjectProperty });
  return [...problems.values()];
}

/** The message for an unknown name, such as a field's, with the closest known one. */
export function unknownNameMessage(what: string, name: string, known: string[]): string {
  const meant = closestMatch(name, known, { maxDistance: Math.ceil(name.length / 3) });
  return meant
    ? `There is no such ${what}: did you mean "${meant}"?`
    : `There is no such ${what}: take it out, or use one of ${known.join(', ')}`;
}

const expected: Record<string, string> = {
  string: 'Must be text in quotation marks',
  number: 'Must be a number without quotation marks',
  array: 'Must be a list in square brackets, such as ["one", "two"]',
  tuple: 'Must be a list in square brackets',
};

function hasField(rule: unknown, key: string): boolean {
  const block = rule instanceof z.ZodOptional ? rule.unwrap() : rule;
  return block instanceof z.ZodObject && Object.hasOwn(block.shape, key);
}

/** The default message for schemas without a message of their own. */
export function explainRule(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return expected[issue.expected] ?? 'Must be a block of fields in braces: { ... }';
    case 'invalid_value':
      return `Must be ${new Intl.ListFormat('en', { type: 'disjunction' }).format(issue.values.map((value) => JSON.stringify(value)))}`;
    case 'too_big':
    case 'too_small': {
      const { length } = issue.input as string | unknown[];
      const limit = issue.code === 'too_big' ? issue.maximum : issue.minimum;
      const unit = typeof issue.input === 'string' ? 'characters' : 'entries';
      const bound = issue.code === 'too_big' ? 'most' : 'least';
      return `Has ${length} ${unit}: must be at ${bound} ${limit}`;
    }
    // One message per unknown key.
    case 'unrecognized_keys': {
      const { shape } = (issue.inst as z.ZodObject).def;
      const known = Object.keys(shape).filter((key) => key !== '$schema');
      const explainUnknownField = (key: string) => {
        const block = known.find((name) => hasField(shape[name], key));
        return block
          ? `Is in the wrong place: move it into the block "${block}"`
          : unknownNameMessage('field', key, known);
      };
      return issue.keys.map(explainUnknownField).join('\n');
    }
    default:
      return undefined;
  }
}

type Mistake = { path: PropertyKey[]; message: string };

/**
 * Flattens an issue: one mistake per unknown field; for a union, those of the closest alternative.
 */
function mistakesOf(issue: z.core.$ZodIssue, parent: PropertyKey[] = []): Mistake[] {
  const path = [...parent, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const messages = issue.message.split('\n');
    return issue.keys.map((key, index) => ({
      path: [...path, key],
      message: messages[index] ?? '',
    }));
  }
  if (issue.code === 'invalid_key') return issue.issues.flatMap((each) => mistakesOf(each, path));
  const nearest =
    issue.code === 'invalid_union' &&
    issue.errors.find((issues) =>
      issues.some(({ code, path: inner }) => inner.length > 0 || code === 'unrecognized_keys'),
    );
  if (nearest) return nearest.flatMap((each) => mistakesOf(each, path));
  return [{ path, message: issue.message }];
}

/** Quotes a primitive value as in the file, shortened if it is long. */
function quoteValue(value: unknown): string {
  if (typeof value === 'object' && value !== null) return '';
  const text = JSON.stringify(value);
  return `, not ${text.length > 60 ? `${text.slice(0, 60)}…` : text}`;
}

/** One line per mistake, such as `phone (line 6): Must look like "(419) 555-0142", not "555"`. */
export function explainIssues(issues: z.core.$ZodIssue[], text: string): string[] {
  const root = parseTree(text);
  const nodeAt = (path: PropertyKey[]) =>
    root && findNodeAtLocation(root, path as (string | number)[]);
  const mistakes = issues.flatMap((issue) => mistakesOf(issue));
  return mistakes.flatMap(({ path, message }) => {
    if (path.length === 0) return [message];
    const field = z.core.toDotPath(path);
    const parent = path.slice(0, -1);
    const key = String(path.at(-1));
    const node = nodeAt(path);
    const id: unknown = nodeAt([...path.slice(0, 2), 'id'])?.value;
    const formatPlace = (offset = 0) =>
      [...(typeof id === 'string' ? [id] : []), `line ${lineNumberAt(text, offset)}`].join(', ');
    if (node) {
      const value = message.startsWith('Must') ? quoteValue(getNodeValue(node)) : '';
      return [`${field} (${formatPlace(node.offset)}): ${message}${value}`];
    }
    // A misspelled field name is one mistake, not also a missing field.
    const misspelled = mistakes.some(
      (other) =>
        z.core.toDotPath(other.path.slice(0, -1)) === z.core.toDotPath(parent) &&
        other.message.endsWith(`did you mean "${key}"?`),
    );
    return misspelled
      ? []
      : [
          `${field} (${formatPlace(nodeAt(parent)?.offset)}): Is missing: add "${key}" to the block that begins here`,
        ];
  });
}
