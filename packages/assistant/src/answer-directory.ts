import { type EntryKind, NEED_IDS, NEEDS } from '@dalil/domain/directory/entry-kind.ts';
import { ENTRY_SOURCES, type EntrySource } from '@dalil/domain/directory/entry-source.ts';
import type { EntryView } from '@dalil/domain/directory/entry-view.ts';
import { NEARBY_REACH } from '@dalil/domain/directory/nearby.ts';
import { metresBetween } from '@dalil/domain/guide/distance.ts';
import { normalizeWords } from '@dalil/domain/language/normalize-text.ts';
import type { ConceptId } from '@dalil/search/search-document.ts';
import { splitWords } from '@dalil/search/split-words.ts';
import { stemWord } from '@dalil/search/stem-word.ts';
import { isSoftWord } from '@dalil/search/stop-words.ts';
import type { GuideText } from './answer-guide.ts';
import { addBlock, cite, citeText, citeTool, claim, type Draft, linkingSentence } from './draft.ts';
import type { Sense } from './lexicon/senses.ts';
import { LISTED_PLACES, listPlaces } from './list-places.ts';
import { formatMessage } from './messages/messages.ts';
import type { NamedItem } from './named-items.ts';
import { placesNear } from './places-near.ts';
import { readQuestion } from './read-question.ts';
import type { Ending } from './refer.ts';
import { withoutWishes } from './requested-wish.ts';
import type { AnswerInput } from './run-tools.ts';
import { kindLabel, type SoughtKind, soughtIn } from './sought-entry.ts';
import { writeDistance } from './tools/distance-tool.ts';
import { hasAny } from './tools/tool.ts';

/** How the guide files places of these kinds. Of the others it has none. */
const SORTS: Partial<Record<SoughtKind, ConceptId>> = {
  pharmacy: 'subcategory/pharmacy',
  clinic: 'subcategory/clinic',
  dentist: 'subcategory/dentist',
  supermarket: 'subcategory/supermarket',
  mosque: 'subcategory/religious',
  church: 'subcategory/religious',
  temple: 'subcategory/religious',
  petrol: 'subcategory/petrol',
  charging: 'subcategory/charging',
  gym: 'subcategory/gym',
};
/** People drive to these, so they are looked for further away. */
const DRIVEN_TO: readonly SoughtKind[] = ['petrol', 'charging', 'church', 'temple'];
/** The guide says in general where these are, which answers where none is known nearby. */
const SAID_IN_GENERAL: readonly SoughtKind[] = ['toilets', 'drinking-water', 'parking', 'prayer-room'];
const FEW: readonly SoughtKind[] = ['church', 'temple', ...SAID_IN_GENERAL];
/** What asks for a place and nothing else of it. */
const ASKING: readonly Sense[] = ['where', 'near', 'suggest', 'best', 'is-open', 'may', 'must', 'way', 'distance'];
const POINTING: readonly Sense[] = ['here', 'place', 'now', 'live', 'today'];
/** Where nothing is nearer. */
const FURTHEST_METRES = 8000;
const CONFIDENCE = 88;

type Sought = { kind: SoughtKind; from: GuideText | null; isOpenNow: boolean };

/**
 * CHAT-2: the nearest of what a city has hundreds of: pharmacies, cash machines, mosques. Those of the guide come first, then those of
 * the directory, said as what nobody has checked, then the page that shows all. Around the reader only that page knows what is near,
 * as a position never leaves the device. Null for a question about something else.
 */
export async function answerDirectory(input: AnswerInput): Promise<Ending | null> {
  const sought = await readSought(input);
  if (!sought) return null;
  const { draft } = input;
  if (!sought.from) {
    // Of these the guide itself knows the few that there are.
    if (FEW.includes(sought.kind)) return null;
    const text = formatMessage(draft.messages.nearbyMe, { kind: kindLabel(sought.kind, draft.locale) });
    addBlock(draft, 'paragraph', [claim(text, [citeNearby(sought, draft)])]);
    return { outcome: 'answered', confidence: CONFIDENCE, byUnit: true };
  }
  const from = { text: sought.from, position: sought.from.position ?? null };
  if (!from.position) return null;
  const around = await placesOfGuide(sought, from.position, input);
  const entries = await entriesOf(sought, from.position, around, input);
  const near = around.filter(({ metres }) => metres <= NEARBY_REACH.wide);
  const places = near.length + entries.length > 0 ? near : around;
  if (places.length === 0 && entries.length === 0) {
    if (SAID_IN_GENERAL.includes(sought.kind)) return null;
    addBlock(draft, 'paragraph', [linkingSentence(formatMessage(draft.messages.noNear, { from: from.text.title }))]);
  }
  const metresOf = new Map(places.map(({ text, metres }) => [text.id, metres]));
  const say = (title: string, metres: number) =>
    formatMessage(draft.messages.nearPlace, { title, from: from.text.title, distance: writeDistance(metres, draft) });
  if (places.length > 0) {
    const beside = [citeTool(draft, 'distance'), citeText(draft, from.text)];
    listPlaces(
      places.map(({ text }) => text),
      (text) => say(text.title, metresOf.get(text.id) ?? 0),
      input,
      beside,
    );
  }
  sayEntries(entries, sought, say, input);
  const page = formatMessage(draft.messages.nearbyPage, { from: from.text.title });
  addBlock(draft, 'paragraph', [claim(page, [citeNearby(sought, draft), citeText(draft, from.text)])]);
  return places.length + entries.length > 0
    ? { outcome: 'answered', confidence: CONFIDENCE, byUnit: true }
    : { outcome: 'closest', confidence: 0, byUnit: true };
}

