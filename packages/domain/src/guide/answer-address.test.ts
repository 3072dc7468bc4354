import { expect, test } from 'vitest';
import { guidePaths } from '../offline/offline-guide.ts';
import { CALCULATORS, calculatorPath } from '../calculators/calculator-ids.ts';
import { answerHref } from './answer-address.ts';
import { HANDBOOK_IDS, HANDBOOK_PATHS } from './handbook-id.ts';
import { itemHref } from './item-address.ts';
import { STANDING_PAGES } from './public-page.ts';

/** The pages that exist: the site map, whose every page the journeys open. */
const PAGES = new Set(STANDING_PAGES.map(({ path }) => path));

test('STAFF-6 every answer of the guide that is a page leads to one that exists', () => {
  const answers = guidePaths([], '2026-11-28').filter(({ group }) => group === 'page' || group === 'emergency');
  expect(answers.length).toBeGreaterThan(40);
  const dead = answers.map(({ path }) => answerHref(path)).filter((path) => !PAGES.has(path));
  expect(dead).toEqual([]);
  for (const id of CALCULATORS) expect(answerHref(`/calculators/${id}`)).toBe(calculatorPath(id));
});

test('STAFF-6 a handbook leads to the page that shows it', () => {
  for (const id of HANDBOOK_IDS) {
    const href = itemHref({ kind: 'handbook', id, category: null });
    expect(href).toBe(HANDBOOK_PATHS[id]);
    expect(PAGES.has(href)).toBe(true);
  }
});
