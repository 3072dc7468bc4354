import { storedStrings } from './plain-words.ts';
import { type CheckedItem, type Found, textsOf } from './rule.ts';

const OPENS_ISOLATE = /[\u2066-\u2068]/u;
const OPENS_EMBEDDING = /[\u202a\u202b\u202d\u202e]/u;

/** Whether every direction mark that opens a span is closed within the line, in the right order. */
function isBalanced(line: string): boolean {
  const open: ('isolate' | 'embedding')[] = [];
  for (const sign of line) {
    if (OPENS_ISOLATE.test(sign)) open.push('isolate');
    else if (OPENS_EMBEDDING.test(sign)) open.push('embedding');
    else if (sign === '\u2069' && open.pop() !== 'isolate') return false;
    else if (sign === '\u202c' && open.pop() !== 'embedding') return false;
  }
  return open.length === 0;
}

const visible = (line: string) =>
  line.replaceAll(/[\u202a-\u202e\u2066-\u2069]/gu, (sign) => `[U+${sign.charCodeAt(0).toString(16).toUpperCase()}]`);

/** Direction marks without their end turn around everything that follows. */
export function checkDirectionMarks(item: CheckedItem): Found[] {
  return textsOf(item).flatMap(([locale, text]) => {
    const line = storedStrings(text)
      .flatMap((part) => part.split('\n'))
      .find((part) => !isBalanced(part));
    return line === undefined ? [] : [{ locale, subject: 'marks', evidence: visible(line).slice(0, 200) }];
  });
}

/** The guide writes Arabic without tanwin, as its interface does. */
export function checkTanwin(item: CheckedItem): Found[] {
  const { ar } = item.texts;
  if (!ar) return [];
  const words = storedStrings(ar).flatMap((part) => part.match(/\S*[\u064b-\u064d]\S*/gu) ?? []);
  const [first] = words;
  return first === undefined
    ? []
    : [{ locale: 'ar', subject: 'tanwin', evidence: [...new Set(words)].slice(0, 5).join(' · ') }];
}
