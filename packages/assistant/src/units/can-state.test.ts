import { expect, test } from 'vitest';
import { requestedIn } from './can-state.ts';

test.each([
  ['which papers do i need to sponsor my wife', 'documents'],
  ['وش الأوراق المطلوبة', 'documents'],
  ['कौन से काग़ज़ चाहिए', 'documents'],
  ['kaunse kaghazat chahiye', 'documents'],
  ['کون سے کاغذات چاہئیں', 'documents'],
  ['how old do i have to be', 'age'],
  ['كم عمر اللي يدخل', 'age'],
  ['कितनी उम्र चाहिए', 'age'],
  ['kam se kam umar kya hai', 'age'],
  ['how long is it valid', 'term'],
  ['كم مدة صلاحية الرخصة', 'term'],
  ['licence kitne saal ka banta hai', 'term'],
  ['لائسنس کتنے سال کا بنتا ہے', 'term'],
  ['how much is a taxi', null],
  ['عمري ستين سنة وأريد تجديد الرخصة', null],
  ['meri umar 20 saal hai, gaadi le sakta hun', null],
] as const)('CHAT-2 what a question asks for is read from its words: %s', (question, requested) => {
  expect(requestedIn(question)).toBe(requested);
});
