import { LOCALE_INFO, type Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useTextLanguage } from '../guide-cards/text-language.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import type { ServiceIncident } from '../../queries/status.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';

const TONES: Record<ServiceIncident['state'], Tone> = {
  investigating: 'bad',
  identified: 'warn',
  monitoring: 'info',
  resolved: 'ok',
};

/** MON-1: what staff say about incidents of 90 days: those that go on in full, those that are resolved on request. */
export function IncidentList({ incidents }: { incidents: readonly ServiceIncident[] }) {
  const { _ } = useLingui();
  if (incidents.length === 0) return <p className="text-label text-text-2">{_('status.incidents.none')}</p>;
  const open = incidents.filter(({ resolvedAt }) => resolvedAt === null);
  const resolved = incidents.filter(({ resolvedAt }) => resolvedAt !== null);
  return (
    <ul className="flex flex-col gap-4">
      {open.map((incident) => (
        <li
          key={incident.id}
          id={`incident-${incident.id}`}
          className="flex flex-col gap-2 border-s-4 border-danger ps-4"
        >
          <h3 className="text-ui font-semibold">
            <InLanguage text={incident.title}>{incident.title.text}</InLanguage>
          </h3>
          <IncidentBody incident={incident} />
        </li>
      ))}
      {resolved.map((incident) => (
        <li key={incident.id} id={`incident-${incident.id}`}>
          <Disclosure title={<InLanguage text={incident.title}>{incident.title.text}</InLanguage>}>
            <IncidentBody incident={incident} />
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}

function IncidentBody({ incident: { parts, state, startedAt, resolvedAt, updates } }: { incident: ServiceIncident }) {
  const { _ } = useLingui();
  const format = useFormat();
  const moment = (at: string) => isolate(format.shortMoment(at));
  const affected = format.list(parts.map((part) => _(`status.part.${part}`)));
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-meta text-text-2">
        <Tag tone={TONES[state]}>{_(`status.incident.${state}`)}</Tag>
        <span>{_('status.affected', { parts: affected })}</span>
        <span>
          {resolvedAt === null
            ? _('status.incidents.since', { time: moment(startedAt) })
            : _('status.incidents.times', { start: moment(startedAt), end: moment(resolvedAt) })}
        </span>
      </p>
      <ol className="flex flex-col gap-3">
        {updates.map((update) => (
          <li key={update.number} className="flex flex-col gap-1 text-label">
            <span className="flex flex-wrap gap-x-3">
              <strong className="font-semibold">{_(`status.incident.${update.state}`)}</strong>
              <time dateTime={update.at} className="text-meta text-text-2">
                {moment(update.at)}
              </time>
            </span>
            <InLanguage text={update.text}>
              <span className="measure whitespace-pre-line">{update.text.text}</span>
            </InLanguage>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A text that is not in the language of the page says which language it is in. */
function InLanguage({ text: { locale }, children }: { text: { locale: Locale }; children: ReactNode }) {
  const { _ } = useLingui();
  const own = useLocale();
  const language = useTextLanguage(locale);
  if (locale === own) return children;
  return (
    <>
      <span {...language}>{children}</span>{' '}
      <span className="text-meta font-normal text-text-2">
        {_('status.incidents.language', { language: isolate(LOCALE_INFO[locale].nativeName) })}
      </span>
    </>
  );
}
