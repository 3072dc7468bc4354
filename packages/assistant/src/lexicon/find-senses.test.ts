import type { Locale } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { sensesOfText } from './find-senses.ts';
import type { Sense } from './senses.ts';

test.each<[Locale, string, Sense]>([
  ['hi', 'पासपोर्ट की इंस्पेक्शन', 'inspection'],
  ['ar', 'بالشغل', 'labour'],
  ['ar', 'عالبحر', 'beach'],
  ['ar', 'هالمنطقة', 'neighbourhood'],
  ['ar', 'الحر', 'temperature'],
])('CHAT-2 reads [%s] %s as %s', (locale, text, sense) => {
  expect(sensesOfText(text, locale)).toContain(sense);
});

test.each<[Locale, string, Sense]>([
  ['ur', 'کہاں', 'restaurant'],
  ['ur', 'کیسے', 'dispute'],
  ['ur', 'ہوئے', 'emirates-id'],
  ['ar', 'قبل', 'affection'],
  ['ar', 'واحد', 'sun'],
  ['hi', 'करें', 'income-tax'],
  ['hi', 'तीन बार', 'nightlife'],
])('CHAT-2 a word whose stem is that of another is not that one: [%s] %s is no %s', (locale, text, sense) => {
  expect(sensesOfText(text, locale)).not.toContain(sense);
});
