import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { WeeklyLetters } from './weekly-letters.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const letter = (week: string, approvedBy: string | null = 'Layla Haddad') => ({
  id: `weekly-letter-${week}`,
  href: `/news/weekly-letter-${week}`,
  title: `Letter of ${week}`,
  summary: 'What changed.',
  locale: 'en',
  approvedBy,
});

async function open(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  await renderInPage(<WeeklyLetters />, { path: '/ai-mayor', locale: 'ar' });
}

test('STAFF-9 before the first letter the page says how letters come about', async () => {
  await open(() => Promise.resolve(Response.json([])));
  expect(await screen.findByText(/^لم تُنشر أي رسالة بعد/)).toBeTruthy();
});

test('STAFF-9 the latest letter says that a program drafted it and who approved it, above the earlier ones', async () => {
  await open(() => Promise.resolve(Response.json([letter('2026-11-16'), letter('2026-11-09'), letter('2026-11-02')])));
  const links = await screen.findAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/ar/news/weekly-letter-2026-11-16',
    '/ar/news/weekly-letter-2026-11-09',
    '/ar/news/weekly-letter-2026-11-02',
  ]);
  expect(screen.getByText(/صاغها برنامج من سجلات الدليل، ووافق عليها .Layla Haddad/)).toBeTruthy();
  expect(screen.getByText('رسالتان سابقتان')).toBeTruthy();
});

test('STAFF-9 a device without the letters says so', async () => {
  await open(() => Promise.reject(new TypeError('no network')));
  expect(await screen.findByText('الرسائل غير موجودة على هذا الجهاز.')).toBeTruthy();
});
