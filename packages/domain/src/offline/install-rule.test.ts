import { expect, test } from 'vitest';
import { decideInstall } from './install-rule.ts';

const NOW = Date.parse('2026-11-21T08:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const NEVER = { dismissedAt: null, promptedAt: null };
const FRESH = { at: NOW, prompts: 0 };
const PROMPT = { kind: 'prompt' };
const SILENT = { kind: 'silent' };

test.each([
  ['the browser offers nothing', { event: null }, SILENT],
  ['the browser has just offered it', {}, PROMPT],
  ['the guide is installed', { isStandalone: true }, SILENT],
  ['the reader said no almost seven days ago', { memory: { ...NEVER, dismissedAt: NOW - 7 * DAY + 1 } }, SILENT],
  ['the reader said no seven days ago', { memory: { ...NEVER, dismissedAt: NOW - 7 * DAY } }, PROMPT],
  ['a prompt was shown almost three days ago', { memory: { ...NEVER, promptedAt: NOW - 3 * DAY + 1 } }, SILENT],
  ['a prompt was shown three days ago', { memory: { ...NEVER, promptedAt: NOW - 3 * DAY } }, PROMPT],
  [
    'a no weighs more than an old prompt',
    { memory: { dismissedAt: NOW - 6 * DAY, promptedAt: NOW - 6 * DAY } },
    SILENT,
  ],
  ['the clock was wrong when the reader said no', { memory: { ...NEVER, dismissedAt: NOW + 400 * DAY } }, PROMPT],
  [
    'the first prompt was not answered, 29.999 s after the event',
    { event: { at: NOW - 29_999, prompts: 1 }, memory: { ...NEVER, promptedAt: NOW - 29_999 } },
    { kind: 'wait', until: NOW + 1 },
  ],
  [
    'the first prompt was not answered, 30 s after the event',
    { event: { at: NOW - 30_000, prompts: 1 }, memory: { ...NEVER, promptedAt: NOW - 30_000 } },
    PROMPT,
  ],
  [
    'the first prompt was answered with no',
    { event: { at: NOW - 30_000, prompts: 1 }, memory: { dismissedAt: NOW - 10_000, promptedAt: NOW - 30_000 } },
    SILENT,
  ],
  ['both prompts were not answered', { event: { at: NOW - 60_000, prompts: 2 } }, SILENT],
] as const)('PWA-2 asking to install when %s', (_name, situation, expected) => {
  expect(decideInstall({ now: NOW, isStandalone: false, event: FRESH, memory: NEVER, ...situation })).toEqual(expected);
});
