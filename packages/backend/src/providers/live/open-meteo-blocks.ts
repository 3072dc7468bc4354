import * as z from 'zod';
import { WrongAnswer } from './live-provider.ts';

const figure = z.nullable(z.number()).optional();
const column = z.array(z.nullable(z.number())).optional();
const named = <Type>(names: string, type: Type): Record<string, Type> =>
  Object.fromEntries(names.split(',').map((name) => [name, type]));

/** A block of the latest values, by the names of the request. */
export const current = (names: string) => z.object({ time: z.string() }).and(z.object(named(names, figure)));
/** A block of hours or days: one column for each name. */
export const columns = (names: string) =>
  z.object({ time: z.array(z.string()).min(1) }).and(z.object(named(names, column)));

type Columns = { time: string[] } & Record<string, unknown>;

/** The rows of a block whose columns the provider sends one by one. A missing column is null in each row. */
export function rowsOf(given: object): { at: string; get: (name: string) => number | null }[] {
  const block = given as Columns;
  return block.time.map((at, index) => ({
    at,
    get: (name) => {
      const values = block[name] as (number | null)[] | undefined;
      if (values && values.length !== block.time.length) throw new WrongAnswer('uneven_columns');
      return values?.[index] ?? null;
    },
  }));
}

/** The latest values as a row. */
export function rowOf(given: object): { at: string; get: (name: string) => number | null } {
  const block = given as { time: string } & Record<string, unknown>;
  return { at: block.time, get: (name) => (block[name] as number | null | undefined) ?? null };
}
