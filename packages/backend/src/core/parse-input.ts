import type * as z from 'zod';
import { Failure } from './failure.ts';

/** Parses with the domain schema. Fails with `invalid_input` naming every invalid field, never including its value. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new Failure('invalid_input', { fields: failedFields(result.error) });
}

/** The path of every invalid field with a code. An unknown name is named at its own path, not at the object it was in. */
export function failedFields({ issues }: z.core.$ZodError): { path: string; code: string }[] {
  return issues.flatMap((issue) => {
    const { code } = issue;
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => ({ path: path.join('.'), code }));
  });
}
