import { issueCode } from '@dalil/domain/language/issue-code.ts';
import type * as z from 'zod';
import { Failure } from './failure.ts';

/** Parses with the domain schema. Fails with `invalid_input` naming every invalid field, never including its value. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => ({ path: issue.path.join('.'), code: issueCode(issue) }));
  throw new Failure('invalid_input', { fields });
}
