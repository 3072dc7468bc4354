import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { changeOf } from './daily-digest.ts';
import type { EmailData } from './email.ts';
import { type Letter, type LetterPart, linksTo, type Writing } from './letter.ts';

type Notification = EmailData<'notification'>;

/** NOTIF-4: a change of one saved item, with its value before and after, why the user gets it and how to leave it. */
export function writeNotification(data: Notification, writing: Writing): Letter {
  const { t, greet, page } = writing;
  const { title, path, change, others, fullName, unsubscribe } = data;
  const address = page(path);
  return {
    subject: subjectOf(data, t),
    preheader: `${changeOf(change, t)}. ${t('mail.push.because')}`,
    greeting: greet(fullName),
    parts: [
      { kind: 'text', text: t('mail.change.saved', { title }) },
      ...partsOf(data, writing),
      ...(others.length > 0 ? [{ kind: 'text', text: t('mail.change.others') } as const] : []),
      ...others.map((other): LetterPart => ({ kind: 'note', text: changeOf(other, t) })),
      ...(address === undefined ? [] : [{ kind: 'button', label: t('mail.change.open'), href: address } as const]),
      ...linksTo([
        { label: t('mail.change.settings'), href: page('/settings') },
        { label: t('mail.change.leave'), href: unsubscribe },
      ]),
    ],
    reason: reasonOf(data, writing),
  };
}

function subjectOf({ title, change: { reason, fact } }: Notification, t: Writing['t']): string {
  if (fact === null) return t(`mail.change.subject.${reason}`, { title });
  return t('mail.change.subject.value', { title, label: fact.label });
}

/** A value with its earlier one and its source as a table. What has no value to display is one sentence. */
function partsOf({ change, source }: Notification, writing: Writing): LetterPart[] {
  const { t } = writing;
  const { fact } = change;
  if (fact === null || fact.after === null) return [{ kind: 'text', text: changeOf(change, t) }];
  const before =
    fact.before === null ? [] : [{ label: t('mail.change.before'), value: fact.before, tone: 'old' } as const];
  const from = source === null ? [] : [{ label: t('mail.change.source'), value: sourceText(source, writing) }];
  const now = { label: t('mail.change.now'), value: fact.after, tone: 'new' } as const;
  return [
    { kind: 'text', text: fact.label },
    { kind: 'values', rows: [...before, now, ...from] },
  ];
}

function sourceText({ name, asOf }: NonNullable<Notification['source']>, { t, locale }: Writing): string {
  if (asOf === null) return name;
  const format = new Intl.DateTimeFormat(LOCALE_INFO[locale].format, { dateStyle: 'long', timeZone: 'UTC' });
  return t('mail.change.read', { name, day: format.format(new Date(asOf)) });
}

function reasonOf({ title, dailyCap, quiet }: Notification, { t, locale }: Writing): string {
  const why = t('mail.footer.change', { title, count: dailyCap });
  if (quiet === null) return why;
  const clock = new Intl.DateTimeFormat(LOCALE_INFO[locale].format, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  const at = (hour: number) => clock.format(new Date(Date.UTC(2026, 0, 1, hour)));
  return `${why} ${t('mail.footer.quiet', { from: at(quiet.from), to: at(quiet.to) })}`;
}
