import { add, type Figure, type Money } from './figure.ts';

/** A part of the written arithmetic: a value or a sign. */
export type Term = Figure | '×' | '÷' | '+' | '−' | '·' | '…';

/** One line of a calculation. */
export type Line = {
  /** Names the line. Its words are a message, or the label of its fact. */
  id: string;
  /** Null: not known. It is never guessed. */
  value: Figure | null;
  /** How the value comes about. Empty where it is entered or stated as it is. */
  terms: readonly Term[];
  /** The facts it rests on. Without any it is the user's own figure. */
  facts: readonly string[];
  /** A total stands below the lines that it adds up. */
  role: 'item' | 'total';
};

/** A remark on the result. `values` are put into its message. */
export type Remark = { id: string; tone: 'info' | 'warning'; values: Readonly<Record<string, Figure>> };

/** A calculation as it is displayed and printed. The first total is its headline. */
export type Sheet = { lines: readonly Line[]; remarks: readonly Remark[] };

type LineParts = { terms?: readonly Term[]; facts?: readonly string[] };

export function line(id: string, value: Figure | null, { terms = [], facts = [] }: LineParts = {}): Line {
  return { id, value, terms: value === null ? [] : terms, facts, role: 'item' };
}

export function total(id: string, value: Figure | null, { terms = [], facts = [] }: LineParts = {}): Line {
  return { id, value, terms: value === null ? [] : terms, facts, role: 'total' };
}

export function remark(id: string, values: Remark['values'] = {}, tone: Remark['tone'] = 'info'): Remark {
  return { id, tone, values };
}

/** The known amounts of some lines. Lines without one are left out; `unknownOf` says which. */
export function sumOf(lines: readonly Line[]): Money {
  return add(lines.flatMap(({ value }) => (value?.kind === 'money' ? [value] : [])));
}

/** The lines whose value is not known, and which a total therefore lacks. */
export function unknownOf(lines: readonly Line[]): Line[] {
  return lines.filter(({ value, role }) => value === null && role === 'item');
}
