import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInPage } from '../prose/test-page.tsx';
import { FactPanel } from './fact-panel.tsx';
import { factsById, plainText } from './fact-text.ts';
import { factView } from './factories.ts';

afterEach(cleanup);

test('CHAT-1 each fact shows its value, how well it is known, its date and its source', async () => {
  await renderInPage(<FactPanel facts={[factView({ confidence: 'press' })]} title="Facts" />);
  expect(screen.getByRole('region', { name: 'Facts' })).toBeTruthy();
  expect(screen.getByText('AED 4')).toBeTruthy();
  expect(screen.getByText('Press, 2025')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'RTA' }).getAttribute('href')).toBe('https://rta.ae/fares');
});

test('CHAT-1 a value that is not shown names whom to ask', async () => {
  await renderInPage(<FactPanel facts={[factView({ confidence: 'press', text: null })]} title="Facts" />);
  expect(screen.getByRole('link', { name: 'Confirm with RTA' })).toBeTruthy();
});

test('CHAT-1 values of one source, grade and date name them once, without repeating the date', async () => {
  const source = { name: 'Gulf News, January 2026', url: 'https://gulfnews.com/salik' };
  const from = (id: string, more = {}) => factView({ id, confidence: 'press', asOf: '2026-01', source, ...more });
  await renderInPage(
    <FactPanel facts={[from('a'), from('b', { confidence: 'secondary' }), from('c')]} title="Facts" />,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Gulf News', 'Gulf News']);
  expect(screen.getAllByText('Press, January 2026')).toHaveLength(1);
  expect(screen.getAllByText('Second-hand source, January 2026')).toHaveLength(1);
});

test('CHAT-1 general knowledge says that it is not confirmed and has no date', async () => {
  await renderInPage(<FactPanel facts={[factView({ confidence: 'general' })]} title="Facts" />);
  expect(screen.getByText('General knowledge, not confirmed')).toBeTruthy();
  expect(screen.queryByText(/2025/)).toBeNull();
});

test('a fact past its review date keeps its value and says so', async () => {
  await renderInPage(<FactPanel facts={[factView({ status: 'due' })]} title="Facts" />);
  expect(screen.getByText('AED 4')).toBeTruthy();
  expect(screen.getByText('Due for review')).toBeTruthy();
});

test('a hidden and an expired fact say in words that the official source is to be asked', async () => {
  const facts = [
    factView({ id: 'a', status: 'hidden', text: null }),
    factView({ id: 'b', status: 'expired', text: null }),
  ];
  await renderInPage(<FactPanel facts={facts} title="Facts" />);
  expect(screen.getByText('Not confirmed. Ask the official source.')).toBeTruthy();
  expect(screen.getByText('Out of date. Ask the official source.')).toBeTruthy();
});

test('a text without facts has no panel', async () => {
  const { container } = await renderInPage(<FactPanel facts={[]} title="Facts" />);
  expect(container.textContent).toBe('');
});

test('a plain text holds values in place of tokens, and the source of a hidden one', () => {
  const facts = factsById([factView(), factView({ id: 'x', text: null, status: 'hidden' })]);
  expect(plainText('A ride is {{metro.fare}}; {{x}}{{unknown}}', facts, (source) => `see ${source}`)).toBe(
    'A ride is AED 4; see RTA',
  );
});
