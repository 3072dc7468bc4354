import { schemasOf } from '@dalil/domain/guide/content-schema.ts';
import { schemaNode } from '@dalil/domain/newsroom/schema-node.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { SchemaField } from './schema-field.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const schemas = schemasOf('collection', 'any');

/** The form of a plan for an occasion: its data, or its words. */
function Form({ part, initial }: { part: 'data' | 'body'; initial: Record<string, unknown> }) {
  const [value, setValue] = useState<unknown>(initial);
  const node = schemas && schemaNode(schemas[part]);
  if (node?.type !== 'object') return null;
  const record = value as Record<string, unknown>;
  return (
    <>
      {node.fields
        .filter(([name]) => name !== 'items')
        .map(([name, field]) => (
          <SchemaField
            key={name}
            node={field}
            path={`${part}.${name}`}
            value={record[name]}
            onChange={(next) => setValue({ ...record, [name]: next })}
          />
        ))}
      <output aria-label="form">{JSON.stringify(value)}</output>
    </>
  );
}

const shown = () => JSON.parse(screen.getByLabelText('form').textContent);

/** The server knows one event and two places. */
function stubServer() {
  const items = [
    { kind: 'place', itemId: 'al-seef', title: 'Al Seef' },
    { kind: 'place', itemId: 'kite-beach', title: 'Kite Beach' },
    { kind: 'event', itemId: 'new-year-fireworks', title: 'New Year fireworks' },
  ];
  vi.stubGlobal('fetch', async (address: string) => {
    const isSearch = new URL(address, location.href).pathname === '/api/newsroom/items';
    return Response.json(isSearch ? { items: [{ id: 'kite-beach', title: 'Kite Beach', href: '/' }] } : items);
  });
}

test('STAFF-2 the data of a plan are named in words, and its event by its title', async () => {
  stubServer();
  const initial = { isOccasion: true, event: 'new-year-fireworks', facts: [{ fact: 'nol.balance.minimum' }] };
  const { container } = await renderInPage(<Form part="data" initial={initial} />, { path: '/dashboard' });
  await screen.findByText('New Year fireworks');
  expect(container.textContent).not.toMatch(/editor\.field/);
  screen.getByRole('checkbox', { name: 'Plan for an occasion' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove New Year fireworks' }));
  expect(shown().event).toBeUndefined();
  await expectAccessible(container);
});

test('STAFF-2 a reason is added for an item that is found by its title', async () => {
  stubServer();
  const initial = { reasons: { 'place:al-seef': 'By the Creek' }, hours: [{ at: '12:00', what: 'Gates open' }] };
  const { container } = await renderInPage(<Form part="body" initial={initial} />, { path: '/dashboard' });
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Al Seef')).value).toBe('By the Creek');
  fireEvent.change(screen.getByLabelText('Find by name'), { target: { value: 'kite' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Kite Beach' }));
  expect(shown().reasons).toEqual({ 'place:al-seef': 'By the Creek', 'place:kite-beach': '' });
  const added = await screen.findByLabelText('Kite Beach');
  expect(document.activeElement).toBe(added);
  screen.getByRole('checkbox', { name: 'Hour by hour: known' });
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '13:30' } });
  expect(shown().hours).toEqual([{ at: '13:30', what: 'Gates open' }]);
  await expectAccessible(container);
});
