import type { PlaceCard } from '../views.ts';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../language/locale.ts';
import { describeArticle } from './describe-article.ts';
import { describeBreadcrumbs } from './describe-breadcrumbs.ts';
import { describeEvent, type DescribedEvent } from './describe-event.ts';
import { describePlace, placeType } from './describe-place.ts';
import { describeService } from './describe-service.ts';
import { describeSite } from './describe-site.ts';
import { type DescribedPage, type StructuredData, writeStructuredData } from './structured-data.ts';

const ORIGIN = 'https://guide.example';
const WORDS: Record<Locale, string> = { en: 'The creek', ar: 'الخور', hi: 'क्रीक', ur: 'خور' };

const pageIn = (locale: Locale): DescribedPage => ({
  origin: ORIGIN,
  locale,
  path: '/tourism/creek',
  image: `${ORIGIN}/og/tourism/creek-${locale}.png`,
});

const article = (locale: Locale) => ({
  title: WORDS[locale],
  description: WORDS[locale],
  locale,
  category: 'news' as const,
  isEvergreen: false,
  provenance: { method: 'person' as const },
  publishedAt: '2026-11-01T08:00:00Z',
  updatedAt: '2026-11-02T08:00:00Z',
  corrections: [{ at: '2026-11-02T08:00:00Z', note: WORDS[locale] }],
});

const place = (locale: Locale) => ({
  title: WORDS[locale],
  summary: WORDS[locale],
  type: { id: 'restaurant', label: WORDS[locale] },
  cuisine: { id: 'emirati', label: WORDS[locale] },
  district: WORDS[locale],
  position: { lat: 25.2, lon: 55.3, precisionMetres: 100 },
  tags: [],
  hours: null,
  website: 'https://place.example',
  provenance: { method: 'machine-drafted' as const },
});

const service = (locale: Locale) => ({
  title: WORDS[locale],
  description: WORDS[locale],
  type: { id: 'visa', label: WORDS[locale] },
  authority: WORDS[locale],
  officialUrl: 'https://authority.example',
  audience: [WORDS[locale]],
  provenance: { method: 'machine-assisted' as const },
});

const event = (locale: Locale): DescribedEvent => ({
  name: WORDS[locale],
  description: WORDS[locale],
  startDate: '2026-12-02',
  endDate: '2026-12-03',
  status: 'scheduled',
  venue: { name: WORDS[locale], position: { lat: 25.2, lon: 55.3 } },
  organiser: WORDS[locale],
  method: 'machine-drafted',
});

/**
 * The properties each kind requires and should have: developers.google.com/search/docs/appearance/structured-data for the kinds
 * that have a page there, schema.org for GovernmentService, Beach and TouristAttraction. Properties the guide does not know
 * (ratings, prices, hours, telephones, performers, offers) are not required.
 */
const EXPECTED: [string, (locale: Locale) => StructuredData | null, string[]][] = [
  [
    'NewsArticle',
    (locale) => describeArticle(article(locale), pageIn(locale)),
    [
      'headline',
      'image.0',
      'datePublished',
      'dateModified',
      'author.name',
      'author.url',
      'publisher.logo.url',
      'correction.0.text',
      'inLanguage',
    ],
  ],
  [
    'Article',
    (locale) => describeArticle({ ...article(locale), isEvergreen: true }, pageIn(locale)),
    ['headline', 'image.0', 'datePublished', 'dateModified', 'author.name', 'author.url', 'mainEntityOfPage'],
  ],
  [
    'Restaurant',
    (locale) => describePlace(place(locale), pageIn(locale)),
    [
      'name',
      'image.0',
      'address.addressLocality',
      'address.addressCountry',
      'geo.latitude',
      'geo.longitude',
      'servesCuisine',
      'url',
    ],
  ],
  [
    'TouristAttraction',
    (locale) => describePlace({ ...place(locale), type: { id: 'landmark', label: 'x' } }, pageIn(locale)),
    ['name', 'description', 'image.0', 'address.addressCountry', 'geo.latitude', 'url'],
  ],
  [
    'Beach',
    (locale) => describePlace({ ...place(locale), type: { id: 'beach', label: 'x' } }, pageIn(locale)),
    ['name', 'description', 'image.0', 'address.addressCountry', 'geo.latitude', 'url'],
  ],
  [
    'GovernmentService',
    (locale) => describeService(service(locale), pageIn(locale)),
    [
      'name',
      'description',
      'serviceType',
      'provider.name',
      'areaServed.name',
      'audience.0.audienceType',
      'availableChannel.serviceUrl',
      'url',
    ],
  ],
  [
    'Event',
    (locale) => describeEvent(event(locale), pageIn(locale)),
    [
      'name',
      'startDate',
      'endDate',
      'location.name',
      'location.address.addressCountry',
      'eventStatus',
      'description',
      'image.0',
      'organizer.name',
    ],
  ],
  [
    'BreadcrumbList',
    (locale) => describeBreadcrumbs([{ name: WORDS[locale], url: `${ORIGIN}/${locale}` }]),
    ['itemListElement.0.position', 'itemListElement.0.name', 'itemListElement.0.item'],
  ],
  [
    'WebSite',
    (locale) => describeSite(WORDS[locale], pageIn(locale))[0] ?? null,
    ['name', 'url', 'description', 'inLanguage'],
  ],
  ['Organization', (locale) => describeSite('', pageIn(locale))[1] ?? null, ['name', 'url', 'logo.url']],
];

