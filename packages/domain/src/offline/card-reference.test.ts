import { expect, test } from 'vitest';
import { addCard, omitCard, replaceCards, restoreCards } from './card-reference.ts';

const frame = { id: 'dubai-frame', href: '/tourism/dubai-frame', title: 'Dubai Frame' };
const creek = { id: 'creek-park', href: '/tourism/creek-park', title: 'Creek Park' };
const answer = {
  id: 'karama',
  title: 'Karama',
  nearby: [frame, { card: creek, minutes: 4 }],
  names: ['a'],
  none: null,
};
const listed = new Map([[JSON.stringify(frame), { listedCard: 'place/dubai-frame' }]]);

test('PWA-9 cards that the lists have are stored once, and come back as they were', async () => {
  const stored = replaceCards(answer, (json) => listed.get(json));
  expect(JSON.stringify(stored)).not.toContain('Dubai Frame');
  expect(JSON.stringify(stored)).toContain('Creek Park');
  expect(
    await restoreCards(stored, ({ listedCard }) =>
      Promise.resolve(listedCard === 'place/dubai-frame' ? frame : undefined),
    ),
  ).toEqual(answer);
});

test('PWA-9 a card that was removed for room is left out of an answer', async () => {
  const stored = replaceCards(answer, (json) => listed.get(json));
  const restored = await restoreCards(stored, () => Promise.resolve(undefined));
  expect(restored).toEqual({ ...answer, nearby: [{ card: creek, minutes: 4 }] });
});

test('PWA-9 what the answer about a place has in common with its card is stored once; without the card there is no answer', async () => {
  const place = { ...frame, tips: ['Go early'], title: 'Dubai Frame' };
  const stored = omitCard(place, 'place/dubai-frame', frame);
  expect(stored).toEqual({ cardOf: 'place/dubai-frame', tips: ['Go early'] });
  expect(await addCard(stored, () => Promise.resolve(frame))).toEqual(place);
  expect(await addCard(stored, () => Promise.resolve(undefined))).toBeUndefined();
});
