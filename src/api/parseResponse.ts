import * as z from 'zod/mini';

/**
 * Parses a response, which may come from a newer server than this page (ADR 21). Ignores unknown
 * fields and optional fields of an unknown shape, and leaves out the list entries that it does not
 * understand.
 * @throws ZodError for a wrong shape, or a list of which it understands no entry.
 */
export function parseResponse<S extends z.ZodMiniType>(schema: S, response: unknown): z.infer<S>;
export function parseResponse(schema: z.ZodMiniType, response: unknown): unknown {
  if (!(schema instanceof z.ZodMiniArray)) return z.parse(toTolerant(schema), response);
  const entrySchema = toTolerant(schema.def.element as z.ZodMiniType);
  const results = z
    .parse(z.array(z.unknown()), response)
    .map((entry) => z.safeParse(entrySchema, entry));
  const understood = results.flatMap(({ success, data }) => (success ? [data] : []));
  const errors = results.flatMap(({ error }) => error ?? []);
  if (errors[0] && understood.length === 0) throw errors[0];
  if (errors.length > 0) {
    console.error(`Left out ${errors.length} of ${results.length} list entries:`, ...errors);
  }
  return understood;
}

/** The schema of an object, without its refusal of what this build does not know. */
function toTolerant(schema: z.ZodMiniType): z.ZodMiniType {
  if (!(schema instanceof z.ZodMiniObject)) return schema;
  const fields = Object.entries(schema.shape as Record<string, z.ZodMiniType>);
  return z.object(
    Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        field instanceof z.ZodMiniOptional ? z.catch(field, undefined) : field,
      ]),
    ),
  );
}
