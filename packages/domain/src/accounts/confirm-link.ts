import * as z from 'zod/mini';
import { codeField, emailField } from './account-fields.ts';
import { returnPath } from './return-path.ts';

/** The page that a confirmation mail leads to. */
export const CONFIRM_PATH = '/auth/callback';
const HASH = '#confirm=';
/** A longer path is left out: some mail programs break long addresses. */
const MAX_PATH_LENGTH = 400;

/** What a link of a confirmation mail holds: the code of the same mail, its address, and the page to open afterwards. */
export type ConfirmLink = { email: string; code: string; returnTo?: string | undefined };

const content = z.tuple([emailField, codeField, z.optional(z.string())]);

/**
 * AUTH-2: the fragment of the link. Browsers do not send it, so neither address nor code reaches a log of the server. It is valid as
 * long as the code, because it is the code.
 */
export function confirmHash({ email, code, returnTo }: ConfirmLink): string {
  const path = returnPath(returnTo, '');
  const parts = path === '' || path.length > MAX_PATH_LENGTH ? [email, code] : [email, code, path];
  const binary = String.fromCharCode(...new TextEncoder().encode(JSON.stringify(parts)));
  return HASH + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads such a fragment. Undefined if it is none or not whole. */
export function readConfirmHash(hash: string): ConfirmLink | undefined {
  if (!hash.startsWith(HASH)) return undefined;
  const read = content.safeParse(decode(hash.slice(HASH.length)));
  if (!read.success) return undefined;
  const [email, code, path] = read.data;
  const returnTo = returnPath(path, '');
  return { email, code, ...(returnTo !== '' && { returnTo }) };
}

function decode(text: string): unknown {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (sign) => sign.charCodeAt(0))));
  } catch {
    return undefined;
  }
}

/** An address that its owner recognizes and others cannot write to: `a•••@example.com`. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = Array.from(email.slice(0, at));
  return `${first}•••${email.slice(at)}`;
}
