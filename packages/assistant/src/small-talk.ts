import { LOCALES } from '@dalil/domain/language/locale.ts';
import { PHRASES } from './match-phrases.ts';

/** Messages that ask nothing: a greeting, thanks, a goodbye, an acknowledgement, and praise or blame (`other`). */
export const SMALL_TALK = ['thanks', 'bye', 'hello', 'fine', 'other'] as const;
export type SmallTalk = (typeof SMALL_TALK)[number];

/**
 * Whole messages in Latin letters that are not English, separated by commas; those of the languages are in their folders. They are
 * listed, not learned, because each kind has its own reply. `fillers` may stand beside such a phrase and change nothing.
 */
const ROMANISED = {
  thanks:
    'shukran, shokran, choukran, mashkoor, mashkour, yislamo, tislam, shukriya, shukria, shukriyaa, dhanyavaad, dhanyavad, dhanyawad, meherbani, mehrbani, jazakallah, jazak allah',
  bye: 'maa salama, ma salama, maasalama, khuda hafiz, allah hafiz, alvida, phir milenge, shab bakhair',
  hello:
    'marhaba, marhaban, ahlan, ahlan wa sahlan, salam, salaam, assalam alaikum, assalamu alaikum, assalamualaikum, as salam alaikum, assalam o alaikum, assalam o alikum, asalam o alaikum, salam o alaikum, aoa, salam alaikum, sabah al khair, sabah el khair, masa al khair, kif halak, namaste, namaskar, adaab, kaise ho, kaise hain aap, aap kaise hain, kesay hain aap, kaisay hain aap, aap kesay hain, kese ho, kese hain, kya haal hai',
  fine: 'tamam, tayeb, tayyib, theek hai, thik hai, theek, thik, accha, achha, acha, samajh gaya, badhiya',
  fillers: 'jazeelan, jazilan, bahut, bohot, bohat, bahut bahut, aapka, ji, bhai, yaar, habibi, ya',
};

/** The phrases of a kind in every language. */
function phrasesOf(kind: keyof typeof ROMANISED): string {
  return [...LOCALES.flatMap((locale) => PHRASES[locale]?.smallTalk[kind] ?? []), ROMANISED[kind]].join(', ');
}

type Words = readonly string[];

/** Arabic vowel signs and the lengthening stroke are typed or not. */
const OPTIONAL_SIGNS = /[\u064b-\u0652\u0640]/gu;

function wordsOf(text: string): Words {
  const plain = text.normalize('NFC').toLowerCase().replaceAll(OPTIONAL_SIGNS, '');
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

const entries = (list: string, talk: SmallTalk | null) =>
  list.split(',').map((phrase) => ({ words: wordsOf(phrase), talk }));

const LISTED = ['thanks', 'bye', 'hello', 'fine'] as const;
const GREETINGS = ['thanks', 'bye', 'hello'] as const;

/** The longest phrases first, so that "good night" is not read as "good". */
const ENTRIES = [
  ...LISTED.flatMap((talk) => entries(phrasesOf(talk), talk)),
  ...entries(phrasesOf('fillers'), null),
].toSorted((a, b) => b.words.length - a.words.length);

/** The kind of a message that consists of small talk only. With any other word it is a question. */
export function smallTalkOf(text: string): SmallTalk | null {
  const { found, isAll } = readTalk(text);
  return isAll ? (LISTED.find((talk) => found.has(talk)) ?? null) : null;
}

/** The reply to a message that is small talk in its own words: that of the greeting or thanks in it, if there is one. */
export function replyTo(text: string): SmallTalk {
  const { found } = readTalk(text);
  return GREETINGS.find((talk) => found.has(talk)) ?? 'other';
}

function readTalk(text: string): { found: ReadonlySet<SmallTalk>; isAll: boolean } {
  const words = wordsOf(text);
  const found = new Set<SmallTalk>();
  let isAll = true;
  let at = 0;
  while (at < words.length) {
    const next = ENTRIES.find((entry) => entry.words.every((word, offset) => words[at + offset] === word));
    if (!next) isAll = false;
    if (next?.talk) found.add(next.talk);
    at += next?.words.length ?? 1;
  }
  return { found, isAll };
}
