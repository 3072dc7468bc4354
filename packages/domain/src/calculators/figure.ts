/** A value of a calculation. Money is in dirhams, as a range where sources give one; a percentage is 5 for 5%. */
export type Figure =
  | { kind: 'money'; low: number; high: number }
  | { kind: 'percent'; value: number }
  | { kind: 'number'; value: number }
  | { kind: 'days'; value: number }
  | { kind: 'date'; value: string }
  | { kind: 'minute'; value: number };

export type Money = Extract<Figure, { kind: 'money' }>;

const FILS = 100;

/** To whole fils, so that binary fractions never add up to a visible difference. */
export function roundFils(amount: number): number {
  const scaled = amount * FILS;
  return Math.round(scaled + Math.sign(scaled) * Number.EPSILON * Math.abs(scaled)) / FILS;
}

/** An amount in dirhams, or a range of two. */
export function money(low: number, high = low): Money {
  return { kind: 'money', low: roundFils(low), high: roundFils(high) };
}

export const percent = (value: number): Figure => ({ kind: 'percent', value });
export const number = (value: number): Figure => ({ kind: 'number', value });
export const days = (value: number): Figure => ({ kind: 'days', value });
export const date = (value: string): Figure => ({ kind: 'date', value });
export const minute = (value: number): Figure => ({ kind: 'minute', value });

/** An amount multiplied by a number. */
export function times({ low, high }: Money, factor: number): Money {
  return money(low * factor, high * factor);
}

/** A percentage of an amount. */
export function share(amount: Money, percentage: number): Money {
  return money((amount.low * percentage) / 100, (amount.high * percentage) / 100);
}

export function add(amounts: readonly Money[]): Money {
  return money(
    amounts.reduce((sum, { low }) => sum + low, 0),
    amounts.reduce((sum, { high }) => sum + high, 0),
  );
}
