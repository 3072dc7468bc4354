import { expect, test } from 'vitest';
import { findsPhrase } from './phrase.ts';

const thanks = { id: 'thanks', en: 'Thank you', ar: 'شُكْرًا', arLatin: 'shukran', hi: 'धन्यवाद', ur: 'شکریہ' };
const station = {
  id: 'station',
  en: 'Where is the metro station?',
  ar: 'أين محطة المترو؟',
  arLatin: 'ayna mahattat al-metro',
  hi: 'मेट्रो स्टेशन कहाँ है?',
  ur: 'میٹرو اسٹیشن کہاں ہے؟',
};

test.each([
  ['thank', thanks],
  ['THANK YOU!', thanks],
  ['shúkran', thanks],
  ['شكرا', thanks],
  ['شكريه', thanks],
  ['धन्यवाद', thanks],
  ['اين محطه', station],
  ['station metro', station],
  ['al metro', station],
])('ID-1 the phrasebook finds %s', (query, phrase) => {
  expect(findsPhrase(phrase, query)).toBe(true);
});

test.each([
  ['police', thanks],
  ['thank taxi', thanks],
  // Words of two languages are no phrase.
  ['station shukran', station],
])('ID-1 the phrasebook does not find %s', (query, phrase) => {
  expect(findsPhrase(phrase, query)).toBe(false);
});

test.each(['', '  ', '?!'])('SEARCH-1 a query without letters (%j) finds every phrase', (query) => {
  expect([thanks, station].every((phrase) => findsPhrase(phrase, query))).toBe(true);
});
