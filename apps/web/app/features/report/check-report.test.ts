import { problemReportSchema, REPORT_MESSAGE_LIMIT } from '@dalil/domain/quality/problem-report.ts';
import { expect, test } from 'vitest';
import { ApiError } from '../../data/api.ts';
import { findFieldErrors, reportOf } from './check-report.ts';
import { failureMessage } from './failure-message.ts';

test('an empty draft lacks a reason and words; blanks are no words', () => {
  expect(Object.keys(findFieldErrors({ reason: '', message: '  \n' }))).toEqual(['reason', 'message']);
  expect(reportOf('/news/metro', { reason: '', message: 'x' })).toBeNull();
});

test('a text over the limit says by how much, one at the limit passes', () => {
  const message = 'a'.repeat(REPORT_MESSAGE_LIMIT);
  expect(findFieldErrors({ reason: 'other', message })).toEqual({});
  expect(findFieldErrors({ reason: 'other', message: `${message}bcd` }).message?.values).toEqual({ count: 3 });
});

test('what is sent is what the server accepts', () => {
  const report = reportOf('/news/metro', { reason: 'wrong-fact', message: '  The fare is AED 3.  ' });
  expect(problemReportSchema.parse(report)).toEqual({
    page: '/news/metro',
    reason: 'wrong-fact',
    message: 'The fare is AED 3.',
  });
});

test.each([
  [new ApiError(0, 'network_error'), 'item.report.failed.offline', undefined],
  [new ApiError(429, 'too_many_requests', { retryAfter: 30 }), 'item.report.failed.seconds', { count: 30 }],
  [new ApiError(429, 'too_many_requests', { retryAfter: 600 }), 'item.report.failed.minutes', { count: 10 }],
  [new ApiError(429, 'too_many_requests'), 'item.report.failed.seconds', { count: 90 }],
  [new ApiError(400, 'invalid_input'), 'item.report.failed.refused', undefined],
  [new ApiError(413, 'payload_too_large'), 'item.report.failed.refused', undefined],
  [new ApiError(503, 'unavailable'), 'item.report.failed.server', undefined],
  [new TypeError('unexpected'), 'item.report.failed.server', undefined],
])('ERR-8 every rejection has a message of its own: %s', (error, key, values) => {
  expect(failureMessage(error)).toEqual(values ? { key, values } : { key });
});
