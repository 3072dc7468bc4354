import { expect, test } from 'vitest';
import { createAfterAnswer } from './after-answer.ts';

test('AUTH-4 an answer does not wait for what is done after it; a stopping server does', async () => {
  const done: string[] = [];
  const logged: string[] = [];
  const { afterAnswer, finished } = createAfterAnswer((_level, event) => logged.push(event));
  await afterAnswer(async () => done.push('mail'));
  await afterAnswer(() => Promise.reject(new Error('no')));
  expect(done).toEqual([]);
  await finished();
  expect([done, logged]).toEqual([['mail'], ['after_answer_failed']]);
});
