import { expect, test } from 'vitest';
import { chooseVoice, languageOf, spokenLanguages, type Voice, voicesFor } from './voices.ts';

const voice = (voiceURI: string, lang: string, more: Partial<Voice> = {}): Voice => ({
  voiceURI,
  name: voiceURI,
  lang,
  localService: true,
  default: false,
  ...more,
});

const VOICES = [
  voice('us', 'en-US', { default: true }),
  voice('gb', 'en-GB'),
  voice('remote-ar', 'ar-SA', { localService: false }),
  voice('egypt', 'ar_EG'),
  voice('remote-hi', 'hi-IN', { localService: false }),
  voice('french', 'fr-FR'),
];

test.each([
  ['ur_PK', 'ur'],
  ['ar-001', 'ar'],
  ['EN', 'en'],
  ['fr-FR', null],
  ['', null],
])('PROF-7 the tag %s is the language %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});

test.each([
  ['the likeliest region', 'en', undefined, true, 'gb'],
  ['the one the reader wants', 'en', 'us', true, 'us'],
  ['not one of another language', 'ar', 'us', true, 'egypt'],
  ['one of the device before one that needs a connection', 'ar', undefined, true, 'egypt'],
  ['one that needs a connection when it is wanted', 'ar', 'remote-ar', true, 'remote-ar'],
  ['never that one offline', 'ar', 'remote-ar', false, 'egypt'],
  ['one that needs a connection when there is no other', 'hi', undefined, true, 'remote-hi'],
  ['none offline then', 'hi', undefined, false, undefined],
  ['none where there is none', 'ur', undefined, true, undefined],
] as const)('PROF-7 the voice is %s', (_name, language, requested, isOnline, expected) => {
  expect(chooseVoice(VOICES, language, requested, isOnline)?.voiceURI).toBe(expected);
});

test('PROF-7 the languages with a voice, and their voices', () => {
  expect(spokenLanguages(VOICES, true)).toEqual(['en', 'ar', 'hi']);
  expect(spokenLanguages(VOICES, false)).toEqual(['en', 'ar']);
  expect(voicesFor(VOICES, 'ar', true).map(({ voiceURI }) => voiceURI)).toEqual(['remote-ar', 'egypt']);
});
