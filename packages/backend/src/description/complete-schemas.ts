import * as z from 'zod';

type Described = z.core.$ZodType & { meta?: unknown };

/**
 * The generator asks every schema for its `meta`, which the small zod of the domain's shapes leaves out. Gives it to all
 * schemas that `value`, a route's definition, holds.
 */
export function completeSchemas(value: unknown, seen = new Set<unknown>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (isSchema(value)) {
    if (!('meta' in value)) Object.defineProperty(value, 'meta', { value: () => z.globalRegistry.get(value) });
    completeSchemas(value._zod.def, seen);
    return;
  }
  for (const part of Object.values(value)) completeSchemas(part, seen);
}

function isSchema(value: object): value is Described {
  return '_zod' in value;
}
