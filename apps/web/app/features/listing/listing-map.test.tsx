import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { ListingMap, type ListedPin } from './listing-map.tsx';

afterEach(cleanup);

const pin = (number: number, lon: number, lat: number): ListedPin => ({
  id: `p${number}`,
  lon,
  lat,
  number,
  label: `${number}, Place ${number}`,
  href: `/content/p${number}`,
});
/** Every map names who made it. */
const OSM = 'https://www.openstreetmap.org/copyright';
const FAR = pin(3, 55.14, 25.08);
const CLOSE = [pin(1, 55.2744, 25.1972), pin(2, 55.2722, 25.1962)];
const SAME = [pin(1, 55.2744, 25.1972), pin(2, 55.2744, 25.1972)];

const openMap = (pins: ListedPin[]) =>
  renderInPage(<ListingMap pins={pins} activeId={null} shape="upright" />, { path: '/tourism' });

test('ROUTE-1 a cluster zooms in by keyboard, and everything can be shown again', async () => {
  const { container } = await openMap([...CLOSE, FAR]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/content/p3', OSM]);
  const cluster = screen.getByRole('button', { name: /^2 places close together: 1 and 2/ });
  await expectAccessible(container);
  cluster.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/content/p1',
    '/content/p2',
    OSM,
  ]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show all places' }));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /^2 places/ })).toBeDefined();
});

test('ROUTE-1 places at one spot are listed instead, with the focus on the list', async () => {
  const { container } = await openMap([...SAME, FAR]);
  await userEvent.click(screen.getByRole('button', { name: /^2 places/ }));
  expect(document.activeElement?.textContent).toBe('2 places at this spot');
  expect(screen.getByRole('link', { name: '2, Place 2' }).getAttribute('href')).toBe('/content/p2');
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Close the list' }));
  expect(screen.queryByRole('link', { name: '2, Place 2' })).toBeNull();
});
