import type { PlaceBody, PlaceData } from '@dalil/domain/guide/place.ts';
import type { ContentFault, StartingContent, StartingFact, StartingItem } from './starting-content.ts';

const MONTHS = Array.from({ length: 12 }, (_, at) =>
  new Date(Date.UTC(2026, at)).toLocaleString('en', { month: 'long', timeZone: 'UTC' }),
);

/** What was said of a time to come, up to the month or year in which it was to be. Texts are checked in English. */
const ANNOUNCED = new RegExp(
  '\\b(?:planned|expected|promised|due|set|scheduled|announced|reopening|to open|will (?:open|begin|start|return))\\b' +
    '[^.;]{0,60}?\\b(?:for|in|by|on|of|from|until)\\b[^.;]{0,20}?' +
    `\\b(?:(${MONTHS.join('|')}) )?(20\\d\\d)\\b`,
  'gi',
);
/** What became of it, or that we do not know. */
const A_WORD =
  /\b(?:not (?:been )?(?:confirmed|seen|found)|no report|we (?:have|found|saw)|closed|cancelled|check|ask|since|ended)\b/i;

/** The month of a time, which of a year is its last. */
function monthOf(month: string | undefined, year: string): string {
  const at = MONTHS.findIndex((name) => name.toLowerCase() === month?.toLowerCase());
  return `${year}-${String(at < 0 ? 12 : at + 1).padStart(2, '0')}`;
}

function passedIn(text: string, today: string): string | null {
  if (A_WORD.test(text)) return null;
  const passed = [...text.matchAll(ANNOUNCED)].filter(
    ([, month, year = '']) => monthOf(month, year) < today.slice(0, 7),
  );
  return passed[0]?.[0] ?? null;
}

function ofFact({ path, fact }: StartingFact, today: string): ContentFault[] {
  if (!fact.isShown) return [];
  const isPassed = fact.type === 'date' && fact.value < today && fact.asOf < fact.value && fact.note === undefined;
  const said = passedIn([fact.texts.en?.value, fact.texts.en?.sentence].filter(Boolean).join('. '), today);
  const what = isPassed ? fact.value : said;
  return what === null ? [] : [{ path, message: `${fact.id}: "${what}" has passed without a word` }];
}

/** The note of a place on its state is read first on its page. */
function ofPlace({ path, kind, asOf, data, texts }: StartingItem, today: string): ContentFault[] {
  if (kind !== 'place' || data === undefined) return [];
  const { operatingStatus } = data as PlaceData;
  const note = (texts.en?.body as PlaceBody | undefined)?.statusNote ?? null;
  if (note === null) return [];
  const said = passedIn(note, today);
  const twoYearsAgo = `${Number(today.slice(0, 4)) - 2}${today.slice(4)}`;
  const isOld = operatingStatus !== 'open' && asOf < twoYearsAgo.slice(0, asOf.length) && !/20\d\d/.test(note);
  return [
    ...(said === null ? [] : [{ path, message: `"${said}" has passed without a word` }]),
    ...(isOld ? [{ path, message: 'a state older than two years is told without its year' }] : []),
  ];
}

/** What a day has made wrong. It is no part of reading the content, which must not fail because a day has passed. */
export function checkDates({ facts, items }: StartingContent, today: string): ContentFault[] {
  return [...facts.flatMap((fact) => ofFact(fact, today)), ...items.flatMap((item) => ofPlace(item, today))];
}

/** The month up to which the content was kept, that of its newest entry. A release is not judged by what comes after it. */
export function dayOfContent({ facts, items }: StartingContent): string {
  const months = [...facts.map(({ fact }) => fact.asOf), ...items.map(({ asOf }) => asOf)].filter(
    (asOf) => asOf.length > 4,
  );
  return `${months.reduce((newest, asOf) => (asOf > newest ? asOf : newest), '2000-01').slice(0, 7)}-01`;
}
