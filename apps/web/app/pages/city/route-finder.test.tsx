import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import type { Traffic } from '../../queries/city.ts';
import { RouteFinder } from './route-finder.tsx';

afterEach(cleanup);

const about = { locale: 'hi', asOf: '2025-10', note: null, fee: null, time: null } as const;
const routes: Traffic['routes'] = [
  {
    ...about,
    id: 'ferry',
    mode: 'boat',
    status: 'running',
    title: 'फ़ेरी',
    href: '/government/ferry',
    lines: [{ code: null, name: null, stops: [stop('al-ghubaiba', 'अल ग़ुबैबा'), stop('sharjah-aquarium', 'शारजाह')] }],
  },
  {
    ...about,
    id: 'winter',
    mode: 'bus',
    status: 'seasonal',
    title: 'बसें',
    href: null,
    lines: [{ code: '104', name: null, stops: [stop('al-ghubaiba', 'अल ग़ुबैबा'), stop('global-village', 'ग्लोबल विलेज')] }],
  },
];
// Only the lines and their facts are used.
const traffic = { routes, facts: [] } as unknown as Traffic;

function stop(id: string, name: string) {
  return { id, name, note: null };
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('ROUTE-1 a line is found by its stops, in the language of the page or by their English names', async () => {
  await renderInPage(<RouteFinder traffic={traffic} />, { locale: 'hi', path: '/traffic' });
  expect(titles()).toHaveLength(2);
  await userEvent.type(screen.getByRole('searchbox'), 'ghubaiba sharjah');
  expect(titles()).toEqual(['फ़ेरी']);
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'ग्लोबल');
  expect(titles()).toEqual(['बसेंसिर्फ़ सीज़न में']);
});

test('ROUTE-1 a mode that no line with the words has leaves nothing, and one button shows all again', async () => {
  await renderInPage(<RouteFinder traffic={traffic} />, { locale: 'hi', path: '/traffic' });
  await userEvent.type(screen.getByRole('searchbox'), '104');
  await userEvent.click(screen.getByRole('button', { name: 'नाव' }));
  expect(titles()).toEqual(['इन शब्दों वाली कोई लाइन नहीं']);
  await userEvent.click(screen.getByRole('button', { name: 'सभी लाइनें दिखाएँ' }));
  expect(titles()).toHaveLength(2);
});
