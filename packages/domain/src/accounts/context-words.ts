import { PRODUCT } from '../product.ts';
import { ROLES } from './permissions.ts';

/** The first guesses of an attacker for this guide: its name and city, and the roles and pages of its staff. */
const CONTEXT_WORDS: readonly string[] = [
  PRODUCT.name,
  PRODUCT.assistantName,
  ...ROLES,
  'dubai',
  'emirates',
  'uae',
  'city',
  'guide',
  'burj',
  'khalifa',
  'marina',
  'password',
  'welcome',
  'dashboard',
].map((word) => word.toLowerCase());

/** AUTH-13: whether a password consists only of such words, with digits and signs around them. */
export function isContextPassword(password: string): boolean {
  const letters = password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Letter}]/gu, '');
  const reachable = [true, ...Array<boolean>(letters.length).fill(false)];
  for (let at = 0; at < letters.length; at += 1) {
    if (!reachable[at]) continue;
    for (const word of CONTEXT_WORDS) if (letters.startsWith(word, at)) reachable[at + word.length] = true;
  }
  return letters !== '' && reachable[letters.length] === true;
}
