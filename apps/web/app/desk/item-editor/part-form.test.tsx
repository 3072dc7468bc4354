import type { Form } from '@dalil/domain/newsroom/merge-draft.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { PartForm } from './part-form.tsx';
import { useJsonDraft } from './use-json-draft.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

type Value = Form & { data: Record<string, unknown> };
const first: Value = { data: { website: 'https://a.example', priceBand: 2 } };
const newer: Value = { data: { website: 'https://b.example', priceBand: 2, placeId: 'creek' } };

/** A form over a version of the server, which another user can replace while it is open. */
function Editor({ version, initial }: { version: number; initial: Value }) {
  const [server, setServer] = useState({ version, initial });
  const draft = useJsonDraft<Value>('u.place.souk.data', server.version, server.initial);
  const saving = { save: async () => {}, isSaving: false, faults: [], failure: null };
  return (
    <>
      <button type="button" onClick={() => setServer({ version: 2, initial: newer })}>
        reload
      </button>
      <PartForm {...{ draft, saving }} mayWrite version={server.version} context={{ terms: {}, language: undefined }}>
        <input
          aria-label="website"
          value={String(draft.value.data['website'])}
          onChange={({ currentTarget: { value: website } }) => draft.change({ data: { ...draft.value.data, website } })}
        />
        <output aria-label="data">{JSON.stringify(draft.value.data)}</output>
      </PartForm>
    </>
  );
}

const open = (version: number, initial: Value) =>
  renderInPage(<Editor {...{ version, initial }} />, { path: '/dashboard' });
const type = (website: string) => fireEvent.change(screen.getByLabelText('website'), { target: { value: website } });
const shown = () => JSON.parse(screen.getByLabelText('data').textContent);

test('STAFF-1 a draft that another user overtook stands beside the newer version, and each field is chosen', async () => {
  await open(1, first);
  type('https://mine.example');
  cleanup();
  const { container } = await open(2, newer);
  expect(screen.queryByLabelText('website')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('version 2');
  expect(screen.getByRole('group', { name: 'Website' }).textContent).toContain('https://b.example');
  expect(screen.getByRole('group', { name: 'Website' }).textContent).toContain('https://mine.example');
  await expectAccessible(container);
  fireEvent.click(screen.getByRole('button', { name: 'Go on with these choices' }));
  expect(shown()).toEqual({ website: 'https://mine.example', priceBand: 2, placeId: 'creek' });
  cleanup();
  await open(2, newer);
  expect(shown()).toMatchObject({ website: 'https://mine.example', placeId: 'creek' });
});

test('STAFF-1 what another user saved while the form is open comes beside what was typed, even where the device stores nothing', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {}, clear: () => {} });
  await open(1, first);
  type('https://mine.example');
  fireEvent.click(screen.getByRole('button', { name: 'reload' }));
  fireEvent.click(screen.getByRole('radio', { name: /^The newer version/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Go on with these choices' }));
  expect(shown()).toEqual(newer.data);
});

test('STAFF-1 a form without changes follows the newer version, and discarding leaves the newer one', async () => {
  await open(1, first);
  fireEvent.click(screen.getByRole('button', { name: 'reload' }));
  expect(shown()).toEqual(newer.data);
  cleanup();
  await open(1, first);
  type('https://mine.example');
  cleanup();
  await open(2, newer);
  fireEvent.click(screen.getByRole('button', { name: 'Discard my changes' }));
  expect(shown()).toEqual(newer.data);
  expect(localStorage.getItem('dalil.editor.u.place.souk.data')).toBeNull();
});
