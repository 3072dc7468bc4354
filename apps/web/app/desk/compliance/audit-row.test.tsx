import { AUDIT_EVENTS, type AuditEvent } from '@dalil/domain/accounts/audit-event.ts';
import { type Locale, LOCALES } from '@dalil/domain/language/locale.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import type { AuditEntry } from '../../queries/compliance.ts';
import { AuditRow } from './audit-row.tsx';
import { readGovernSearch } from './govern-search.ts';

afterEach(cleanup);

const entry = {
  number: 1,
  at: '2026-11-26T08:00:00Z',
  personId: null,
  person: null,
  metadata: {},
  hash: 'a'.repeat(64),
};

test.each(LOCALES)(
  'PRIV-9 every event of the audit log has its name in %s, with its code beside it',
  async (locale) => {
    const search = readGovernSearch(new URLSearchParams());
    const rows = AUDIT_EVENTS.map((event) => <AuditRow key={event} entry={{ ...entry, event }} search={search} />);
    const { container } = await renderInPage(<ul>{rows}</ul>, { locale });
    const names = [...container.querySelectorAll('strong')].map(({ textContent }) => textContent);
    const codes = [...container.querySelectorAll('strong + code')].map(({ textContent }) => textContent);
    expect(codes).toEqual([...AUDIT_EVENTS]);
    expect(names.filter((name) => name === '' || name?.includes('compliance.event'))).toEqual([]);
    expect(new Set(names).size).toBe(AUDIT_EVENTS.length);
  },
);

async function detailsOf(locale: Locale, event: AuditEvent, metadata: AuditEntry['metadata']) {
  const search = readGovernSearch(new URLSearchParams());
  await renderInPage(<AuditRow entry={{ ...entry, event, metadata }} search={search} />, { locale });
  return screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
}

test('PRIV-9 details of an entry have labels and values in the user’s language, and stay as they are where none is known', async () => {
  const metadata = {
    subject: 'article/salik',
    locale: 'hi',
    from: 'in-review',
    to: 'approved',
    version: 3,
    scheduledBy: 'x',
  };
  expect(await detailsOf('ar', 'newsroom.state-changed', metadata)).toEqual([
    ['الموضوع:', 'article/salik'],
    ['اللغة:', 'हिन्दी'],
    ['قبل:', 'قيد المراجعة'],
    ['بعد:', 'موافق عليه'],
    ['الإصدار:', '3'],
    ['scheduledBy:', 'x'],
  ]);
});

test('PRIV-9 moments, days, lists, yes and no in details are written out', async () => {
  const metadata = {
    isOn: false,
    pausedUntil: '2026-12-01',
    endsAt: '2026-11-26T08:00:00.000Z',
    languages: ['en', 'ar'],
    due: null,
    reason: '',
  };
  expect(await detailsOf('en', 'reporter.switched', metadata)).toEqual([
    ['Switched on:', 'No'],
    ['Paused until:', '1 Dec 2026'],
    ['Ends:', '26 Nov 2026 12:00'],
    ['Languages:', 'English and العربية'],
    ['Due:', '–'],
    ['Reason:', ''],
  ]);
});

test('PRIV-9 the way of a sign-in is named, and one without a name stays as it is', async () => {
  expect(await detailsOf('ar', 'account.signed-in', { method: 'password+app' })).toEqual([
    ['الطريقة:', 'كلمة المرور وتطبيق المصادقة'],
  ]);
  cleanup();
  expect(await detailsOf('ar', 'account.signed-in', { method: 'telepathy' })).toEqual([['الطريقة:', 'telepathy']]);
});
