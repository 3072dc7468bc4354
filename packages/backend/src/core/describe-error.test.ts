import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

test('MON-4 an error in the log has its class, code and place, and nothing that was typed', () => {
  const cause = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  const failed = new Error('Failed query: select 1 params: someone@example.com', { cause });
  const fields = describeError(failed);
  expect(fields).toEqual({ name: 'Error', code: '57014', place: expect.stringContaining('describe-error.test.ts') });
  expect(JSON.stringify(fields)).not.toContain('someone@example.com');
});

test('MON-4 what is thrown without being an error has its type', () => {
  expect(describeError('someone@example.com')).toEqual({ name: 'string' });
});
