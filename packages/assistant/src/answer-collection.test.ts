import { expect, test } from 'vitest';
import { getAnswer } from './test-pack.ts';

test('STAFF-2 CHAT-2 a request for things a curator put together is answered by the collection, in its order, with citations', async () => {
  const answer = await getAnswer('What free things can I do by the water?');
  expect(answer.outcome).toBe('answered');
  expect(answer.cited).toEqual(['collection/free-by-the-water', 'place/kite-beach', 'event/national-day']);
  expect(answer.text.split('\n')[0]).toBe('Free things to do by the water: Chosen by people.');
  expect(answer.citations[0]).toMatchObject({ kind: 'collection', href: '/content/free-by-the-water' });
  expect(answer.blocks.find(({ kind }) => kind === 'cards')).toEqual({
    kind: 'cards',
    items: [
      { kind: 'place', id: 'kite-beach' },
      { kind: 'event', id: 'national-day' },
    ],
  });
  const urdu = await getAnswer('پانی کے پاس مفت مشاغل بتائیں', { locale: 'ur' });
  expect(urdu.cited[0]).toBe('collection/free-by-the-water');
});

test('STAFF-2 CHAT-2 a question with a word the collection does not have, or about something else, is not answered by it', async () => {
  for (const question of [
    'Which free beaches by the water have wifi for cats?',
    'Which beaches are free?',
    'How much does water cost?',
    'When does the metro run?',
  ]) {
    expect((await getAnswer(question)).cited, question).not.toContain('collection/free-by-the-water');
  }
});
