import { activeAlerts, type CityAlertSeverity } from '@dalil/domain/city/alerts/city-alert.ts';
import { useLingui } from '@lingui/react';
import { X } from 'lucide-react';
import { useId } from 'react';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { CityAlert } from '../../queries/city-alerts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice, type NoticeTone } from '../../ui/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useNow } from '../clock/use-now.ts';
import { alertKey, useDismissedAlerts } from './dismissed-alerts.ts';

const TONES: Record<CityAlertSeverity, NoticeTone> = { severe: 'danger', moderate: 'warning', minor: 'info' };

/**
 * Alerts with their end and their source. Each disappears when its time has passed by the device's clock, also without a
 * connection, and can be hidden on this device.
 */
export function AlertStrip({ alerts }: { alerts: readonly CityAlert[] }) {
  const { _ } = useLingui();
  const titleId = useId();
  const now = useNow();
  const { isDismissed, dismiss } = useDismissedAlerts(alerts);
  // Until the device's time is known, `ALERT_SCRIPT` hides what has ended.
  const shown = (now === null ? alerts : activeAlerts(alerts, now)).filter((alert) => !isDismissed(alert));
  if (shown.length === 0) return null;
  return (
    <section id="city-alerts" data-city-alerts="" aria-labelledby={titleId} className="page-width py-3">
      <h2 id={titleId}>
        <VisuallyHidden>{_('city-alerts.title')}</VisuallyHidden>
      </h2>
      <ul className="flex flex-col gap-2">
        {shown.map((alert) => (
          <li key={alert.id} data-alert={alertKey(alert)} data-ends={Date.parse(alert.endsAt)}>
            <AlertNotice alert={alert} onDismiss={() => dismiss(alert)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AlertNotice({ alert, onDismiss }: { alert: CityAlert; onDismiss: () => void }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { kind, severity, title, text, area, source, endsAt } = alert;
  const until = isolate(format.weekdayMoment(endsAt));
  return (
    <Notice
      tone={TONES[severity]}
      title={title}
      action={
        <IconButton
          data-needs-script=""
          label={_('city-alerts.dismiss', { title: isolate(title) })}
          icon={<X aria-hidden className="icon" />}
          className="-my-2 -me-2"
          onClick={onDismiss}
        />
      }
    >
      <p>{text}</p>
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-meta">
        <span>
          {_(`city-alerts.severity.${severity}`)} · {_(`city-alerts.kind.${kind}`)}
        </span>
        <span>{area ?? _('city-alerts.everywhere')}</span>
        <span>{_('city-alerts.until', { time: until })}</span>
        <span>
          {_('city-alerts.source')}{' '}
          <a href={source.url} rel="noopener" className="font-semibold underline">
            <bdi>{source.name}</bdi>
          </a>
          {' · '}
          <time dateTime={source.date}>{format.shortDate(source.date)}</time>
        </span>
      </p>
    </Notice>
  );
}
