import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import type { EmailData, MailedChange } from './email.ts';
import { type Letter, type LetterPart, linksTo, type Writing } from './letter.ts';

type Digest = EmailData<'daily-digest'>;

/** NOTIF-6: what changed of the saved items and what is on, with the way to leave the digest. */
export function writeDailyDigest(data: Digest, writing: Writing): Letter {
  const { t, greet, page } = writing;
  const { changes, moreChanges, events, fullName, unsubscribe } = data;
  const count = changes.length + moreChanges;
  const more = moreChanges > 0 ? [{ kind: 'note', text: t('mail.digest.more', { count: moreChanges }) } as const] : [];
  return {
    subject: t('mail.digest.subject', { count }),
    preheader: t('mail.digest.preheader'),
    greeting: greet(fullName),
    parts: [
      ...(count > 0 ? [{ kind: 'text', text: t('mail.digest.changes') } as const] : []),
      ...changes.flatMap((change) => partsOf(change, writing)),
      ...more,
      ...(events.length > 0 ? [{ kind: 'text', text: t('mail.digest.events') } as const] : []),
      ...events.flatMap((event) => eventParts(event, writing)),
      ...linksTo([
        { label: t('mail.digest.settings'), href: page('/settings') },
        { label: t('mail.digest.leave'), href: unsubscribe },
      ]),
    ],
    reason: t('mail.footer.digest'),
  };
}

/** The page as a link, with what changed on it. */
function partsOf({ title, path, reason, fact }: Digest['changes'][number], { t, page }: Writing): LetterPart[] {
  return [...linksTo([{ label: title, href: page(path) }]), { kind: 'note', text: changeOf({ reason, fact }, t) }];
}

/** What changed, in one sentence: a value with its earlier one where both may be displayed. */
export function changeOf({ reason, fact }: MailedChange, t: Writing['t']): string {
  if (!fact) return t(`mail.digest.reason.${reason}`);
  const { label, before, after } = fact;
  if (before !== null && after !== null) return t('mail.digest.values', { label, before, after });
  return after === null ? t('mail.digest.changed', { label }) : t('mail.digest.now', { label, after });
}

function eventParts(event: Digest['events'][number], { t, locale, page }: Writing): LetterPart[] {
  const { title, path, start, end, isConfirmed } = event;
  const format = new Intl.DateTimeFormat(LOCALE_INFO[locale].format, { dateStyle: 'full', timeZone: 'UTC' });
  const from = format.format(new Date(start));
  const days = start === end ? from : t('mail.digest.days', { from, to: format.format(new Date(end)) });
  return [
    ...linksTo([{ label: title, href: page(path) }]),
    { kind: 'note', text: isConfirmed ? days : t('mail.digest.expected', { days }) },
  ];
}
