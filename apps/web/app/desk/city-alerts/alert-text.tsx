import type { CityAlertContent } from '@dalil/domain/city/alerts/city-alert-content.ts';
import { LOCALE_INFO, LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

/** What users see of an alert: its title, or everything, with the other languages on request. */
export function AlertText({ content, part }: { content: CityAlertContent; part: 'title' | 'all' }) {
  const { _ } = useLingui();
  const format = useFormat();
  const locale = useLocale();
  const { texts, source, startsAt, endsAt } = content;
  if (part === 'title') return <bdi>{texts[locale].title}</bdi>;
  const moment = (at: string) => isolate(format.weekdayMoment(at));
  return (
    <div className="flex flex-col gap-2 text-label">
      <TextOf content={content} locale={locale} />
      <p>{_('alert-desk.times', { start: moment(startsAt), end: moment(endsAt) })}</p>
      <p>
        {_('city-alerts.source')}{' '}
        <a href={source.url} rel="noopener" className="text-link">
          <bdi>{source.name}</bdi>
        </a>
        {' · '}
        {format.shortDate(source.date)}
      </p>
      <Disclosure title={_('alert-desk.languages')}>
        <div className="flex flex-col gap-4">
          {LOCALES.filter((one) => one !== locale).map((one) => (
            <div key={one} lang={one} dir={LOCALE_INFO[one].dir} className="flex flex-col gap-1">
              <strong className="font-semibold">{texts[one].title}</strong>
              <TextOf content={content} locale={one} />
            </div>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}

function TextOf({ content, locale }: { content: CityAlertContent; locale: Locale }) {
  const { text, area } = content.texts[locale];
  return (
    <>
      <p className="measure whitespace-pre-line">{text}</p>
      {area === null ? null : <p className="text-text-2">{area}</p>}
    </>
  );
}
