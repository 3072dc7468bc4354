type Segmenters = typeof Intl.Segmenter | undefined;

/**
 * The beginning of a text, at most `limit` UTF-16 units long, as schemas count. It ends between characters as people see them: never
 * inside an emoji, a flag, or a letter with its marks. Halves of characters become U+FFFD, because no store takes them.
 */
export function cutText(text: string, limit: number, segmenters: Segmenters = Intl.Segmenter): string {
  const whole = text.toWellFormed();
  return whole.length <= limit ? whole : whole.slice(0, characterEnd(whole, limit, segmenters));
}

/**
 * The last offset up to `limit`, in UTF-16 units, between two characters of a longer text. A single character that is longer than the
 * limit is cut between its code points.
 */
export function characterEnd(text: string, limit: number, Segmenter: Segmenters = Intl.Segmenter): number {
  if (limit <= 0) return 0;
  // Whether there is a boundary depends on the text before it and on the next code point.
  const window = text.slice(0, limit + 2);
  const end = Segmenter ? startAt(window, limit, Segmenter) : markedStart(window, limit);
  return end > 0 ? end : limit - Number(isLowHalf(window, limit));
}

function startAt(text: string, offset: number, Segmenter: typeof Intl.Segmenter): number {
  return new Segmenter(undefined, { granularity: 'grapheme' }).segment(text).containing(offset)?.index ?? offset;
}

/** Without a segmenter: marks and joined characters stay with what they follow. */
function markedStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && (isLowHalf(text, start) || /^(?:\u200d|\ufe0f|\p{M})/u.test(text.slice(start)))) start -= 1;
  return start;
}

const isLowHalf = (text: string, at: number) => /^[\udc00-\udfff]/.test(text.slice(at, at + 1));

/** The first character of a text as people see it, with its marks; empty for an empty text. */
export function firstCharacter(text: string, Segmenter: Segmenters = Intl.Segmenter): string {
  if (Segmenter === undefined) return Array.from(text)[0] ?? '';
  const [first] = new Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  return first?.segment ?? '';
}
