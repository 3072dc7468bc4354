import type { Position } from '@dalil/domain/guide/position.ts';
import { positionOf } from './imported-entry.ts';

const DEGREES = String.raw`(-?\d{1,2}(?:\.\d+)?)`;
const WIDE_DEGREES = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
/** Where map programs write a position into the address of a place, the most exact first. */
const FORMS = [
  new RegExp(`!3d${DEGREES}!4d${WIDE_DEGREES}`),
  new RegExp(`/search/${DEGREES},\\+?${WIDE_DEGREES}`),
  new RegExp(`[?&](?:q|query|ll|daddr|destination)=(?:loc:)?${DEGREES},\\+?${WIDE_DEGREES}`),
  new RegExp(`/@${DEGREES},${WIDE_DEGREES}`),
];

/** The position that the address of a place on a map states, if it states one. */
export function positionInMapLink(link: string): Position | null {
  const plain = link.replaceAll(/%2C/gi, ',').replaceAll('%20', '');
  const found = FORMS.map((form) => form.exec(plain)).find((match) => match !== null);
  return found ? positionOf(found[1], found[2]) : null;
}
