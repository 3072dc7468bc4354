import { expect, test } from 'vitest';
import { cellsOf, columnsOf, rowOf, type WholeItem } from './item-table.ts';

const PLACE: WholeItem = {
  id: 'dubai-frame',
  head: {
    category: 'attractions',
    sections: ['tourism'],
    tags: ['view', 'indoor'],
    neighbourhoods: [],
    audience: ['tourist'],
  },
  data: {
    subcategory: 'landmark',
    cuisine: null,
    position: { lat: 25.2355, lon: 55.3003, precisionMetres: 50 },
    community: { number: 317, name: 'Zabeel' },
    isWithinNeighbourhood: false,
    setting: 'both',
    isFamilyFriendly: true,
    isLicensed: null,
    priceBand: 2,
    website: 'https://www.dubaiframe.ae',
    operatingStatus: 'open',
    hours: { weekly: { fact: 'hours.dubai-frame' } },
  },
  texts: {
    en: {
      title: 'Dubai Frame',
      summary: '=Old and new',
      body: { areaName: 'Zabeel Park', accessibility: null, statusNote: null },
    },
  },
};

test('STAFF-1 an item written into a table and read from it is the same', () => {
  const columns = columnsOf('place');
  const cells = Object.fromEntries(cellsOf(PLACE, columns).map((cell, at) => [columns[at]?.name ?? '', cell]));
  expect(cells).toMatchObject({
    'data.position.lat': '25.2355',
    'head.tags': 'view | indoor',
    'texts.en.title': 'Dubai Frame',
  });
  expect(rowOf(cells, columns)).toEqual({ row: PLACE, wrong: [] });
});

test('STAFF-6 the weekdays, times, season and prices of a weekly event survive a table', () => {
  const programme: WholeItem = {
    ...PLACE,
    id: 'quiz',
    data: {
      type: 'quiz',
      frequency: 'weekly',
      recurrence: {
        rule: 'weekly',
        days: ['tue', 'sat'],
        from: '20:00',
        to: '01:00',
        season: { from: '10-01', to: '04-30' },
      },
      usualMonths: [10, 11],
      hasConfirmedDates: false,
      isTypicallyFree: null,
      prices: [{ fact: 'price.quiz' }],
      placeId: null,
      website: null,
      confidence: 'general',
    },
    texts: {},
  };
  const columns = columnsOf('event');
  const cells = Object.fromEntries(cellsOf(programme, columns).map((cell, at) => [columns[at]?.name ?? '', cell]));
  expect(rowOf(cells, columns).row.data).toEqual(programme.data);
});

test('STAFF-1 a column that is not in the file is left alone, and a cell of the wrong type is named', () => {
  const cells = { id: 'dubai-frame', 'data.priceBand': 'cheap', 'data.isFamilyFriendly': 'yes', 'data.hours': '{' };
  expect(rowOf(cells, columnsOf('place'))).toEqual({
    row: { id: 'dubai-frame' },
    wrong: ['data.isFamilyFriendly', 'data.priceBand', 'data.hours'],
  });
});
