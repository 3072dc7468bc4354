import type { EventData } from '@dalil/domain/guide/event.ts';
import { expect, test } from 'vitest';
import { checkPrices } from './check-prices.ts';
import { readStartingContent } from './read-starting-content.ts';

test('ID-1 the prices of an event are amounts of money, like those of a place', async () => {
  const content = await readStartingContent();
  const items = content.items.filter(({ kind }) => kind === 'event').slice(0, 1);
  const amount = content.facts.find(({ fact }) => fact.type === 'money')?.fact.id ?? '';
  const phone = content.facts.find(({ fact }) => fact.type === 'phone')?.fact.id ?? '';
  const faults = (fact: string) =>
    checkPrices({
      ...content,
      items: items.map((item) => ({ ...item, data: { ...(item.data as EventData), prices: [{ fact }] } })),
    }).map(({ message }) => message);
  expect(faults(amount)).toEqual([]);
  expect(faults(phone)).toEqual([`${phone} is no amount of money`]);
  expect(faults('no.such')).toEqual(['no.such is no amount of money']);
});
