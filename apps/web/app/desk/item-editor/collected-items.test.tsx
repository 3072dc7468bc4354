import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { CollectedItems } from './collected-items.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const saved = (itemId: string, title: string) => ({ kind: 'place', itemId, title });

function Form() {
  const [value, setValue] = useState<unknown>(
    ['gold-souk', 'spice-souk', 'naif-souk'].map((id) => ({ kind: 'place', id })),
  );
  return <CollectedItems node={{ type: 'other' }} path="data.items" value={value} onChange={setValue} />;
}

const order = () =>
  within(screen.getByRole('group', { name: 'Items' }))
    .getAllByRole('button', { name: /^Move .* up$/ })
    .map((button) => button.getAttribute('aria-label')?.replace(/^Move (.*) up$/, '$1'));

test('STAFF-2 a curator orders the items of a collection by buttons, which say where each one is now', async () => {
  const answer = [saved('gold-souk', 'Gold Souk'), saved('spice-souk', 'Spice Souk'), saved('naif-souk', 'Naif Souk')];
  vi.stubGlobal('fetch', async (address: string) => {
    const isSearch = new URL(address).pathname === '/api/newsroom/items';
    const found = { items: [{ id: 'perfume-souk', title: 'Perfume Souk', href: '/content/perfume-souk' }] };
    return new Response(JSON.stringify(isSearch ? found : answer), { headers: { 'content-type': 'application/json' } });
  });
  const { container } = await renderInPage(<Form />, { path: '/dashboard' });
  await screen.findByText('Gold Souk');
  await expectAccessible(container);
  const first = screen.getByRole('button', { name: 'Move Gold Souk up' });
  expect(first.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(first);
  expect(order()).toEqual(['Gold Souk', 'Spice Souk', 'Naif Souk']);
  fireEvent.click(screen.getByRole('button', { name: 'Move Gold Souk down' }));
  expect(order()).toEqual(['Spice Souk', 'Gold Souk', 'Naif Souk']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Gold Souk down');
  await vi.waitFor(() => expect(document.body.textContent).toContain('Gold Souk is now number 2 of 3'));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Spice Souk' }));
  fireEvent.change(screen.getByLabelText('Find by name'), { target: { value: 'perfume' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Perfume Souk' }));
  expect(order()).toEqual(['Gold Souk', 'Naif Souk', 'perfume-souk']);
});
