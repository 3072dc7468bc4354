import { expect, test } from 'vitest';
import { requestedNote } from './requested-note.ts';
import { getAnswer } from './test-pack.ts';

test('CHAT-2 how long to stay at a place is said by its note, with the place as source, in the language of the question', async () => {
  const answer = await getAnswer('how long do i need at kite beach');
  expect(answer).toMatchObject({ outcome: 'answered', text: 'Kite Beach · Time needed: half a day.' });
  expect(answer.cited).toEqual(['place/kite-beach']);
  const urdu = await getAnswer('کائٹ بیچ کے لیے کتنا وقت چاہیے', { locale: 'ur' });
  expect(urdu.text).toContain('آدھا دن');
});

test('CHAT-2 what a place has no note about is not said by another note of it', async () => {
  for (const question of [
    'dress code at kite beach',
    'how long do i need at gold souk',
    'how long is the metro ride',
  ]) {
    expect((await getAnswer(question)).text, question).not.toContain('half a day');
  }
});

test.each([
  ['what should i order at al ustad', 'signature'],
  ['al ustad mein kya khayen', 'signature'],
  ['كم ساعة تكفي برواز دبي', 'timeNeeded'],
  ['दुबई फ्रेम में कितना समय लगता है', 'timeNeeded'],
  ['can i wear shorts at the mosque', 'dress'],
  ['do i need a reservation for tresind', 'booking'],
  ['is ravi halal', 'diet'],
  ['راوی میں سبزی خور کھانا ملتا ہے', 'diet'],
  ['is it good for toddlers', 'children'],
  ['when is it less crowded', 'bestTime'],
  ['where is the dubai frame', null],
  ['bookshop in difc', null],
])('CHAT-2 %s asks for the note %s', (question, note) => {
  expect(requestedNote(question)).toBe(note);
});
