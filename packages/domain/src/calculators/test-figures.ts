import { type Figures, figuresOf } from './figures-of-facts.ts';
import type { Line, Sheet } from './sheet.ts';

/** Figures for tests, by fact: numbers as money, `P21D` as a duration. Null is a fact that may not be displayed. */
export function testFigures(
  values: Readonly<Record<string, number | string | null>>,
  own: Record<string, number> = {},
): Figures {
  const facts = Object.entries(values).map(([id, value]) => ({
    id,
    type: typeof value === 'string' ? 'duration' : 'money',
    value,
  }));
  return figuresOf(facts, own);
}

export function lineOf({ lines }: Sheet, id: string): Line | undefined {
  return lines.find((line) => line.id === id);
}

/** The amount of a line in dirhams, or the limits of its range; null where it is not known. */
export function amountOf(sheet: Sheet, id: string): number | [number, number] | null | undefined {
  const value = lineOf(sheet, id)?.value;
  if (value?.kind !== 'money') return value === null ? null : undefined;
  return value.low === value.high ? value.low : [value.low, value.high];
}

export const remarkIds = ({ remarks }: Sheet): string[] => remarks.map(({ id }) => id);
