import { liveState } from '@dalil/domain/city/live/live-feed.ts';
import { warningsFor } from '@dalil/domain/city/live/warning.ts';
import type { Warning } from '@dalil/domain/city/live/warning-schema.ts';
import { useLingui } from '@lingui/react';
import { LivePart } from '../../../features/live/live-part.tsx';
import { isolate } from '../../../language/bidi.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useLocale } from '../../../language/use-locale.ts';
import type { Conditions } from '../../../queries/city.ts';
import { Notice } from '../../../ui/notice.tsx';

type OfficialWarningsProps = { warnings: NonNullable<Conditions['warnings']>; now: Date };

/** The warnings of an authority in its own words. A list that is too old to rely on is not displayed at all. */
export function OfficialWarnings({ warnings, now }: OfficialWarningsProps) {
  if (liveState('warnings', warnings.fetchedAt, now) === 'old') return null;
  const current = warningsFor(warnings.value.warnings, now);
  if (current.length === 0) return null;
  return (
    <LivePart feed="warnings" reading={warnings} now={now} isForecast>
      {current.map((warning) => (
        <WarningNotice key={warning.id} warning={warning} />
      ))}
    </LivePart>
  );
}

function WarningNotice({ warning }: { warning: Warning }) {
  const { _ } = useLingui();
  const format = useFormat();
  const locale = useLocale();
  const text = warning.texts.find(({ language }) => language.startsWith(locale)) ?? warning.texts[0];
  if (!text) return null;
  const { endsAt, severity } = warning;
  const sender = isolate(warning.sender);
  const until = endsAt === null ? null : format.weekdayMoment(endsAt);
  const isSevere = severity === 'Extreme' || severity === 'Severe';
  return (
    <Notice
      tone={isSevere ? 'danger' : 'warning'}
      title={_('live.warning.title', { event: isolate(text.headline ?? text.event) })}
    >
      <div lang={text.language} dir="auto" className="flex flex-col gap-1">
        {text.area ? <p>{text.area}</p> : null}
        {text.description ? <p>{text.description}</p> : null}
        {text.instruction ? <p>{text.instruction}</p> : null}
      </div>
      <p>
        {until === null
          ? _('live.warning.open', { sender })
          : _('live.warning.until', { time: isolate(until), sender })}
      </p>
    </Notice>
  );
}