/** What is looked for and around what; without a place, around the reader. Null where anything else is asked. */
async function readSought({ question, named, questionInput, guide, draft }: AnswerInput): Promise<Sought | null> {
  const sought = soughtIn(questionInput.question);
  if (!sought) return null;
  // "Police station in Bur Dubai" is a name as well.
  const around = named.filter(({ stems }) => ![...stems].every((stem) => sought.stems.includes(stem)));
  const at = around.find(isArea) ?? (around.length === 1 ? around.find(isPlace) : undefined);
  if (around.length > 0 && (!at || around.some((one) => one !== at && (isArea(one) || !isWithin(one, at)))))
    return null;
  const [from] = at ? await guide.texts([at], draft.locale) : [];
  if (at && !from?.position) return null;
  const [english] = at && draft.locale !== 'en' ? await guide.texts([at], 'en') : [];
  const ofName = new Set([...(at?.stems ?? []), ...[from, english].flatMap((text) => stemsOf(text?.title ?? ''))]);
  const others = sought.others.filter((word) => !ofName.has(stemWord(word)) && !isSoftWord(stemWord(word)));
  const rest = readQuestion(withoutWishes(others.join(' ')), question.locale, questionInput.now);
  const isElse =
    rest.others.length > 0 ||
    [...rest.subjects].some((sense) => !POINTING.includes(sense)) ||
    [...rest.questionSenses].some((sense) => !ASKING.includes(sense));
  const isPlaced = sought.isAround || hasAny(rest.senses, ['where', 'near', 'here', 'suggest']);
  if (isElse || (!at && !isPlaced)) return null;
  return { kind: sought.kind, from: from ?? null, isOpenNow: question.questionSenses.has('is-open') };
}

const stemsOf = (text: string) => splitWords(text).map((word) => stemWord(word.text));
const isArea = ({ kind }: NamedItem) => kind === 'neighbourhood';
const isPlace = ({ kind }: NamedItem) => kind === 'place';
/** Another item that only parts of the same words name. */
const isWithin = (one: NamedItem, other: NamedItem) => [...one.stems].every((stem) => other.stems.has(stem));

type Near = { text: GuideText; metres: number };

async function placesOfGuide(
  { kind, from }: Sought,
  position: NonNullable<GuideText['position']>,
  input: AnswerInput,
): Promise<Near[]> {
  const sort = SORTS[kind];
  if (!sort) return [];
  const near = await placesNear([[sort]], undefined, position, input);
  return near
    .filter(({ text, metres }) => text.id !== from?.id && metres <= FURTHEST_METRES)
    .filter(({ text }) => sort !== 'subcategory/religious' || isCalled(text, kind));
}

/** The guide files all places of worship alike; their names tell them apart. */
function isCalled({ title, sentences }: GuideText, kind: SoughtKind): boolean {
  const summary = sentences.find(({ role }) => role === 'summary')?.text ?? '';
  return [title, summary].some((text) => soughtIn(text)?.kind === kind);
}

async function entriesOf(
  { kind }: Sought,
  position: NonNullable<GuideText['position']>,
  places: readonly Near[],
  { guide, draft, questionInput }: AnswerInput,
): Promise<(EntryView & { metres: number })[]> {
  const reach = DRIVEN_TO.includes(kind) ? NEARBY_REACH.wide : NEARBY_REACH.walk;
  const entries = (await guide.entriesAround(position, [kind], reach, draft.locale)) ?? [];
  const known = new Set(places.map(({ text }) => normalizeWords(text.title)));
  return entries
    .map((entry) => ({ ...entry, metres: metresBetween(position, entry) }))
    .filter(({ metres, name }) => metres <= reach && !(name !== null && known.has(normalizeWords(name))))
    .toSorted((a, b) => a.metres - b.metres || (a.id < b.id ? -1 : 1))
    .slice(0, LISTED_PLACES[questionInput.preferences.responseStyle]);
}

function sayEntries(
  entries: readonly (EntryView & { metres: number })[],
  sought: Sought,
  say: (title: string, metres: number) => string,
  { draft }: AnswerInput,
): void {
  if (entries.length === 0) return;
  const sources = [...new Set(entries.map(({ source }) => ENTRY_SOURCES[source].name))].join(draft.messages.listJoin);
  addBlock(draft, 'paragraph', [linkingSentence(formatMessage(draft.messages.fromDirectory, { sources }))]);
  const sentences = entries.map(({ name, metres, source, asOf }) =>
    claim(say(name ?? kindLabel(sought.kind, draft.locale), metres), [
      citeEntries(source, asOf, sought, draft),
      citeTool(draft, 'distance'),
    ]),
  );
  addBlock(draft, 'list', sentences);
}

function citeEntries(source: EntrySource, asOf: string, sought: Sought, draft: Draft): number {
  const { name, attribution, url } = ENTRY_SOURCES[source];
  const id = `directory-${source}`;
  return cite(draft, {
    kind: 'tool',
    id,
    title: name,
    href: nearbyPage(sought),
    source: { name: attribution, url },
    asOf,
  });
}

function citeNearby(sought: Sought, draft: Draft): number {
  const { nearby: title } = draft.messages.tools;
  return cite(draft, { kind: 'tool', id: 'nearby', title, href: nearbyPage(sought), source: null, asOf: null });
}

/** The page with all of this kind around the place or area, or around the reader. */
function nearbyPage({ kind, from, isOpenNow }: Sought): string {
  const need = NEED_IDS.find((id) => (NEEDS[id].kinds as readonly EntryKind[]).includes(kind));
  const params = new URLSearchParams();
  if (from) params.set(from.kind === 'neighbourhood' ? 'area' : 'near', from.id);
  if (need) params.set('need', need);
  if (isOpenNow) params.set('open', 'now');
  return `/nearby?${params}`;
}
