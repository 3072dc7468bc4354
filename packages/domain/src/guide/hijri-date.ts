import { PRODUCT } from '../product.ts';

export type HijriDate = { year: number; month: number; day: number };

const PARTS = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: PRODUCT.timeZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/**
 * The date of the Umm al-Qura calendar in Dubai. Only its numbers are taken from Intl, because its month names and order
 * differ by language (Hindi puts the era first). The moon sighting may move it by a day.
 */
export function hijriDate(now: Date): HijriDate {
  const part = (type: string) => Number(PARTS.formatToParts(now).find((found) => found.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
}
