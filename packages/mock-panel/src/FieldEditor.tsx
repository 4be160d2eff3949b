import React, { useId, useState } from 'react';
import { addEntry, type Field } from './fields.ts';

type EditorProps = {
  field: Field;
  label: string;
  /** Where the value is in the answer, as in the keys of `errors`. */
  path: string;
  value: unknown;
  errors: Map<string, string>;
  onChange: (value: unknown) => void;
};

const join = (path: string, name: string | number) => (path ? `${path}.${name}` : String(name));

/** Names an entry of a list by what a reader knows it by. */
function titleOf(entry: unknown, index: number): string {
  const { name, id } = (entry ?? {}) as { name?: unknown; id?: unknown };
  return String(name || id || index + 1);
}

/** Edits a value of any field, with the contract's error messages beside it. */
export function FieldEditor(props: EditorProps): React.ReactNode {
  const { field, label, path, value, errors, onChange } = props;
  if (field.kind === 'list') return <ListEditor {...props} field={field} />;
  if (field.kind !== 'group') return <ValueEditor {...props} field={field} />;
  const group = (value ?? {}) as Record<string, unknown>;
  return (
    <fieldset aria-label={label} className="mock-panel-group">
      {field.fields.map((part) => (
        <FieldEditor
          key={part.name}
          field={part.field}
          label={part.optional ? `${part.name} (optional)` : part.name}
          path={join(path, part.name)}
          value={group[part.name]}
          errors={errors}
          onChange={(changed) => {
            const next = { ...group, [part.name]: changed };
            // An optional field that is emptied is left out.
            if (changed === undefined || (part.optional && changed === '')) {
              Reflect.deleteProperty(next, part.name);
            }
            onChange(next);
          }}
        />
      ))}
    </fieldset>
  );
}

type ListProps = EditorProps & { field: Extract<Field, { kind: 'list' }> };

function ListEditor({ field, label, path, value, errors, onChange }: ListProps): React.ReactNode {
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const { entry: entryField } = field;
  const isGroup = entryField.kind === 'group';
  const [added, setAdded] = useState(-1);
  const hasError = (index: number) =>
    [...errors.keys()].some((key) => `${key}.`.startsWith(`${join(path, index)}.`));
  return (
    <fieldset>
      <legend>{`${label}: ${list.length}`}</legend>
      {list.map((entry, index) => {
        const title = titleOf(entry, index);
        const editor = (
          <>
            <FieldEditor
              field={entryField}
              label={isGroup ? title : `${label} ${index + 1}`}
              path={join(path, index)}
              value={entry}
              errors={errors}
              onChange={(changed) => onChange(list.with(index, changed))}
            />
            <button
              type="button"
              aria-label={`Remove ${label} ${title}`}
              onClick={() => onChange(list.toSpliced(index, 1))}
            >
              Remove
            </button>
          </>
        );
        return isGroup ? (
          <Entry key={index} title={title} isNew={index === added} hasError={hasError(index)}>
            {editor}
          </Entry>
        ) : (
          <div key={index} className="mock-panel-line">
            {editor}
          </div>
        );
      })}
      <div>
        <button
          type="button"
          onClick={() => {
            setAdded(list.length);
            onChange(addEntry(list, entryField));
          }}
        >
          {`Add to ${label}`}
        </button>
      </div>
    </fieldset>
  );
}

type EntryProps = {
  title: string;
  isNew: boolean;
  hasError: boolean;
  children: React.ReactNode;
};

/** An entry of a list, closed at first; it stays open when an error is corrected. */
function Entry({ title, isNew, hasError, children }: EntryProps): React.ReactNode {
  const [isOpen, setOpen] = useState(isNew);
  return (
    <details
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      <div className="mock-panel-entry">{children}</div>
    </details>
  );
}

type ValueProps = EditorProps & { field: Exclude<Field, { kind: 'list' | 'group' }> };

function ValueEditor({ field, label, path, value, errors, onChange }: ValueProps): React.ReactNode {
  const id = useId();
  const error = errors.get(path);
  const shared = {
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
  };
  const message = error !== undefined && (
    <p id={`${id}-error`} className="mock-panel-error">
      {error}
    </p>
  );
  if (field.kind === 'checkbox') {
    return (
      <div>
        <label className="mock-panel-check">
          <input
            {...shared}
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => onChange(target.checked || field.off)}
          />
          {label}
        </label>
        {message}
      </div>
    );
  }
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const input = {
    ...shared,
    value: text,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(field.kind === 'number' && target.value ? Number(target.value) : target.value),
  };
  return (
    <div>
      <label htmlFor={id} className="mock-panel-label">
        {label}
      </label>
      {field.kind === 'choice' ? (
        <select {...input}>
          {/* A value that the contract does not know, or none. */}
          {!field.options.includes(text) && <option>{text}</option>}
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : field.kind === 'text' && field.multiline ? (
        <textarea {...input} rows={Math.min(4, 1 + Math.floor(text.length / 50))} />
      ) : (
        <input {...input} type={field.kind} step="any" />
      )}
      {message}
    </div>
  );
}
