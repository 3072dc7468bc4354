import { type Locale, localePath } from '@dalil/domain/language/locale.ts';
import { type Translate, translatorOf } from './translate.ts';

export type LetterPart =
  | { kind: 'text'; text: string }
  /** What the reader types somewhere else. */
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'detail'; label: string; value: string }
  /** Beside the matter: what to do if it was not the reader. */
  | { kind: 'note'; text: string }
  | { kind: 'links'; links: { label: string; href: string }[] };

/** A mail before it has a form: every template writes one, `html-form.ts` and `text-form.ts` set it. */
export type Letter = {
  subject: string;
  /** What mail programs show beside the subject. */
  preheader: string;
  greeting: string;
  parts: LetterPart[];
  /** Why the reader receives it. */
  reason: string;
};

/** What a template writes with. */
export type Writing = {
  t: Translate;
  locale: Locale;
  greet: (fullName: string) => string;
  /** The absolute address of a page of ours; undefined when the product does not know its own. */
  page: (path: string) => string | undefined;
};

export function writingIn(locale: Locale, publicUrl: string | undefined): Writing {
  const t = translatorOf(locale);
  return {
    t,
    locale,
    greet: (fullName) => {
      const name = greetingName(fullName);
      return name === undefined ? t('mail.greeting-plain') : t('mail.greeting', { name });
    },
    page: (path) => (publicUrl === undefined ? undefined : `${publicUrl}${localePath(locale, path)}`),
  };
}

/** Links to pages, of which only those that have an address are there. */
export function linksTo(links: { label: string; href: string | undefined }[]): LetterPart[] {
  const known = links.flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]));
  return known.length === 0 ? [] : [{ kind: 'links', links: known }];
}

const MAX_NAME_LENGTH = 60;
/** Letters with their marks, and what joins names; a full stop only where no address can come of it. */
const NAME = /^[\p{L}\p{M}](?:[\p{L}\p{M}'’‑ -]|\.(?= |$))*$/u;

/**
 * The name a mail may call its reader by. A name comes from whoever signed up, perhaps with somebody else's address: one
 * that could carry an advertisement or a link gives undefined, and the mail greets without a name.
 */
export function greetingName(fullName: string): string | undefined {
  const name = fullName.normalize('NFC').replace(/\s+/g, ' ').trim();
  return name.length <= MAX_NAME_LENGTH && NAME.test(name) ? name : undefined;
}
