import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { reportTypedText } from './report-typed-text.ts';

/** Two fields in one state, as a form has them. */
function Form() {
  const [values, setValues] = useState({ name: '', note: '' });
  const change = (name: string, value: string) => setValues((current) => ({ ...current, [name]: value }));
  return (
    <form>
      <input value={values.name} onChange={(event) => change('name', event.target.value)} />
      <textarea value={values.note} onChange={(event) => change('note', event.target.value)} />
      <input type="checkbox" />
      <input type="search" onInput={() => change('name', 'searched')} />
      <output>{`${values.name}|${values.note}`}</output>
    </form>
  );
}

test('ROUTE-1 ERR-7 text that was typed before the page was hydrated is in the state of its form', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = renderToString(<Form />);
  const form = document.querySelector('form') as HTMLFormElement;
  const [name, , search] = [...form.querySelectorAll('input')] as [HTMLInputElement, HTMLElement, HTMLInputElement];
  name.value = 'Amina';
  search.value = 'beach';
  (form.querySelector('textarea') as HTMLTextAreaElement).value = 'A note';
  const root = await act(() => hydrateRoot(document.body, <Form />));
  expect(form.querySelector('output')?.textContent).toBe('|');
  act(() => reportTypedText());
  expect(form.querySelector('output')?.textContent).toBe('Amina|A note');
  expect(name.value).toBe('Amina');
  expect(search.value).toBe('beach');
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
