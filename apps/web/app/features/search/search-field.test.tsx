import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { announce } from '../announcer/announce.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { aSearch, aSuggestion, aTrendingOne } from './factories.ts';
import { SearchField } from './search-field.tsx';
import { searchStore } from './search-store.ts';

vi.mock('../announcer/announce.ts', () => ({ announce: vi.fn<(text: string) => void>() }));

type Answer = { status?: number; suggestions?: ReturnType<typeof aSuggestion>[] };

let requests: string[] = [];
let searched: string[] = [];
let answerOf: (query: string) => Answer | Promise<Answer> = () => ({});
let trending: Answer = {};

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await import('./search-popup.tsx');
});

beforeEach(() => {
  localStorage.clear();
  searchStore.forget();
  vi.mocked(announce).mockClear();
  requests = [];
  searched = [];
  trending = { suggestions: [aTrendingOne('iftar', 14)] };
  answerOf = () => ({ suggestions: [aSuggestion(), aSuggestion({ id: 'kite-surf', text: 'Kite surfing' })] });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
    const query = searchParams.get('q');
    if (query !== null) requests.push(query);
    if (pathname === '/api/search') searched.push(searchParams.get('search') ?? '');
    const { status = 200, suggestions = [] } = query === null ? trending : await answerOf(query);
    const body = pathname.startsWith('/api/search/') ? { suggestions } : {};
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

const address = () => screen.getByTestId('address').textContent;
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search the guide' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

/** The field with its list's code loaded, and with fake time. */
async function showField(placement: 'header' | 'sheet' = 'header') {
  const view = await renderInPage(
    <>
      <SearchField placement={placement} />
      <Address />
    </>,
  );
  fireEvent.focus(field());
  await vi.dynamicImportSettled();
  await act(async () => undefined);
  vi.useFakeTimers();
  return view;
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function type(text: string): Promise<void> {
  fireEvent.input(field(), { target: { value: text } });
  await wait(0);
}

async function press(key: string, modifiers: KeyboardEventInit = {}): Promise<boolean> {
  const isDefaultAllowed = fireEvent.keyDown(field(), { key, ...modifiers });
  await wait(0);
  return isDefaultAllowed;
}

test('SEARCH-1 a blank search is ignored, another goes to its results', async () => {
  await showField();
  const form = screen.getByRole('search', { name: 'Search the guide' });
  for (const blank of ['', '   ']) {
    await type(blank);
    fireEvent.submit(form);
    await wait(0);
    expect(address()).toBe('/news/metro');
  }
  await type(' kite beach ');
  fireEvent.submit(form);
  await wait(0);
  expect(address()).toBe('/search?q=kite+beach');
});

test('SEARCH-8 results are requested with Enter or a searched word chosen, once, before their page is drawn', async () => {
  await showField();
  const form = screen.getByRole('search', { name: 'Search the guide' });
  await type('  ');
  fireEvent.submit(form);
  expect(searched).toEqual([]);
  await type(' kite  beach ');
  fireEvent.submit(form);
  expect(searched).toEqual(['?q=kite+beach']);
  await type('');
  fireEvent.click(field());
  await wait(0);
  fireEvent.click(screen.getByRole('option', { name: /iftar/ }));
  expect(searched).toEqual(['?q=kite+beach', '?q=iftar']);
});

test('SEARCH-2 suggestions come 300 ms after the last key and are counted aloud', async () => {
  const { container } = await showField();
  await type('ki');
  await wait(299);
  expect(requests).toEqual([]);
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await wait(1);
  await wait(0);
  expect(requests).toEqual(['ki']);
  expect(options()).toEqual(['Kite BeachPlace', 'Kite surfingPlace']);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(field().getAttribute('aria-controls') ?? '')?.role).toBe('listbox');
  expect(announce).toHaveBeenCalledExactlyOnceWith('2 suggestions');
  vi.useRealTimers();
  await expectAccessible(container);
});

test('SEARCH-3 an empty field shows recent searches and what many search for, a Tab into it shows nothing', async () => {
  searchStore.add([1, 2, 3, 4].map((minute) => aSearch(`search ${minute}`, minute)));
  await showField();
  expect(options()).toEqual([]);
  fireEvent.click(field());
  await wait(0);
  await wait(0);
  const list = screen.getByRole('listbox');
  expect(within(within(list).getByRole('group', { name: 'Recent' })).getAllByRole('option')).toHaveLength(3);
  const many = within(list).getByRole('group', { name: 'Searches to try' });
  expect(within(many).getByRole('option').textContent).toBe('iftar14 people');
  await type('zz');
  expect(screen.queryByRole('group', { name: 'Searches to try' })).toBeNull();
});

test('SEARCH-4 arrows move without leaving the field, Enter accepts and opens what was suggested', async () => {
  await showField();
  await type('kite');
  await wait(300);
  const active = () => screen.queryByRole('option', { selected: true })?.id ?? null;
  expect(await press('ArrowDown')).toBe(false);
  expect(active()).not.toBeNull();
  expect(field().getAttribute('aria-activedescendant')).toBe(active());
  expect(field().value).toBe('kite');
  await press('ArrowUp');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Kite surfing');
  expect(await press('Home')).toBe(true);
  expect(field().getAttribute('aria-activedescendant')).toBeNull();
  await press('ArrowDown');
  expect(await press('Enter')).toBe(false);
  expect(address()).toBe('/content/kite-beach');
  expect(options()).toEqual([]);
});

test('SEARCH-4 Escape closes, then clears; Tab closes and moves on', async () => {
  await showField();
  await type('kite');
  await wait(300);
  expect(await press('Escape')).toBe(false);
  expect(options()).toEqual([]);
  expect(field().value).toBe('kite');
  await press('Escape');
  expect(field().value).toBe('');
  await type('kite');
  await wait(300);
  expect(options()).toHaveLength(2);
  expect(await press('Tab')).toBe(true);
  expect(options()).toEqual([]);
});

test('SEARCH-2 nothing is asked within an unfinished word of an input method, only once it is finished', async () => {
  await showField();
  fireEvent(field(), new CompositionEvent('compositionstart'));
  field().value = 'बर';
  fireEvent(field(), new InputEvent('input', { bubbles: true, isComposing: true }));
  await wait(1000);
  expect(requests).toEqual([]);
  fireEvent(field(), new CompositionEvent('compositionend', { data: 'बर' }));
  await wait(300);
  expect(requests).toEqual(['बर']);
});

test('SEARCH-2 suggestions stay until those for the next letters are there, late answers are dropped', async () => {
  await showField();
  await type('ki');
  await wait(300);
  let answerLate: (answer: Answer) => void = () => undefined;
  answerOf = () => new Promise<Answer>((resolve) => (answerLate = resolve));
  await type('kit');
  await wait(300);
  expect(options()).toHaveLength(2);
  const late = answerLate;
  answerOf = () => ({ suggestions: [aSuggestion({ text: 'Kite festival' })] });
  await type('kite f');
  await wait(300);
  await wait(0);
  expect(options()).toEqual(['Kite festivalPlace']);
  late({ suggestions: [aSuggestion({ text: 'Too late' })] });
  await wait(0);
  expect(options()).toEqual(['Kite festivalPlace']);
});

test.each([429, 500, 503])('SEARCH-6 a rejection (%i) leaves recent searches, and no word of it', async (status) => {
  searchStore.add([aSearch('kite beach')]);
  answerOf = () => ({ status });
  trending = { status };
  await showField();
  fireEvent.click(field());
  await wait(0);
  expect(options()).toEqual(['kite beach']);
  await type('kite');
  await wait(300);
  await wait(0);
  expect(requests).toEqual(['kite']);
  expect(options()).toEqual(['kite beach']);
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
});

test('SEARCH-6 SEARCH-8 without a connection the device is asked, and where it has nothing recent searches stay', async () => {
  searchStore.add([aSearch('kite beach')]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answerOf = () => ({ status: 503 });
  await showField();
  await type('kite');
  await wait(1000);
  expect(requests).toEqual(['kite']);
  expect(options()).toEqual(['kite beach']);
  expect(screen.getByText('No connection: search looks in the guide on this device.')).toBeDefined();
});

test('SEARCH-5 a recent search is deleted by Shift and Delete or by its sign, and taken back', async () => {
  searchStore.add([aSearch('souk', 1), aSearch('salik', 2)]);
  await showField();
  fireEvent.click(field());
  await wait(0);
  await press('ArrowDown');
  await press('Delete', { shiftKey: true });
  expect(searchStore.read().searches.map(({ query }) => query)).toEqual(['souk']);
  fireEvent.click(screen.getByTitle(/Remove .*souk.* from your recent searches/));
  await wait(0);
  expect(searchStore.read().searches).toEqual([]);
  expect(address()).toBe('/news/metro');
});

test('SEARCH-4 what was typed before the list was loaded is requested, and the field is the same one', async () => {
  await renderInPage(<SearchField placement="header" />);
  const before = field();
  fireEvent.input(before, { target: { value: 'kite' } });
  await expect.poll(() => requests, { timeout: 5000 }).toEqual(['kite']);
  expect(field()).toBe(before);
  expect(before.value).toBe('kite');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
});

test('SEARCH-4 the list of a sheet is always there, and Escape is left to the sheet', async () => {
  await showField('sheet');
  await wait(0);
  await wait(0);
  expect(options()).toEqual(['iftar14 people']);
  await type('kite');
  await wait(300);
  expect(await press('Escape')).toBe(true);
  expect(options()).toHaveLength(2);
  expect(field().value).toBe('kite');
});

test('SEARCH-4 the field is cleared by its button, which takes the focus back to it', async () => {
  await showField();
  await type('kite');
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  await wait(0);
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});
