import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { factView } from '../../features/facts/factories.ts';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { RentChecker } from './rent-checker.tsx';

afterEach(cleanup);

const law = {
  bands: [
    { limit: 10, increase: 0 },
    { limit: 20, increase: 5 },
    { limit: null, increase: 20 },
  ],
  noticeDays: 90,
  factIds: ['rent.notice.change'],
};
const facts = { 'rent.notice.change': factView({ id: 'rent.notice.change', label: 'Notice', text: '90 days' }) };
const checker = <RentChecker law={law} facts={facts} />;
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

test('ID-2 the checker says how much a rent may rise and until when notice can be given', async () => {
  await renderInPage(checker, { path: '/real-estate' });
  await userEvent.type(field(/Your rent now/), '٨٥٠٠٠');
  await userEvent.type(field(/Index value/), '100,000');
  await userEvent.type(field(/Day of renewal/), '2027-01-01');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  const result = screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ');
  expect(result).toContain('Your rent lies 15% below the index. It may rise by at most 5%, to AED 89,250 a year.');
  expect(result).toContain('by Saturday, 3 October 2026 (90 days before)');
  expect(result).toContain('not legal advice');
  // A changed figure removes the old result.
  await userEvent.type(field(/Your rent now/), '0');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('ID-2 just past the edge of a band the distance is said with the decimals that show it', async () => {
  await renderInPage(checker, { path: '/real-estate' });
  await userEvent.type(field(/Your rent now/), '89960');
  await userEvent.type(field(/Index value/), '100000');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByRole('status').textContent).toContain('Your rent lies 10.04% below the index. It may rise by at');
});

test('ID-2 wrong input is listed above, named at its field, and stays', async () => {
  await renderInPage(checker, { path: '/real-estate' });
  await userEvent.type(field(/Your rent now/), '85k');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  const summary = screen.getByRole('group', { name: 'There is a problem' });
  expect(document.activeElement).toBe(summary);
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Enter an amount in dirhams, such as 85000',
    'Enter the index value',
  ]);
  expect(field(/Your rent now/).value).toBe('85k');
  expect(field(/Your rent now/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('ID-2 a rent at or above the index may not rise', async () => {
  await renderInPage(checker, { path: '/real-estate' });
  await userEvent.type(field(/Your rent now/), '100000');
  await userEvent.type(field(/Index value/), '100000');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByRole('status').textContent).toContain('Your rent is not below the index. No increase is allowed.');
});
