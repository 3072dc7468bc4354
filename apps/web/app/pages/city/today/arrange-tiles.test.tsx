import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../../data/storage-keys.ts';
import { renderInPage } from '../../../features/prose/test-page.tsx';
import { expectAccessible } from '../../../ui/accessibility-check.ts';
import { ArrangeTiles } from './arrange-tiles.tsx';
import { LAYOUT_SCRIPT } from './layout-script.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage'));
});

const stored = () => JSON.parse(localStorage.getItem(STORAGE_KEYS.today) ?? 'null') as Record<string, string[]> | null;
const names = () =>
  screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label') ?? box.closest('label')?.textContent);

test('ROUTE-1 parts are moved and hidden by keyboard, undone one by one, and reset', async () => {
  const user = userEvent.setup();
  const { container } = await renderInPage(<ArrangeTiles />, { path: '/today' });
  await expectAccessible(container);
  screen.getByRole('button', { name: 'Move up: The day by the hour' }).focus();
  await user.keyboard('{Enter}');
  expect(stored()?.['order']?.slice(0, 2)).toEqual(['timeline', 'can']);
  expect(names()[0]).toContain('The day by the hour');
  await user.click(screen.getByRole('checkbox', { name: 'Show Tolls and parking' }));
  expect(stored()?.['hidden']).toEqual(['tolls']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect([stored()?.['hidden'], stored()?.['order']?.[0]]).toEqual([[], 'timeline']);
  await user.click(screen.getByRole('button', { name: 'Original order' }));
  expect(stored()?.['order']?.[0]).toBe('can');
});

test('ROUTE-1 a device that cannot store says so, and the order lasts as long as the page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const user = userEvent.setup();
  await renderInPage(<ArrangeTiles />, { path: '/today' });
  await user.click(screen.getByRole('button', { name: 'Move down: Can I, right now?' }));
  expect(screen.getByText(/could not save it/)).toBeDefined();
  expect(names()[0]).toContain('The day by the hour');
  vi.restoreAllMocks();
  await user.click(screen.getByRole('button', { name: 'Original order' }));
});

test('ROUTE-1 before the first paint the parts stand in the stored order', () => {
  localStorage.setItem(STORAGE_KEYS.today, '{"order":["month","can"],"hidden":["now"],"audience":"resident"}');
  document.body.innerHTML =
    '<div data-tile="can"></div><div data-tile="month"></div><div data-tile="now"></div><p data-audience="tourist"></p>';
  (new Function(LAYOUT_SCRIPT) as () => void)();
  const styleOf = (name: string) => document.querySelector<HTMLElement>(name)?.style;
  expect(Number(styleOf('[data-tile=month]')?.order)).toBeLessThan(Number(styleOf('[data-tile=can]')?.order));
  expect([styleOf('[data-tile=now]')?.display, styleOf('[data-audience]')?.display]).toEqual(['none', 'none']);
  localStorage.setItem(STORAGE_KEYS.today, 'broken');
  (new Function(LAYOUT_SCRIPT) as () => void)();
  document.body.innerHTML = '';
});

test('ROUTE-1 a part that arrives after the script, on a slow connection, stands in the stored order too', async () => {
  localStorage.setItem(STORAGE_KEYS.today, '{"order":["month","tolls"],"hidden":["now"]}');
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  (new Function(LAYOUT_SCRIPT) as () => void)();
  const add = async (tile: string) => {
    const element = document.body.appendChild(document.createElement('div'));
    element.dataset['tile'] = tile;
    await Promise.resolve();
    return element.style;
  };
  expect((await add('month')).order).toBe('-99');
  expect((await add('now')).display).toBe('none');
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('readystatechange'));
  expect((await add('tolls')).order).toBe('');
  state.mockRestore();
  document.body.innerHTML = '';
  localStorage.removeItem(STORAGE_KEYS.today);
});
