import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useSearchParams } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import type { QueueItem } from '../../queries/newsroom.ts';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { QueueKeys } from './queue-keys.tsx';
import { entryId, readQueueSearch } from './queue-search.ts';

afterEach(cleanup);

const ITEMS: readonly QueueItem[] = ['first', 'second'].map((id) => ({
  kind: 'article',
  id,
  locale: 'en',
  title: id,
  href: `/news/${id}`,
  state: 'in-review',
  since: '2026-11-26T08:00:00Z',
  hours: 1,
  authors: [],
  scheduledAt: null,
  links: null,
}));

function Queue() {
  const search = readQueueSearch(useSearchParams()[0], 'en');
  return (
    <>
      <QueueKeys items={ITEMS} search={search} />
      {ITEMS.map((item) => (
        <a key={item.id} id={entryId(item)} href={item.href ?? ''}>
          {item.title}
        </a>
      ))}
      <p role="status">{search.open?.id ?? 'none'}</p>
      <textarea aria-label="Comment" />
    </>
  );
}

test('STAFF-3 J and K go through the queue and stop at its ends, but not while a comment is written', async () => {
  const { container } = await renderInPage(<Queue />, { path: '/dashboard/content-approval' });
  const press = (key: string, target: Element = document.body) =>
    fireEvent.keyDown(target, { key, code: `Key${key.toUpperCase()}` });
  const open = () => screen.getByRole('status').textContent;
  press('k');
  expect(open()).toBe('none');
  press('j');
  expect(await screen.findByText('first', { selector: 'p' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('first');
  press('j', screen.getByLabelText('Comment'));
  expect(open()).toBe('first');
  press('j');
  await screen.findByText('second', { selector: 'p' });
  press('j');
  expect(open()).toBe('second');
  press('k');
  await screen.findByText('first', { selector: 'p' });
  await expectAccessible(container);
});
