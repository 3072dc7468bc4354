import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderInPage } from '../prose/test-page.tsx';
import { DocumentChecklist } from './document-checklist.tsx';

afterEach(cleanup);

const list = <DocumentChecklist listId="emirates-id" documents={['Passport', 'Entry permit', 'Photo']} />;

beforeEach(() => localStorage.clear());

test('a tick is counted, and is there again on the next visit', async () => {
  const { unmount } = await renderInPage(list);
  await userEvent.click(screen.getByLabelText('Entry permit'));
  expect(screen.getByText('1 of 3 ready')).toBeTruthy();
  unmount();
  await renderInPage(list);
  expect(screen.getByLabelText<HTMLInputElement>('Entry permit').checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Passport').checked).toBe(false);
});

test('clearing removes every tick and leaves the focus on the list', async () => {
  await renderInPage(list);
  await userEvent.click(screen.getByLabelText('Passport'));
  await userEvent.click(screen.getByRole('button', { name: 'Clear ticks' }));
  expect(screen.getByText('0 of 3 ready')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Documents you need' }));
  expect(localStorage.length).toBe(0);
});

test('the ticks of another service are not touched', async () => {
  localStorage.setItem('dalil.checklist.ejari', '2:0');
  await renderInPage(list);
  expect(screen.getByText('0 of 3 ready')).toBeTruthy();
  expect(localStorage.getItem('dalil.checklist.ejari')).toBe('2:0');
});
