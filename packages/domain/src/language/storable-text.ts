const NUL = '\0';
const HALF_CHARACTER = /\p{Cs}/u;

/** Whether the database can store a text: it has no NUL and no half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes(NUL) && !HALF_CHARACTER.test(text);
}
