import type { PlaceRole, Verdict, VerdictDay } from './verdict.ts';

/** The verdicts of one subject through a day. */
export type Rule = (day: VerdictDay) => Verdict[];

/** A verdict with its id as its kind, without a place, unless given. */
export function make(
  id: string,
  rest: Omit<Verdict, 'id' | 'place' | 'kind'> & Partial<Pick<Verdict, 'place' | 'kind'>>,
): Verdict {
  return { id, kind: id as Verdict['kind'], place: null, ...rest };
}

/** The id of the first place suggested for something. */
export function firstOf({ places }: VerdictDay, role: PlaceRole): string | null {
  return places.find((place) => place.role === role)?.id ?? null;
}
