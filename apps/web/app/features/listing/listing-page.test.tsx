import type { FacetView } from '@dalil/domain/guide/views.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { aListing, aPlace, BeachList, FACETS } from './factories.tsx';

afterEach(cleanup);

const address = () => screen.getByTestId('address').textContent;

test('ROUTE-1 a filter takes effect at once, each on its own address', async () => {
  await renderInPage(<BeachList found={{}} />, { path: '/beaches' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Deira' }));
  await waitFor(() => expect(address()).toBe('?neighbourhood=deira'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Free or low cost' }));
  await waitFor(() => expect(address()).toBe('?neighbourhood=deira&price=1'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Deira' }));
  await waitFor(() => expect(address()).toBe('?price=1'));
});

test('Back undoes one filter, in the address and in its control', async () => {
  await renderInPage(<BeachList found={{}} />, { path: '/beaches' });
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  await userEvent.click(box('Deira'));
  await waitFor(() => expect(address()).toBe('?neighbourhood=deira'));
  await userEvent.click(box('Free or low cost'));
  expect(box('Free or low cost').checked).toBe(true);
  await waitFor(() => expect(address()).toBe('?neighbourhood=deira&price=1'));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(address()).toBe('?neighbourhood=deira'));
  expect(box('Free or low cost').checked).toBe(false);
  expect(box('Deira').checked).toBe(true);
});

test('a choice of order starts the list over at its first page', async () => {
  await renderInPage(<BeachList found={{}} />, { path: '/beaches?price=1&page=2' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'name');
  await waitFor(() => expect(address()).toBe('?price=1&sort=name'));
});

test('filters are fields of a form whose address is the list, so that they work without scripts', async () => {
  await renderInPage(<BeachList found={{}} />, { path: '/beaches?price=1', locale: 'ar' });
  const form = screen.getByRole('form', { hidden: true });
  expect(form.getAttribute('action')).toBe('/ar/beaches');
  expect(form.getAttribute('method')).toBe('get');
  const chosen = new FormData(form as HTMLFormElement);
  expect(Object.fromEntries(chosen)).toEqual({ price: '1', sort: 'recommended' });
});

test('the rarer values of a facet stand behind a disclosure; one that is chosen opens it', async () => {
  await renderInPage(<BeachList found={{}} />, { path: '/beaches' });
  expect(screen.getByText('Show all 7').closest('details')?.open).toBe(false);
  cleanup();
  await renderInPage(<BeachList found={{}} />, { path: '/beaches?neighbourhood=al-barsha' });
  expect(screen.getByText('Show all 7').closest('details')?.open).toBe(true);
});

test('a price scale keeps its own order', async () => {
  await renderInPage(<BeachList found={{}} />, { path: '/beaches' });
  const prices = within(screen.getByRole('group', { name: 'Price' })).getAllByRole('checkbox');
  expect(prices.map((box) => box.getAttribute('value'))).toEqual(['1', '4']);
});

test('after an active filter is removed the focus is on the one that takes its place, then on the list', async () => {
  await renderInPage(<BeachList found={{}} />, { path: '/beaches?neighbourhood=deira&price=1' });
  await userEvent.click(screen.getByRole('link', { name: /^Remove filter:.*Deira/ }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Free or low cost'));
  await userEvent.click(screen.getByRole('link', { name: /^Remove filter:/ }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Places'));
});

test('quick choices are links that switch on and off; one that leads nowhere is left out', async () => {
  await renderInPage(<BeachList found={{}} />, { path: '/beaches?price=1' });
  const chips = screen.getByRole('list', { name: 'Quick filters' });
  const links = within(chips).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Free or low cost', '/beaches'],
  ]);
  expect(links[0]?.getAttribute('aria-current')).toBe('true');
});

test('an empty list names the filter that rules everything out and offers to let go of it', async () => {
  const facets: FacetView[] = [
    {
      id: 'neighbourhood',
      options: [
        { value: 'al-barsha', label: null, count: 0 },
        { value: 'deira', label: null, count: 4 },
      ],
    },
    { id: 'price', options: [{ value: '1', label: null, count: 0 }] },
  ];
  await renderInPage(<BeachList found={{ data: aListing({ items: [], total: 0, asOf: null, facets }) }} />, {
    path: '/beaches?neighbourhood=al-barsha&price=1',
  });
  expect(screen.getByText(/No results for .*Al Barsha/)).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: /^Remove .?Al Barsha/ }));
  await waitFor(() => expect(address()).toBe('?price=1'));
});

const area = { without: ['neighbourhood' as const], total: 5, onFoot: 0 };
const onFoot = { ...area, onFoot: 4 };

test.each([
  ['neighbourhood=dubai-marina&price=1', area, /^Nothing cheap in .?Dubai Marina.?\. Nearest that fit:$/],
  ['neighbourhood=dubai-marina', area, /^Nothing in .?Dubai Marina.?\. Nearest to it:$/],
  [
    'neighbourhood=dubai-marina&price=4&feature=family',
    area,
    /^Nothing in .?Dubai Marina.? for .*Very expensive.*Near/,
  ],
  [
    'neighbourhood=dubai-marina&price=1',
    onFoot,
    /^Nothing cheap in .?Dubai Marina.?; 4 places within 10 minutes’ walk:$/,
  ],
  ['neighbourhood=dubai-marina', { ...onFoot, onFoot: 1 }, /^Nothing in .?Dubai Marina.?; one place within 10 minutes/],
])('ROUTE-1 an empty list shows what fits everything but the area: %s', async (search, wider, title) => {
  const found = {
    ...aListing({ items: [], total: 0, asOf: null }),
    wider: { ...wider, items: [aPlace({ title: 'Barsha Grill' })] },
  };
  await renderInPage(<BeachList found={{ data: found }} />, { path: `/beaches?${search}` });
  expect(screen.getByText(title)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Barsha Grill' })).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: /^Remove .?Dubai Marina/ }));
  await waitFor(() => expect(address()).not.toContain('dubai-marina'));
});

test.each([
  [
    'price=1&feature=family',
    ['price' as const],
    /^Nothing cheap here\. 3 places fit otherwise, the least expensive first:$/,
  ],
  ['price=1&feature=family', ['feature' as const], /^Nothing for .*For families.* here\. 3 places fit otherwise:$/],
  [
    'neighbourhood=jbr&price=4',
    ['neighbourhood' as const, 'price' as const],
    /^Nothing in .?JBR.? for .*Very exp.* without/,
  ],
])('ROUTE-1 an empty list shows what fits without another filter: %s', async (search, without, title) => {
  const wider = { without, total: 3, onFoot: 0, items: [aPlace({ title: 'Barsha Grill' })] };
  await renderInPage(<BeachList found={{ data: aListing({ items: [], total: 0, asOf: null, wider }) }} />, {
    path: `/beaches?${search}`,
  });
  expect(screen.getByText(title)).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: /^Remove (?!filter)/ }));
  await waitFor(() => without.forEach((facet) => expect(address()).not.toContain(facet)));
});

test('ROUTE-1 other areas are a group of their own beside the neighbourhoods, with their counts', async () => {
  const options = [
    { value: 'jumeirah', label: null, count: 7 },
    { value: 'karama', label: null, count: 5 },
  ];
  const data = aListing({ facets: [{ id: 'neighbourhood', options }] });
  await renderInPage(<BeachList found={{ data }} />, { path: '/beaches' });
  const others = within(screen.getByRole('group', { name: 'Other areas' }));
  expect(others.getAllByRole('checkbox')).toHaveLength(1);
  expect(
    within(screen.getByRole('group', { name: 'Neighbourhood' })).queryByRole('checkbox', { name: /Karama/ }),
  ).toBeNull();
  await userEvent.click(others.getByRole('checkbox', { name: 'Al Karama' }));
  await waitFor(() => expect(address()).toBe('?neighbourhood=karama'));
});

test('an empty list whose filters only together leave nothing offers to clear them all', async () => {
  const facets = FACETS.map((facet) => ({
    ...facet,
    options: facet.options.map((option) => ({ ...option, count: 0 })),
  }));
  await renderInPage(<BeachList found={{ data: aListing({ items: [], total: 0, asOf: null, facets }) }} />, {
    path: '/beaches?neighbourhood=al-barsha&price=1',
  });
  await userEvent.click(screen.getByRole('link', { name: 'Clear 2 filters' }));
  await waitFor(() => expect(address()).toBe(''));
});

test('a list that cannot be fetched keeps what was there and can be tried again', async () => {
  const retry = vi.fn();
  await renderInPage(<BeachList found={{ hasFailed: true, retry }} />, { path: '/beaches' });
  expect(screen.getByRole('alert').textContent).toContain('Anything shown below is from before.');
  expect(screen.getByRole('link', { name: 'Kite Beach' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('ERR-3 a list that was never there does not speak of what is below', async () => {
  await renderInPage(<BeachList found={{ data: undefined, hasFailed: true }} />, { path: '/beaches' });
  const { textContent } = screen.getByRole('alert');
  expect(textContent).toContain('This list could not be loaded');
  expect(textContent).not.toContain('below');
});

test('a list being fetched is marked busy and says so once', async () => {
  await renderInPage(<BeachList found={{ isFetching: true }} />, { path: '/beaches' });
  expect(screen.getByText('Loading the list').closest('[aria-busy="true"]')).not.toBeNull();
});

test('the number of items is announced, and the pages are links with the filters in them', async () => {
  const found = { data: aListing({ total: 45, page: 2, pageCount: 3 }) };
  const { container } = await renderInPage(<BeachList found={found} />, { path: '/beaches?price=1&page=2' });
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('45 places');
  expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/beaches?price=1&page=3');
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  await expectAccessible(container);
});

test('ROUTE-1 filter values nobody knows are ignored and named, in every language', async () => {
  const warn = vi.spyOn(console, 'warn');
  const facets: FacetView[] = [...FACETS, { id: 'type', options: [{ value: 'beach', label: 'Beach', count: 1 }] }];
  const found = { data: aListing({ facets }) };
  await renderInPage(<BeachList found={found} />, { path: '/beaches?price=free&price=1&type=casino' });
  expect(screen.getByText(/unknown and were ignored: .*price=free.* and .*type=casino/)).toBeDefined();
  expect(screen.getAllByRole('link', { name: /^Remove filter:/ }).map((chip) => chip.textContent)).toEqual([
    'Free or low cost',
  ]);
  expect(document.body.textContent).not.toContain('guide.price');
  cleanup();
  for (const locale of ['ar', 'hi', 'ur'] as const) {
    await renderInPage(<BeachList found={found} />, { path: '/beaches?price=free', locale });
    expect(screen.getByText(/price=free/).textContent).not.toContain('guide.');
    cleanup();
  }
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test('an address the list knows has no note', async () => {
  await renderInPage(<BeachList found={{}} />, { path: '/beaches?price=1&utm_source=letter' });
  expect(screen.queryByText(/ignored/)).toBeNull();
});

test('LAYOUT-8 the results are one key away from what stands before them', async () => {
  await renderInPage(<BeachList found={{}} />, { path: '/beaches' });
  const skip = screen.getByRole('link', { name: 'Skip to results' });
  const results = document.getElementById(skip.getAttribute('href')?.slice(1) ?? '');
  expect(results?.textContent).toBe('Places');
  expect(results?.tabIndex).toBe(-1);
  const chips = screen.getByRole('list', { name: 'Quick filters' });
  expect(skip.compareDocumentPosition(chips) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
