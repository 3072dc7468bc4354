import { expect, test } from 'vitest';
import { combineWith } from './combine-with.ts';
import type { SectionId } from './sections.ts';

/** 0.001 degrees of latitude are 111 m, a walk of 2 minutes. */
const place = (type: string, steps: number, given: { section?: SectionId; operatingStatus?: string } = {}) => ({
  position: { lat: 25.2 + steps / 1000, lon: 55.3, precisionMetres: 50 },
  type: { id: type },
  section: 'tourism' as SectionId,
  operatingStatus: 'open',
  ...given,
});

test('ROUTE-1 a visit is combined with places of another kind that are open and a short walk away', () => {
  const near = place('park', 1);
  const far = place('park', 9);
  const around = [
    near,
    place('museum', 1),
    place('show', 2, { operatingStatus: 'temporarily-closed' }),
    place('clinic', 2, { section: 'clinics' }),
    far,
  ];
  const { combined, others } = combineWith(place('museum', 0), around);
  expect(combined).toEqual([{ place: near, minutes: 2 }]);
  expect(others.map(({ place: { type } }) => type.id)).toEqual(['museum', 'show', 'clinic', 'park']);
  expect(others.at(-1)).toEqual({ place: far, minutes: 17 });
});

test('ROUTE-1 an errand is combined with nothing, and at most four places are', () => {
  const around = [1, 2, 3, 4, 5].map((steps) => place('park', steps));
  expect(combineWith(place('school', 0, { section: 'schools' }), around).combined).toEqual([]);
  expect(combineWith(place('museum', 0), around).combined).toHaveLength(4);
});
