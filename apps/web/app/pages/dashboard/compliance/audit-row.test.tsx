import { AUDIT_EVENTS } from '@dalil/domain/accounts/audit-event.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInPage } from '../../../features/prose/test-page.tsx';
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
