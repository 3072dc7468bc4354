import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { factView } from '../../features/facts/factories.ts';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { aPlaceView } from './factories.ts';
import { PlacePage } from './place-page.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Wednesday, 25 November 2026, 15:30 in Dubai, unless given otherwise. */
async function open(given: Parameters<typeof aPlaceView>[0] = {}, now = '2026-11-25T11:30:00Z') {
  vi.useFakeTimers({ now: new Date(now), shouldAdvanceTime: true });
  const { container } = await renderInPage(<PlacePage place={aPlaceView(given)} />, { path: '/content/kite-beach' });
  return container;
}

const textOf = (element: Element) => (element.textContent ?? '').replaceAll(/[\u2068\u2069]/g, '');
const region = (name: string) => screen.getByRole('region', { name });

test('ROUTE-1 the name and one row of actions come first, how the text was made and Listen come last', async () => {
  const container = await open();
  const order = ['h1', '.action-row', '[data-read].font-reading', 'section', '[data-listen]'];
  const found = order.map((selector) => container.querySelector(selector));
  for (const [at, element] of found.entries()) {
    const next = found[at + 1];
    if (!next) continue;
    expect(element?.compareDocumentPosition(next), order[at]).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  expect(container.querySelectorAll('.action-row')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Official website' }).getAttribute('href')).toBe('https://example.ae');
  expect(screen.getByText('Written by staff').compareDocumentPosition(region('Nearby'))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
  await expectAccessible(container);
});

test('ROUTE-1 the way there opens in the programs of the phone, and a driver sees the address in Arabic', async () => {
  await open({
    phoneId: 'kite.phone',
    facts: [factView({ id: 'kite.phone', text: '04 317 3999', href: 'tel:043173999' })],
  });
  const directions = screen.getByText('Directions').closest('details');
  const programs = [...(directions?.querySelectorAll('a') ?? [])].map((link) => link.textContent);
  expect(programs).toEqual([
    'Map app of this phone',
    'Google Maps',
    'Organic Maps',
    'Citymapper',
    'Uber',
    'OpenStreetMap',
  ]);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(screen.getByText('Directions'));
  await user.click(screen.getByRole('button', { name: 'Show the driver' }));
  const card = await screen.findByRole('dialog', { name: 'For the driver' });
  expect(within(card).getByText('شاطئ كايت').closest('[lang]')?.getAttribute('lang')).toBe('ar');
  expect(within(card).getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:043173999');
  await expectAccessible(card);
});

test('ROUTE-1 the hours of a week are a table with today marked, the other sets and what is not known below it', async () => {
  await open();
  const hours = region('Opening hours');
  const [week, ramadan] = [...hours.querySelectorAll('table')];
  expect([...(week?.querySelectorAll('tbody tr') ?? [])].map(textOf)).toEqual([
    'Monday to Thursdaytoday09:00–23:00',
    'Friday14:00–00:00 · families',
    'Saturday and Sunday24 hours',
  ]);
  expect(textOf(hours)).toContain('Official source, 12 Nov 2026');
  expect(ramadan?.closest('details')?.open).toBe(false);
  expect(textOf(ramadan as Element)).toContain('Saturday and SundayClosed');
  expect(textOf(hours)).toContain('Closed from 10 Dec 2026 to 12 Dec 2026');
  expect(textOf(hours)).toContain('Hours on public holidays not known');
  expect(textOf(hours)).not.toContain('Hours in Ramadan not known');
});

test('ROUTE-1 in Ramadan its hours are open on the page and have the mark of today', async () => {
  await open({}, '2027-02-15T12:00:00Z');
  const [week, ramadan] = [...region('Opening hours').querySelectorAll('table')];
  expect(textOf(week as Element)).not.toContain('today');
  expect(textOf(ramadan as Element)).toContain('today');
  expect(ramadan?.closest('details')?.open).toBe(true);
});

test('ROUTE-1 only known hours in Ramadan are not taken for those of a week', async () => {
  const hours = aPlaceView().hours;
  await open({ hours: hours && { ...hours, weekly: null } });
  expect(textOf(region('Opening hours'))).toContain('Hours of an ordinary week: not checked');
  expect(region('Opening hours').querySelectorAll('table')).toHaveLength(1);
});

test('ROUTE-1 a price on the first screen has its year, and a state by hours older than two years has theirs', async () => {
  const { facts } = aPlaceView();
  const since = (asOf: string) => facts.map((fact) => ({ ...fact, asOf }));
  const keysOf = (page: HTMLElement) => textOf(page.querySelector('.key-facts') as Element);
  const stateOf = (page: HTMLElement) => textOf(page.querySelector('[data-opening]')?.parentElement as Element);
  const price = { id: 'kite.adult', aed: 50 };
  const old = await open({ price, facts: since('2022-10') });
  expect(keysOf(old)).toContain('AED 50 (2022)');
  expect(stateOf(old)).toMatch(/Open.* \(2022\)$/);
  cleanup();
  const recent = await open({ price, facts: since('2026-03') });
  expect(keysOf(recent)).toContain('AED 50 (2026)');
  expect(stateOf(recent)).not.toContain('(');
});

test('ROUTE-1 prices of one source have it once, each price its own if they differ', async () => {
  await open();
  expect(textOf(region('Prices'))).toMatch(/^Prices\s*adultAED 50childAED 20Official source, 12 Nov 2026Operator/);
  cleanup();
  const facts = aPlaceView().facts.map((fact) =>
    fact.id === 'kite.child' ? factView({ ...fact, asOf: '2024' }) : fact,
  );
  await open({ facts });
  expect(within(region('Prices')).getAllByRole('link', { name: 'Operator' })).toHaveLength(2);
});

test('ROUTE-1 each fact has its grade, facts of one origin are one row', async () => {
  await open();
  const rows = [...region('How sure we are').querySelectorAll('tbody tr')].map(textOf);
  expect(rows).toEqual(['Opening hoursPricesOfficial source, 12 Nov 2026Operator', 'Hours in RamadanPress, 2025RTA']);
});

test('ROUTE-1 a good time to go is said by the clock, from the hours and the averages of the month', async () => {
  await open();
  expect(screen.getByText('Good now')).toBeDefined();
  expect(screen.getByText(/^Open until 23:00\. Usually 20 to 31 °C this month/).textContent).toContain(
    'Sunset at about 17:30.',
  );
  expect(screen.getByText(/averages of the month over many years, not a forecast/)).toBeDefined();
  cleanup();
  await open({}, '2026-11-25T18:30:00Z');
  expect(screen.getByText('Better later')).toBeDefined();
  expect(screen.getByText('It closes at 23:00.')).toBeDefined();
  cleanup();
  await open({ hours: null, climate: null });
  expect(screen.queryByText(/^(Good now|Better later|At this hour)$/)).toBeNull();
});

test('ROUTE-1 what is near has the estimated walk, and another kind of place is offered to combine with', async () => {
  await open();
  expect(textOf(region('Combine with'))).toContain('1. MuseumMuseum · about 6 min on foot');
  expect(textOf(region('Nearby'))).toContain('Second beach');
  expect(textOf(region('Nearby'))).not.toContain('min on foot');
  expect(textOf(region('Getting there'))).toContain('Onpassive');
  expect(textOf(region('Getting there'))).toContain('about 24 min on foot');
  expect(screen.getByText(/our estimate from the straight line\. Streets/)).toBeDefined();
});

test('ROUTE-1 what is known of a place is told, and nothing of what is not', async () => {
  const container = await open({
    description: 'An Iranian grill run by one family.',
    highlights: ['Saffron rice'],
    signature: ['joojeh', 'koobideh'],
    tips: ['Go before eight.'],
    notes: [
      { about: 'timeNeeded', text: '1 hour' },
      { about: 'diet', text: 'halal, no alcohol' },
    ],
  });
  const wordsOf = (part: string) => [...container.querySelectorAll(`[data-part="${part}"]`)].map(textOf);
  expect(wordsOf('description')).toEqual(['An Iranian grill run by one family.']);
  expect(within(region('Known for')).getAllByRole('listitem').map(textOf)).toEqual(['joojeh', 'koobideh']);
  expect(within(region('Highlights')).getAllByRole('listitem').map(textOf)).toEqual(['Saffron rice']);
  expect(within(region('Tips')).getAllByRole('listitem').map(textOf)).toEqual(['Go before eight.']);
  expect(within(region('Good to know')).getAllByRole('term').map(textOf)).toEqual(['Time needed', 'Food and drink']);
  expect(wordsOf('notes')).toEqual(['1 hour', 'halal, no alcohol']);
  await expectAccessible(container);
});

test('ROUTE-1 without hours a place offers where to look them up, a hotel does not, and no empty section is shown', async () => {
  await open({ hours: null });
  expect(screen.getByRole('link', { name: 'Check hours' }).getAttribute('href')).toBe('https://example.ae');
  for (const name of ['Opening hours', 'Known for', 'Highlights', 'Tips', 'Good to know']) {
    expect(screen.queryByRole('region', { name }), name).toBeNull();
  }
  cleanup();
  await open({ hours: null, section: 'stay' });
  expect(screen.queryByRole('link', { name: 'Check hours' })).toBeNull();
});
