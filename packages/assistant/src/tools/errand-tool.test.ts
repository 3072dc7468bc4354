import { expect, test } from 'vitest';
import { getAnswer } from '../test-pack.ts';

test('CHAT-2 who looks for a police station gets the place, also where the question is its name', async () => {
  for (const question of ['where is the nearest police station', 'where is naif police station']) {
    const { outcome, cited } = await getAnswer(question);
    expect({ question, outcome, cited }).toMatchObject({ outcome: 'answered', cited: ['place/naif-police'] });
  }
});

test('CHAT-2 the number of the police is no place', async () => {
  expect((await getAnswer('what is the number of the police')).cited).not.toContain('place/naif-police');
});