function valueAt(node: unknown, path: string): unknown {
  return path.split('.').reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], node);
}

test.each(EXPECTED)(
  'ROUTE-10 %s has what search engines require and recommend, in four languages',
  (type, build, paths) => {
    for (const locale of LOCALES) {
      const node = build(locale);
      expect(node).toMatchObject({ '@context': 'https://schema.org', '@type': type });
      for (const path of paths) expect(valueAt(node, path), `${locale} ${path}`).toBeTruthy();
      expect(JSON.stringify(node)).not.toMatch(/aggregateRating|priceRange|openingHours|offers|telephone|null/);
    }
  },
);

test('ROUTE-10 addresses are absolute and in the language of the page', () => {
  expect(describePlace(place('ar'), pageIn('ar')).url).toBe(`${ORIGIN}/ar/tourism/creek`);
  expect(describePlace(place('en'), pageIn('en')).url).toBe(`${ORIGIN}/tourism/creek`);
});

test('ROUTE-10 an event without a certain day or venue is not described', () => {
  expect(describeEvent({ ...event('en'), startDate: undefined }, pageIn('en'))).toBeNull();
  expect(describeEvent({ ...event('en'), venue: null }, pageIn('en'))).toBeNull();
});

test('ROUTE-10 a weekly programme has its weekdays and times as a schedule', () => {
  const weekly = { days: ['tue', 'sat'], from: '20:00', to: null, season: null } as const;
  expect(describeEvent({ ...event('en'), weekly: { ...weekly, days: [...weekly.days] } }, pageIn('en'))).toMatchObject({
    startDate: '2026-12-02',
    eventSchedule: {
      '@type': 'Schedule',
      repeatFrequency: 'P1W',
      byDay: ['https://schema.org/Tuesday', 'https://schema.org/Saturday'],
      startTime: '20:00:00',
      scheduleTimezone: 'Asia/Dubai',
    },
  });
  expect(describeEvent(event('en'), pageIn('en'))).not.toHaveProperty('eventSchedule');
});

test('ROUTE-10 what is not known is left out', () => {
  const vague = {
    ...place('en'),
    position: { lat: 25.2, lon: 55.3, precisionMetres: 800 },
    website: null,
    cuisine: null,
  };
  expect(Object.keys(describePlace(vague, pageIn('en')))).not.toEqual(expect.arrayContaining(['geo']));
  expect(describePlace(vague, pageIn('en'))).not.toHaveProperty('sameAs');
  expect(describeArticle({ ...article('en'), publishedAt: null }, pageIn('en'))).not.toHaveProperty('datePublished');
  expect(describeService({ ...service('en'), officialUrl: null }, pageIn('en'))).not.toHaveProperty('availableChannel');
  const flight = describeService({ ...service('en'), type: { id: 'leisure', label: 'Leisure' } }, pageIn('en'));
  expect(flight).toMatchObject({ '@type': 'Service' });
  expect(flight).not.toHaveProperty('provider');
});

const label = (id: string) => ({ id, label: id });
test.each([
  ['nightlife', ['bar'], 'BarOrPub'],
  ['nightlife', ['rooftop', 'lounge'], 'Place'],
  ['restaurant', ['bar'], 'Restaurant'],
  ['hotel', [], 'Hotel'],
  ['mall', [], 'ShoppingCenter'],
  ['museum', [], 'Museum'],
  ['district', [], 'Place'],
])('ROUTE-10 a place of the kind %s tagged %o is a %s', (type, tags, expected) => {
  expect(placeType(label(type), tags.map(label))).toBe(expected);
});

