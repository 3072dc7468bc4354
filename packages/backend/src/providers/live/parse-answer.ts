import type * as z from 'zod';
import { WrongAnswer } from './live-provider.ts';

/** Parses JSON by the provider's documentation. Throws `WrongAnswer` for anything else. */
export function parseAnswer<Schema extends z.ZodType>(schema: Schema, body: string): z.output<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw new WrongAnswer('not_json');
  }
  return checkAnswer(schema, json);
}

export function checkAnswer<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new WrongAnswer('wrong_shape');
  return parsed.data;
}

/** Whether any of these rows has any value: an answer of nulls says nothing. */
export function hasValue(rows: readonly object[], names: readonly string[]): boolean {
  return rows.some((row) => names.some((name) => (row as Record<string, unknown>)[name] !== null));
}
