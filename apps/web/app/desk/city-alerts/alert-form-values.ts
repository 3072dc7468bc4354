import { inEveryLanguage } from '@dalil/domain/language/in-every-language.ts';
import { CITY_ALERT_KINDS, CITY_ALERT_SEVERITIES, DEFAULT_ALERT_HOURS } from '@dalil/domain/city/alerts/city-alert.ts';
import type { CityAlertContent } from '@dalil/domain/city/alerts/city-alert-content.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';

const HOUR_MS = 3_600_000;
const DUBAI_MS = 4 * HOUR_MS;

/** A field of the form, named as the server names it in a rejection. */
export type AlertField =
  | 'kind'
  | 'severity'
  | 'startsAt'
  | 'endsAt'
  | 'source.name'
  | 'source.url'
  | 'source.date'
  | `texts.${Locale}.${'title' | 'text' | 'area'}`;

export type AlertValues = Record<AlertField, string>;

/** A minute as the field of a form has it, in Dubai. */
export function toDubai(instant: string | number): string {
  return new Date(new Date(instant).getTime() + DUBAI_MS).toISOString().slice(0, 16);
}

/** The instant of a minute in Dubai, or an empty text. */
export function fromDubai(local: string): string {
  const time = Date.parse(`${local}:00+04:00`);
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}

/** What the form begins with: the alert that is changed, or an empty one that starts now and ends after twelve hours. */
export function valuesOf(content: CityAlertContent | null, now: number): AlertValues {
  const texts = LOCALES.flatMap((locale) => {
    const { title = '', text = '', area = null } = content?.texts[locale] ?? {};
    return [
      [`texts.${locale}.title`, title],
      [`texts.${locale}.text`, text],
      [`texts.${locale}.area`, area ?? ''],
    ];
  });
  return {
    kind: content?.kind ?? CITY_ALERT_KINDS[0],
    severity: content?.severity ?? 'moderate',
    startsAt: toDubai(content?.startsAt ?? now),
    endsAt: toDubai(content?.endsAt ?? now + DEFAULT_ALERT_HOURS * HOUR_MS),
    'source.name': content?.source.name ?? '',
    'source.url': content?.source.url ?? '',
    'source.date': content?.source.date ?? toDubai(now).slice(0, 10),
    ...Object.fromEntries(texts),
  };
}

export function contentOf(values: AlertValues): CityAlertContent {
  const textOf = (locale: Locale) => ({
    title: values[`texts.${locale}.title`],
    text: values[`texts.${locale}.text`],
    area: values[`texts.${locale}.area`].trim() || null,
  });
  return {
    kind: CITY_ALERT_KINDS.find((one) => one === values.kind) ?? CITY_ALERT_KINDS[0],
    severity: CITY_ALERT_SEVERITIES.find((one) => one === values.severity) ?? 'moderate',
    texts: inEveryLanguage(textOf),
    source: { name: values['source.name'], url: values['source.url'], date: values['source.date'] },
    startsAt: fromDubai(values.startsAt),
    endsAt: fromDubai(values.endsAt),
  };
}
