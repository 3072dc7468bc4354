import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useApi } from '../../data/use-api.ts';
import { FailureText } from '../../features/account-forms/failure-text.tsx';
import { useAttempt } from '../../features/account-forms/use-attempt.ts';
import { useNow } from '../../features/clock/use-now.ts';
import { useOnline } from '../../features/connection/use-online.ts';
import { isolate, Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { dataExportsQuery, type DataExport, retryDataExport } from '../../queries/rights.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { cardClass } from './center-section.tsx';
import { daysLeft } from './days-left.ts';

const TONES: Record<DataExport['status'], Tone> = {
  pending: 'info',
  processing: 'info',
  completed: 'ok',
  failed: 'bad',
  expired: 'neutral',
};

/** PRIV-7: one export: how far it is, its size, checksum and expiry, or why it failed. */
export function ExportCard({ made }: { made: DataExport }) {
  const { _ } = useLingui();
  const { longDate, time } = useFormat();
  return (
    <li className={cardClass}>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="text-name font-strong">{_(`privacy-center.exports.format.${made.export_format}`)}</h3>
        <span className="text-meta text-text-3">
          {longDate(made.request_date)} · <Ltr>{time(made.request_date)}</Ltr>
        </span>
      </div>
      <p role="status">
        <Tag tone={TONES[made.status]}>{_(`privacy-center.exports.status.${made.status}`)}</Tag>
      </p>
      {made.status === 'pending' || made.status === 'processing' ? <Course made={made} /> : null}
      {made.status === 'completed' ? <Ready made={made} /> : null}
      {made.failure_reason === null ? null : (
        <p className="text-label text-danger">{_(`privacy-center.exports.reason.${made.failure_reason}`)}</p>
      )}
      {made.status === 'failed' || made.status === 'expired' ? <Retry id={made.id} /> : null}
    </li>
  );
}

function Course({ made }: { made: DataExport }) {
  const { _ } = useLingui();
  const { percent } = useFormat();
  const text = percent(made.progress / 100, 0);
  return (
    <div className="flex flex-col gap-1">
      <progress
        className="h-2 w-full accent-accent"
        max={100}
        value={made.progress}
        aria-label={_('privacy-center.exports.progress')}
      />
      <span className="text-meta text-text-2">{text}</span>
    </div>
  );
}

const KILOBYTE = 1024;

function Ready({ made }: { made: DataExport }) {
  const { _ } = useLingui();
  const { number, longDate, time } = useFormat();
  const now = useNow();
  const end = made.expires_at;
  const kilobytes = Math.max(1, Math.round((made.bytes ?? 0) / KILOBYTE));
  const days = end === null || now === null ? null : daysLeft(end, now);
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div className="flex min-w-0 flex-col gap-1 text-label text-text-2">
        <span>{_('privacy-center.exports.size', { kilobytes: number(kilobytes) })}</span>
        {end === null ? null : (
          <span>
            {_('privacy-center.exports.until', { date: isolate(longDate(end)), time: isolate(time(end)) })}
            {days === null ? null : <> · {_('privacy-center.exports.days', { days })}</>}
          </span>
        )}
        <span className="text-meta wrap-anywhere">
          {_('privacy-center.exports.checksum')} <bdi dir="ltr">{made.sha256}</bdi>
        </span>
      </div>
      {made.download_url === null ? null : (
        <a href={made.download_url} download className={buttonClass({ variant: 'primary' })}>
          <Download aria-hidden className="icon-small" />
          {_('privacy-center.exports.download')}
        </a>
      )}
    </div>
  );
}

function Retry({ id }: { id: string }) {
  const { _ } = useLingui();
  const api = useApi();
  const isOnline = useOnline();
  const queryClient = useQueryClient();
  const { failure, attempt } = useAttempt();

  async function retry(): Promise<void> {
    await attempt(() => retryDataExport(api, id), 'privacy-center.exports.failed');
    await queryClient.invalidateQueries({ queryKey: dataExportsQuery(api).queryKey });
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <Button size="small" data-needs-script="" disabled={!isOnline} onClick={() => void retry()}>
        {_('privacy-center.exports.retry')}
      </Button>
      <FailureText failure={failure} />
    </div>
  );
}
