import type * as z from 'zod';
import { Failure } from './failure.ts';
import { fieldProblems } from './field-problems.ts';

/** Parses with the domain schema. Fails with `invalid_input` naming every invalid field, never including its value. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new Failure('invalid_input', { fields: fieldProblems(result.error) });
}
