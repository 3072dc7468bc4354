import { durationParts } from '../guide/duration.ts';
import type { ScheduleRow } from '../guide/schedule.ts';

/** A fact as a calculator needs it: its value as data, or null if it may not be displayed. */
export type FactFigure = { id: string; type: string; value: unknown };

/** The figures of the guide by the id of their fact. Null: hidden, expired, or of another type. */
export type Figures = {
  /** An amount in dirhams, a percentage or a count; where the fact has none, the user's own. */
  number: (id: string) => number | null;
  /** Several numbers in order, or null if one of them is not known. */
  numbers: <const Ids extends readonly string[]>(...ids: Ids) => { [At in keyof Ids]: number } | null;
  /** Whole days of a duration that is written in days, years (365 days) or months (30 days). */
  days: (id: string) => number | null;
  /** The whole years of several durations in order, or null if one of them is not known. */
  manyYears: <const Ids extends readonly string[]>(...ids: Ids) => { [At in keyof Ids]: number } | null;
  /** Hours of a duration that is written in hours or minutes. */
  hours: (id: string) => number | null;
  schedule: (id: string) => readonly ScheduleRow[] | null;
  /** The facts behind a line: those that state its figure. One that the user filled in is not among them. */
  stated: (...ids: string[]) => string[];
};

const NUMBERS = ['money', 'percent', 'number'];
const DAYS_OF: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

/** Whether a fact is a single number that a user can fill in where the guide has none. */
export function isFillable({ type }: Pick<FactFigure, 'type'>): boolean {
  return NUMBERS.includes(type);
}

function allKnown<const Ids extends readonly string[]>(ids: Ids, read: (id: string) => number | null) {
  const values = ids.flatMap((id) => read(id) ?? []);
  return values.length === ids.length ? (values as { [At in keyof Ids]: number }) : null;
}

/** Reads facts as figures. `own` are the user's figures, by fact, for those the guide does not know. */
export function figuresOf(facts: readonly FactFigure[], own: Readonly<Record<string, number>> = {}): Figures {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const known = (id: string, types: readonly string[]) => {
    const fact = byId.get(id);
    return fact && types.includes(fact.type) ? fact.value : null;
  };
  const parts = (id: string) => {
    const value = known(id, ['duration']);
    return typeof value === 'string' ? durationParts(value) : [];
  };
  const number = (id: string) => {
    const value = known(id, NUMBERS);
    return typeof value === 'number' ? value : (own[id] ?? null);
  };
  const years = (id: string) => {
    const [part, ...others] = parts(id);
    return part?.unit === 'year' && others.length === 0 ? part.count : null;
  };
  return {
    number,
    numbers: (...ids) => allKnown(ids, number),
    days: (id) => {
      const found = parts(id);
      const isWhole = found.length > 0 && found.every(({ unit }) => unit in DAYS_OF);
      return isWhole ? found.reduce((sum, { unit, count }) => sum + count * (DAYS_OF[unit] ?? 0), 0) : null;
    },
    manyYears: (...ids) => allKnown(ids, years),
    hours: (id) => {
      const [part, ...others] = parts(id);
      if (!part || others.length > 0) return null;
      return part.unit === 'hour' ? part.count : part.unit === 'minute' ? part.count / 60 : null;
    },
    schedule: (id) => {
      const value = known(id, ['schedule']);
      return Array.isArray(value) ? (value as ScheduleRow[]) : null;
    },
    stated: (...ids) => ids.filter((id) => byId.has(id) && byId.get(id)?.value !== null),
  };
}
