import { expect, test } from 'vitest';
import { CONFIDENCES } from './fact.ts';
import { gradeFact } from './fact-grade.ts';

test.each(CONFIDENCES.filter((code) => code !== 'general'))(
  'CHAT-1 a fact from a source (%s) has its grade and its date',
  (code) => {
    expect(gradeFact({ confidence: code, asOf: '2025-06' })).toEqual({ code, asOf: '2025-06' });
  },
);

test.each(['general', 'unheard-of'])(
  'CHAT-1 a fact without a source (%s) has no date that suggests a check',
  (code) => {
    expect(gradeFact({ confidence: code, asOf: '2025' })).toEqual({ code: 'general', asOf: null });
  },
);
