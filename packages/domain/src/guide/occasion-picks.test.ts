import { expect, test } from 'vitest';
import { WEEKDAYS } from './calendar-day.ts';
import { type Candidate, occasionPicks } from './occasion-picks.ts';
import type { OpeningHours } from './opening-hours.ts';

const THURSDAY = '2026-11-26';
const RAMADAN = '2027-02-16';
const hours = (from: string, to: string): OpeningHours => ({
  weekly: [{ days: [...WEEKDAYS], from, to }],
  ramadan: null,
  holidays: null,
  season: null,
  closures: [],
});

type Given = Partial<Omit<Candidate, 'data'>> & Partial<Candidate['data']>;

function place(id: string, { sections = ['tourism'], tags = [], hours: known = null, ...data }: Given): Candidate {
  return {
    id,
    sections,
    tags,
    hours: known,
    data: {
      subcategory: 'museum',
      setting: 'indoor',
      isFamilyFriendly: null,
      position: { lat: 25.04, lon: 55.4, precisionMetres: 2000 },
      ...data,
    },
  };
}

const groupOf = (groups: ReturnType<typeof occasionPicks>, id: string) =>
  groups.find(({ picks }) => picks.some((pick) => pick.id === id))?.id ?? null;

test('ROUTE-1 tonight has in each part what is open then by known hours of that day, and walks that nobody closes', () => {
  const eat = { sections: ['eatanddrink'], subcategory: 'restaurant' };
  const places = [
    place('late', { hours: hours('10:00', '23:00') }),
    place('early', { hours: hours('10:00', '18:00') }),
    place('unknown', {}),
    place('walk', { subcategory: 'promenade', setting: 'outdoor' }),
    place('supper', { ...eat, hours: hours('12:00', '23:00') }),
    place('lunch', { ...eat, hours: hours('12:00', '16:00') }),
    place('bar', { sections: ['nightlife'], hours: hours('20:00', '02:00') }),
    place('midnight', { sections: ['nightlife'], hours: hours('20:00', '24:00') }),
  ];
  const groups = occasionPicks('tonight', places, THURSDAY);
  expect(groups.map(({ id, picks }) => [id, picks.map((pick) => pick.id)])).toEqual([
    ['early', ['late', 'walk']],
    ['dinner', ['supper']],
    ['late', ['bar']],
  ]);
  expect(groups[0]?.picks[0]?.reasons[0]).toEqual({ code: 'openAtNight' });
  expect(groups[2]?.picks[0]?.reasons[0]).toEqual({ code: 'openLate' });
  expect(groupOf(occasionPicks('tonight', places, RAMADAN), 'late')).toBeNull();
});

test('ROUTE-1 a place stands in one group of a page, and only families’ places are for children', () => {
  const places = [
    place('aquarium', { subcategory: 'aquarium', tags: ['kids'], isFamilyFriendly: true }),
    place('play', { tags: ['kids'], isFamilyFriendly: true }),
    place('bar', { subcategory: 'nightlife', sections: ['nightlife'] }),
    place('park', { subcategory: 'park', setting: 'outdoor', tags: ['free'], isFamilyFriendly: true }),
    place('golf', { subcategory: 'park', setting: 'outdoor', isFamilyFriendly: null }),
  ];
  const groups = occasionPicks('with-children', places, THURSDAY);
  expect(['aquarium', 'play', 'park', 'bar', 'golf'].map((id) => groupOf(groups, id))).toEqual([
    'animals',
    'indoors',
    'outdoors',
    null,
    null,
  ]);
  const all = groups.flatMap(({ picks }) => picks.map(({ id }) => id));
  expect(new Set(all).size).toBe(all.length);
  expect(groups.at(-1)?.picks[0]?.reasons).toEqual([{ code: 'playground' }, { code: 'free' }]);
});

test('ROUTE-1 the editors’ favourites come first, and minutes from the metro only for an exact position', () => {
  const near = { lat: 25.2015, lon: 55.2697, precisionMetres: 50 };
  const tower = { subcategory: 'landmark', tags: ['icon'] };
  const groups = occasionPicks(
    'first-visit',
    [
      place('far', { ...tower, editorWeight: 1 }),
      place('near', { ...tower, editorWeight: 5, position: near }),
      place('vague', { ...tower, editorWeight: 3, position: { ...near, precisionMetres: 1500 } }),
    ],
    THURSDAY,
  );
  expect(groups[0]?.picks.map(({ id }) => id)).toEqual(['near', 'vague', 'far']);
  const codes = groups[0]?.picks.map(({ reasons }) => reasons.map(({ code }) => code));
  expect(codes).toEqual([['icon', 'metro'], ['icon'], ['icon']]);
  expect(groups[0]?.picks[0]?.reasons[1]?.value).toBe(1);
});
