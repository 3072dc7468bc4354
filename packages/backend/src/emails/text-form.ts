import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { copyright } from './html-form.ts';
import type { Letter, LetterPart, Writing } from './letter.ts';
import { withoutIsolates } from './translate.ts';

/**
 * The letter as plain text. Codes and addresses are on their own lines, so that text direction does not affect them. Inserted
 * values remain isolated only in right-to-left sentences.
 */
export function toText(letter: Letter, { t, locale, page, operator }: Writing, year: number): string {
  const [home, support] = [page('/'), page('/support')];
  const blocks = [
    letter.greeting,
    ...letter.parts.map(formOf),
    '-- ',
    letter.reason,
    ...(home && support ? [`${t('mail.footer.open')}:\n${home}\n${t('mail.footer.support')}:\n${support}`] : []),
    ...(operator.length > 0 ? [`${t('mail.footer.operator')}\n${operator.join('\n')}`] : []),
    copyright(year),
  ];
  const text = `${blocks.join('\n\n')}\n`;
  return LOCALE_INFO[locale].dir === 'rtl' ? text : withoutIsolates(text);
}

function formOf(part: LetterPart): string {
  switch (part.kind) {
    case 'text':
    case 'note':
      return part.text;
    case 'code':
      return part.code;
    case 'detail':
      return `${part.label}: ${part.value}`;
    case 'values':
      return part.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'button':
      return `${part.label}:\n${part.href}`;
    case 'links':
      return part.links.map(({ label, href }) => `${label}:\n${href}`).join('\n');
  }
}
