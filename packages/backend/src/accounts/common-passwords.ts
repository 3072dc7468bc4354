import { readFileSync } from 'node:fs';

let list: Set<string> | undefined;

/** AUTH-13: whether a password is one that people commonly use and that leaks hold, or no more than a run of characters. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return commonPasswords().has(plain) || isRun(plain);
}

function commonPasswords(): Set<string> {
  if (list) return list;
  const text = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8');
  list = new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')));
  return list;
}

/** The same character again and again, or one after the other: aaaaaaaaaa, 0123456789, zyxwvutsrq. */
function isRun(text: string): boolean {
  const steps = Array.from(text.slice(1), (_, at) => text.charCodeAt(at + 1) - text.charCodeAt(at));
  return [0, 1, -1].some((step) => steps.every((one) => one === step));
}
