import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@dalil/domain/language/locale.ts';

const MESSAGES = fileURLToPath(new URL('../../apps/web/app/language/messages/', import.meta.url));
const known = new Map<Locale, Record<string, string>>();

/** The words of a message in a language, with its plain placeholders filled in. */
export function words(locale: Locale, key: string, values: Record<string, string> = {}): string {
  const message = messagesOf(locale)[key];
  if (message === undefined) throw new Error(`No message ${key} in ${locale}`);
  return message.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
}

function messagesOf(locale: Locale): Record<string, string> {
  const messages = known.get(locale) ?? readMessages(locale);
  known.set(locale, messages);
  return messages;
}

function readMessages(locale: Locale): Record<string, string> {
  const files = readdirSync(MESSAGES + locale).map((file) => readFileSync(`${MESSAGES}${locale}/${file}`, 'utf8'));
  return Object.assign({}, ...files.map((text) => JSON.parse(text) as Record<string, string>));
}
