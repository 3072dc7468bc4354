import type { FactType } from '@dalil/domain/guide/fact.ts';
import { expect, test } from 'vitest';
import type { Intent } from './classifier/labels.ts';
import type { Sense } from './lexicon/senses.ts';
import { isOtherType } from './requested-type.ts';

test.each<[FactType, Intent | null, Sense[], boolean]>([
  ['schedule', 'price', [], true],
  ['money', 'price', [], false],
  ['money', 'hours', [], true],
  ['date', 'hours', [], true],
  ['date', 'schedule', [], false],
  ['schedule', 'price', ['hours'], false],
  ['schedule', null, [], false],
  ['money', 'define', [], false],
])(
  'CHAT-1 a value of the type %s for the intent %s and the senses %j is of something else: %s',
  (type, intent, senses, isOther) => {
    expect(isOtherType(type, intent, new Set(senses))).toBe(isOther);
  },
);