test('ERR-8 nothing in structured data ends its script element', () => {
  const written = writeStructuredData({ '@type': 'Place', name: '</script><script>alert(1)</script><!--' });
  expect(written).not.toMatch(/[<>]/);
  expect(JSON.parse(written).name).toBe('</script><script>alert(1)</script><!--');
});

test('ROUTE-10 known hours of an ordinary week are described, those of a season or of some visitors are not', () => {
  const described = (hours: PlaceCard['hours']) =>
    describePlace({ ...place('en'), hours }, pageIn('en')).openingHoursSpecification;
  const NONE = { facts: [], ramadan: null, holidays: null, closures: [] };
  const weekly = [
    { days: ['mon' as const, 'tue' as const], from: '10:00', to: '24:00' },
    { days: ['wed' as const], from: '10:00', to: '18:00', audience: 'women' as const },
  ];
  expect(described({ ...NONE, weekly, season: null })).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday'], opens: '10:00', closes: '23:59' },
  ]);
  expect(described({ ...NONE, weekly, season: { from: '10-15', to: '05-10' } })).toBeUndefined();
  expect(described(null)).toBeUndefined();
});

test('STAFF-9 an article, and the page of everything else, states by an IPTC term how its text was made', () => {
  const iptc = (term: string) => `http://cv.iptc.org/newscodes/digitalsourcetype/${term}`;
  const page = pageIn('ar');
  expect(describeArticle(article('ar'), page).digitalSourceType).toBe(iptc('digitalCreation'));
  const pageOf = (method: string) => ({
    '@type': 'WebPage',
    '@id': `${ORIGIN}/ar/tourism/creek`,
    digitalSourceType: iptc(method),
  });
  expect(describePlace(place('ar'), page).mainEntityOfPage).toEqual(pageOf('trainedAlgorithmicMedia'));
  expect(describeEvent(event('ar'), page)?.mainEntityOfPage).toEqual(pageOf('trainedAlgorithmicMedia'));
  expect(describeService(service('ar'), page).mainEntityOfPage).toEqual(pageOf('compositeWithTrainedAlgorithmicMedia'));
});

test('SEO-2 the city is stated only of what is known to be in it', () => {
  const addressOf = (venue: DescribedEvent['venue']) => {
    const described = describeEvent({ ...event('en'), venue }, pageIn('en'));
    return (described?.['location'] as { address: unknown } | undefined)?.address;
  };
  const dubai = { lat: 25.2, lon: 55.3 };
  const yas = { lat: 24.47, lon: 54.6 };
  const country = { '@type': 'PostalAddress', addressCountry: 'AE' };
  expect(addressOf({ name: 'Creek Park', position: dubai })).toEqual({ ...country, addressLocality: 'Dubai' });
  expect(addressOf({ name: 'Yas Marina Circuit', position: yas })).toEqual(country);
  expect(addressOf({ name: 'Yas Marina Circuit, Yas Island, Abu Dhabi' })).toEqual(country);
  expect(addressOf({ name: 'UAE' })).toEqual(country);
  const placeAt = (position: { lat: number; lon: number }) =>
    describePlace({ ...place('en'), position: { ...position, precisionMetres: 100 } }, pageIn('en'))['address'];
  expect(placeAt(dubai)).toMatchObject({ addressRegion: 'Dubai', addressCountry: 'AE' });
  expect(placeAt(yas)).toEqual({ '@type': 'PostalAddress', addressLocality: WORDS.en });
});

test('a photograph is described with its author, its licence and where it is from', () => {
  const picture = {
    id: '0f3a6c1b2d4e5f60718293a4b5c6d7e8',
    width: 1600,
    height: 1000,
    alt: 'The creek at dusk',
    credit: 'Sara Khan',
    licence: 'cc-by-sa-3.0',
    licenceUrl: 'https://creativecommons.org/licenses/by-sa/3.0/de/',
    sourceUrl: 'https://commons.wikimedia.org/wiki/File:Creek.jpg',
  } as const;
  const { image } = describePlace({ ...place('en'), picture }, pageIn('en'));
  expect(image).toMatchObject([
    {
      '@type': 'ImageObject',
      contentUrl: `${ORIGIN}/pictures/0f3a6c1b2d4e5f60718293a4b5c6d7e8-1600.webp`,
      creditText: 'Sara Khan',
      license: 'https://creativecommons.org/licenses/by-sa/3.0/de/',
      acquireLicensePage: 'https://commons.wikimedia.org/wiki/File:Creek.jpg',
    },
    pageIn('en').image,
  ]);
});
