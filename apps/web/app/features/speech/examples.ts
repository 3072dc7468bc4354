import type { Locale } from '@dalil/domain/language/locale.ts';
import { splitSentences } from '@dalil/domain/language/sentences.ts';
import type { Passage, Sentence } from './passages.ts';

/** What a voice says to be judged by, in the language it speaks, whatever the page is written in. */
const EXAMPLES: Record<Locale, string> = {
  en: 'This is how the guide sounds. You can change the voice, the speed and the pitch.',
  ar: 'هكذا تسمع الدليل. يمكنك تغيير صوت القراءة وسرعتها وطبقتها.',
  hi: 'गाइड आपको ऐसे सुनाई देगी। आप आवाज़, गति और स्वर की ऊँचाई बदल सकते हैं।',
  ur: 'گائیڈ آپ کو اس طرح سنائی دے گی۔ آپ آواز، رفتار اور اتار چڑھاؤ بدل سکتے ہیں۔',
};

/** The example of a language as sentences to be read. They stand nowhere on the page. */
export function exampleSentences(language: Locale): Sentence[] {
  const text = EXAMPLES[language];
  const node = document.createTextNode(text);
  const runs = [{ start: 0, end: text.length, node, language, isPhone: false }];
  const passage: Passage = { text, language, runs, element: document.createElement('p') };
  const spans = splitSentences(text);
  return spans.map((span, at) => ({ ...span, passage, isLast: at === spans.length - 1 }));
}
