import { isDefaultName } from '@dalil/domain/accounts/account-fields.ts';
import { type Locale, localePath } from '@dalil/domain/language/locale.ts';
import { type Operator, operatorLines } from '@dalil/domain/privacy/operator.ts';
import { type Translate, translatorOf } from './translate.ts';

export type LetterPart =
  | { kind: 'text'; text: string }
  /** A code that the user enters elsewhere. */
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'detail'; label: string; value: string }
  /** A table of named values. An `old` value is struck out. */
  | { kind: 'values'; rows: { label: string; value: string; tone?: 'old' | 'new' }[] }
  /** A side note: what to do if the user did not request this. */
  | { kind: 'note'; text: string }
  | { kind: 'links'; links: { label: string; href: string }[] };

/** A mail before rendering. Every template creates one, and `html-form.ts` and `text-form.ts` render it. */
export type Letter = {
  subject: string;
  /** The preview that mail programs display beside the subject. */
  preheader: string;
  greeting: string;
  parts: LetterPart[];
  /** Why the user receives the mail. */
  reason: string;
};

/** What a template can use. */
export type Writing = {
  t: Translate;
  locale: Locale;
  /** Who runs the installation that sends the mail. Empty where nobody is named. */
  operator: string[];
  greet: (fullName: string) => string;
  /** The absolute URL of one of our pages. Undefined if the product's public origin is unknown. */
  page: (path: string) => string | undefined;
};

export function writingIn(locale: Locale, publicUrl: string | undefined, operator: Operator): Writing {
  const t = translatorOf(locale);
  return {
    t,
    locale,
    operator: operatorLines(operator),
    greet: (fullName) => {
      const name = greetingName(fullName);
      return name === undefined ? t('mail.greeting-plain') : t('mail.greeting', { name });
    },
    page: (path) => (publicUrl === undefined ? undefined : `${publicUrl}${localePath(locale, path)}`),
  };
}

/** Links to pages, without those that have no URL. */
export function linksTo(links: { label: string; href: string | undefined }[]): LetterPart[] {
  const known = links.flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]));
  return known.length === 0 ? [] : [{ kind: 'links', links: known }];
}

const MAX_NAME_LENGTH = 60;
/** Letters with their marks and name separators. A full stop only where it cannot form a URL. */
const NAME = /^[\p{L}\p{M}](?:[\p{L}\p{M}'’‑ -]|\.(?= |$))*$/u;

/**
 * The name for the greeting of a mail. It comes from whoever signed up, possibly with another person's address. A name that could
 * contain an advertisement or a link gives undefined, and the mail greets without a name.
 */
export function greetingName(fullName: string): string | undefined {
  const name = fullName.normalize('NFC').replace(/\s+/g, ' ').trim();
  return name.length <= MAX_NAME_LENGTH && NAME.test(name) && !isDefaultName(name) ? name : undefined;
}
