import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { NightlifeNotice } from './nightlife-notice.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('DATA-3 the notice for adults is closed once and stays closed on this device', async () => {
  await renderInPage(<NightlifeNotice />, { path: '/nightlife' });
  expect(screen.getByRole('link', { name: 'Where alcohol is allowed' }).getAttribute('href')).toBe(
    '/news/alcohol-rules',
  );
  await userEvent.click(screen.getByRole('button', { name: 'I understand' }));
  expect(screen.queryByText(/For adults of 21 and over/)).toBeNull();
  cleanup();
  await renderInPage(<NightlifeNotice />, { path: '/nightlife' });
  expect(screen.queryByText(/For adults of 21 and over/)).toBeNull();
});
