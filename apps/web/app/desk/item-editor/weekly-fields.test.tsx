import { schemasOf } from '@dalil/domain/guide/content-schema.ts';
import { schemaNode } from '@dalil/domain/newsroom/schema-node.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { SchemaField } from './schema-field.tsx';

afterEach(cleanup);

const schemas = schemasOf('event', 'any');
const data = schemas && schemaNode(schemas.data);
const recurrence = data?.type === 'object' ? data.fields.find(([name]) => name === 'recurrence')?.[1] : undefined;

/** The part of the form for when an event takes place. */
function Editor() {
  const [value, setValue] = useState<unknown>({ rule: 'fixed', month: 1, day: 1, days: 1 });
  if (!recurrence) return null;
  return (
    <>
      <SchemaField node={recurrence} path="data.recurrence" value={value} onChange={setValue} />
      <output aria-label="data">{JSON.stringify(value)}</output>
    </>
  );
}

const shown = () => JSON.parse(screen.getByLabelText('data').textContent);

test('STAFF-1 the form of an event has weekdays, times and a season for a weekly programme', async () => {
  const { container } = await renderInPage(<Editor />, { path: '/dashboard' });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'weekly' } });
  expect(shown()).toEqual({ rule: 'weekly', days: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Sat' }));
  fireEvent.click(screen.getByRole('button', { name: 'Tue' }));
  fireEvent.change(screen.getByLabelText(/^From/), { target: { value: '20:00' } });
  fireEvent.change(screen.getByLabelText(/^To/), { target: { value: '01:00' } });
  expect(shown()).toEqual({ rule: 'weekly', days: ['tue', 'sat'], from: '20:00', to: '01:00' });
  fireEvent.change(screen.getByLabelText(/^To/), { target: { value: '' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /Season/ }));
  expect(shown()).toEqual({
    rule: 'weekly',
    days: ['tue', 'sat'],
    from: '20:00',
    season: { from: '', to: '' },
  });
  await expectAccessible(container);
});

test('STAFF-1 the usual months of an event are chosen by their names', async () => {
  const changed: unknown[] = [];
  const { container } = await renderInPage(
    <SchemaField
      node={{ type: 'list', item: { type: 'number', isInteger: true } }}
      path="data.usualMonths"
      value={[11]}
      onChange={(value) => changed.push(value)}
    />,
    { path: '/dashboard' },
  );
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '2' } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove November' }));
  expect(changed).toEqual([[2, 11], []]);
  await expectAccessible(container);
});
