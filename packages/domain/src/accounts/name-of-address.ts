import { cutText } from '../language/cut-text.ts';
import { FULL_NAME_LIMIT, PROFILE_DEFAULTS } from './account-fields.ts';

/**
 * A name for an account that its owner did not name: the words before the @, `sana.karim@guide.example` → `Sana Karim`. Of an
 * address without words the name every new account has.
 */
export function nameOfAddress(email: string): string {
  const local = email.slice(0, email.lastIndexOf('@')).split('+')[0] ?? '';
  const words = local.split(/[^\p{L}\p{N}]+/u).filter((word) => /\p{L}/u.test(word));
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return name === '' ? PROFILE_DEFAULTS.fullName : cutText(name, FULL_NAME_LIMIT);
}
