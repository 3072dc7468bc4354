import { alertWindows, type AlertWindow, readBeachAlert } from '@dalil/domain/city/live/beach-alert.ts';
import type { BeachScore } from '@dalil/domain/city/live/beach-score.ts';
import { useLingui } from '@lingui/react';
import { CalendarPlus, Waves } from 'lucide-react';
import { Link } from 'react-router';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLiveFormats } from '../live/live-formats.ts';

type BeachAlertLineProps = { text: string; scores: readonly BeachScore[]; now: Date };

/** What the alert of this device says of the hours ahead: the next hours that reach it, or that none do. */
export function BeachAlertLine({ text, scores, now }: BeachAlertLineProps) {
  const alert = readBeachAlert(text);
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  const hoursOf = useWindowText();
  if (!alert) return null;
  const [next, second] = alertWindows(alert, scores);
  if (!next) {
    return (
      <p className="text-label text-text-2">
        {scores.length === 0
          ? _('live.alert.unknown')
          : _('live.alert.none', { score: isolate(format.number(alert.score)) })}
      </p>
    );
  }
  return (
    <Notice
      tone="success"
      title={_('live.alert.good', { hours: hoursOf(next) })}
      icon={<Waves aria-hidden className="icon mt-px" />}
    >
      {second ? <p>{_('live.alert.then', { hours: hoursOf(second) })}</p> : null}
      {alert.beaches.length > 0 ? (
        <ul className="flex flex-wrap gap-x-3">
          {alert.beaches.map(({ id, title, href }) => (
            <li key={id}>
              <Link to={toLocale(href)} className="text-link inline-flex min-h-6 items-center">
                <bdi>{title}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="print:hidden">
        <Button
          onClick={() =>
            void saveWindow(next, {
              name: _('live.alert.good', { hours: hoursOf(next) }),
              url: new URL(toLocale('/beaches'), location.origin).href,
              at: now,
            })
          }
        >
          <CalendarPlus aria-hidden className="icon-small" />
          {_('live.alert.calendar')}
        </Button>
      </div>
    </Notice>
  );
}

function useWindowText() {
  const { _ } = useLingui();
  const format = useFormat();
  const formats = useLiveFormats();
  return ({ from, until, score }: AlertWindow) =>
    _('live.alert.hours', {
      day: format.weekdayDate(from.slice(0, 10)),
      from: isolate(formats.hour(from)),
      until: isolate(formats.hour(until)),
      score: isolate(format.number(score)),
    });
}

async function saveWindow(window: AlertWindow, entry: { name: string; url: string; at: Date }): Promise<void> {
  const { writeAlertCalendar } = await import('@dalil/domain/city/live/beach-alert-calendar.ts');
  const address = URL.createObjectURL(new Blob([writeAlertCalendar(window, entry)], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `dubai-beach-${window.from.slice(0, 10)}.ics`;
  link.click();
  URL.revokeObjectURL(address);
}
