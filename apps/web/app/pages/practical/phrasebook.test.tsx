import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { Phrasebook } from './phrasebook.tsx';

afterEach(cleanup);

const groups = [
  {
    id: 'greetings',
    title: 'Greetings',
    phrases: [
      { id: 'hello', en: 'Hello', ar: 'مرحبا', arLatin: 'marhaba', hi: 'नमस्ते', ur: 'ہیلو' },
      { id: 'thanks', en: 'Thank you', ar: 'شكرا', arLatin: 'shukran', hi: 'धन्यवाद', ur: 'شکریہ' },
    ],
  },
  {
    id: 'taxi',
    title: 'Taxi',
    phrases: [{ id: 'stop', en: 'Stop here', ar: 'قف هنا', arLatin: 'qif huna', hi: 'यहाँ रुकिए', ur: 'یہاں رکیں' }],
  },
];
const book = <Phrasebook groups={groups} note="Polite forms." locale="en" />;

test('I18N-1 the user’s language names the row, each cell in its own language and direction', async () => {
  await renderInPage(book, { locale: 'ur', path: '/practical' });
  const table = screen.getByRole('table', { name: 'Greetings' });
  const rows = within(table).getAllByRole('rowheader');
  expect(rows.map((row) => row.textContent)).toEqual(['ہیلو', 'شکریہ']);
  const arabic = within(table).getByText('شكرا');
  expect([arabic.lang, arabic.dir]).toEqual(['ar', 'rtl']);
  expect(within(table).getByText('shukran').dir).toBe('ltr');
  expect(within(table).getByText('Thank you').dir).toBe('ltr');
});

test('SEARCH-1 the phrasebook narrows while typing, says how many are left, and comes back', async () => {
  await renderInPage(book, { path: '/practical' });
  const box = screen.getByRole('searchbox', { name: 'Find a phrase' });
  await userEvent.type(box, 'SHUKRAN');
  expect(screen.getAllByRole('rowheader').map((row) => row.textContent)).toEqual(['Thank you']);
  expect(screen.getByRole('status').textContent).toBe('1 phrase');
  await userEvent.type(box, ' zzz');
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show all phrases' }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(3);
});

test('ID-1 a phrase is shown large in Arabic and the focus comes back', async () => {
  await renderInPage(book, { path: '/practical' });
  const opener = screen.getByRole('button', { name: 'Show large in Arabic: Stop here' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Show this to someone' });
  expect(within(dialog).getByText('قف هنا').lang).toBe('ar');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(opener);
});
