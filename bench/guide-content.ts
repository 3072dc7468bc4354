import { readStartingContent } from '@dalil/database/content/read-starting-content.ts';
import type { StartingItem } from '@dalil/database/content/starting-content.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { isDated, occurrencesOf } from '@dalil/domain/guide/event-occurrence.ts';
import { eventDataSchema } from '@dalil/domain/guide/event.ts';
import { isWeekly } from '@dalil/domain/guide/event-weekly.ts';
import type { PlaceData } from '@dalil/domain/guide/place.ts';
import { describeRun, markdown, saveSection } from './results.ts';

/** What the starting content holds and how complete it is, counted from its files. Nothing is measured in time. */
const EXACT_METRES = 100;
/** Events are counted until then: the end of the season. */
const SEASON_DAYS = 183;
const OLD = '2024';

const content = await readStartingContent();
const published = content.items.filter(({ state }) => state === 'published');
const places = published.filter(({ kind }) => kind === 'place');
const facts = content.facts.map(({ fact }) => fact);
const dataOf = ({ data }: StartingItem) => data as PlaceData;

const inSection = (section: string) => places.filter(({ sections }) => sections.includes(section));
const hasHours = (place: StartingItem) => Boolean(dataOf(place).hours?.weekly);
const hasPrice = (place: StartingItem) => (dataOf(place).prices ?? []).length > 0;
const isDescribed = ({ texts }: StartingItem) =>
  Boolean((texts.en?.body as { description?: string } | undefined)?.description);
const share = <Row>(rows: readonly Row[], holds: (row: Row) => boolean) =>
  rows.length === 0 ? '–' : `${Math.round((100 * rows.filter(holds).length) / rows.length)} %`;

const rowOf = (name: string, rows: readonly StartingItem[]) => [
  name,
  String(rows.length),
  share(rows, isDescribed),
  share(rows, hasHours),
  share(rows, hasPrice),
  share(rows, (place) => hasHours(place) || hasPrice(place)),
];

const today = dubaiDate(new Date());
const until = addDays(today, SEASON_DAYS);
const events = published
  .filter(({ kind }) => kind === 'event')
  .map(({ data }) => eventDataSchema.parse(data))
  .filter((event) => isDated(event, today) && occurrencesOf(event, today, until).length > 0);
const eat = inSection('eatanddrink');
const isHotel = (place: StartingItem) =>
  ['hotel', 'hotel-apartment', 'hostel'].includes(dataOf(place).subcategory ?? '');
const pins = places.filter((place) => dataOf(place).position);

const tables = [
  {
    columns: ['places', 'entries', 'described', 'hours', 'price', 'hours or price'],
    rows: [
      rowOf('all', places),
      rowOf('eat and drink', eat),
      rowOf(
        'of them cheap (band 1)',
        eat.filter((place) => dataOf(place).priceBand === 1),
      ),
      rowOf('nightlife and beach clubs', inSection('nightlife')),
      rowOf('hotels', places.filter(isHotel)),
      rowOf(
        'of them budget and mid-price (bands 1 to 3)',
        places.filter((place) => isHotel(place) && (dataOf(place).priceBand ?? 4) <= 3),
      ),
      rowOf('sights, parks, tours, day trips', inSection('tourism')),
      rowOf(
        'shops, malls, markets',
        places.filter(({ category }) => category === 'shopping'),
      ),
      rowOf(
        'business and government',
        places.filter(({ category }) => category === 'business' || category === 'government'),
      ),
    ],
  },
  {
    columns: ['the rest', 'measured'],
    rows: [
      [
        `positions within ${EXACT_METRES} m, of places with a position`,
        share(pins, (place) => (dataOf(place).position?.precisionMetres ?? 1e9) <= EXACT_METRES),
      ],
      [
        `events with a date from ${today} to ${until}, without weekly ones`,
        String(events.filter((event) => !isWeekly(event)).length),
      ],
      ['weekly programmes', String(events.filter(isWeekly).length)],
      ['facts', String(facts.length)],
      ['facts with an official source', share(facts, ({ confidence }) => confidence === 'official')],
      [`facts older than ${OLD}`, share(facts, ({ asOf }) => asOf < OLD)],
      ['own questions', String(content.asked.reduce((sum, { questions }) => sum + questions.length, 0))],
    ],
  },
];
const report = [describeRun(), ...tables.map(markdown)].join('\n\n');
console.log(report);
await saveSection('Content of the guide', report);
