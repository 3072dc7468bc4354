import type { EmailData } from './email.ts';
import { type Letter, linksTo, type Writing } from './letter.ts';

/** Asks whether the owner of the address wants the operator's news. Without an answer nothing more is sent. */
export function writeNewsConfirmation(data: EmailData<'news-confirmation'>, { t, greet }: Writing): Letter {
  return {
    subject: t('mail.news-confirmation.subject'),
    preheader: t('mail.news-confirmation.preheader'),
    greeting: greet(data.fullName),
    parts: [
      { kind: 'text', text: t('mail.news-confirmation.body') },
      { kind: 'button', label: t('mail.news-confirmation.button'), href: data.link },
      { kind: 'note', text: t('mail.news-confirmation.ignore') },
    ],
    reason: t('mail.footer.account'),
  };
}

/** The operator's news as staff wrote them, with the way to leave them. */
export function writeOperatorNews(data: EmailData<'operator-news'>, { t, greet, page }: Writing): Letter {
  const paragraphs = data.text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return {
    subject: data.subject,
    preheader: paragraphs[0]?.slice(0, 120) ?? '',
    greeting: greet(data.fullName),
    parts: [
      ...paragraphs.map((text) => ({ kind: 'text', text: text.trim() }) as const),
      ...linksTo([
        { label: t('mail.change.settings'), href: page('/settings') },
        { label: t('mail.news.leave'), href: data.unsubscribe },
      ]),
    ],
    reason: t('mail.footer.news'),
  };
}
