import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { DataOf } from '../../data/api.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { exportsQuery, StaffExport } from '../../queries/compliance.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { type OperateSearch, writeOperateSearch } from './operate-search.ts';

const TONES: Record<StaffExport['status'], Tone> = {
  pending: 'warn',
  processing: 'info',
  completed: 'ok',
  failed: 'bad',
  expired: 'neutral',
};

type ExportsPartProps = { page: DataOf<typeof exportsQuery>; search: OperateSearch };

/** PRIV-7: the queue of exports. Staff see how far each is and why it failed, never the file. */
export function ExportsPart({ page, search }: ExportsPartProps) {
  const { _ } = useLingui();
  return (
    <section aria-labelledby="exports-title" className="flex flex-col gap-4">
      <h2 id="exports-title" className="text-name font-strong">
        {_('compliance.part.exports')}
      </h2>
      <p className="measure text-label text-text-2">{_('compliance.exports.what')}</p>
      {page.items.length === 0 ? (
        <EmptyState title={_('compliance.exports.none')}>{_('compliance.exports.noneText')}</EmptyState>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {page.items.map((one) => (
            <ExportRow key={one.id} exported={one} />
          ))}
        </ul>
      )}
      <nav aria-label={_('compliance.exports.pages')} className="flex flex-wrap gap-3">
        {search.cursor === null ? null : (
          <Link to={writeOperateSearch({ part: 'exports' })} className={buttonClass()}>
            {_('compliance.requests.first')}
          </Link>
        )}
        {page.nextCursor === null ? null : (
          <Link
            to={writeOperateSearch({ part: 'exports', cursor: page.nextCursor })}
            rel="next"
            className={buttonClass()}
          >
            {_('compliance.requests.next')}
          </Link>
        )}
      </nav>
    </section>
  );
}

function ExportRow({ exported }: { exported: StaffExport }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { full_name, export_format, data_categories, status, request_date, expires_at, progress } = exported;
  const moment = (at: string) => `${format.shortDate(at)} ${isolate(format.time(at))}`;
  return (
    <li className="flex flex-col gap-1 py-3 text-label">
      <span className="flex flex-wrap items-center gap-3">
        <bdi className="font-semibold">{full_name}</bdi>
        <bdi dir="ltr">{export_format.toUpperCase()}</bdi>
        <Tag tone={TONES[status]}>{_(`compliance.export.${status}`)}</Tag>
        {status === 'processing' ? <span className="tabular">{format.percent(progress / 100)}</span> : null}
      </span>
      <span className="text-meta text-text-2">
        {_('compliance.requests.received', { date: moment(request_date) })}
        {expires_at === null ? null : ` · ${_('compliance.exports.until', { at: moment(expires_at) })}`}
      </span>
      <span className="text-meta text-text-3">
        {format.list(data_categories.map((category) => _(`compliance.category.${category}`)))}
      </span>
      {exported.failure_reason === null ? null : (
        <span className="text-meta text-danger">{_(`compliance.exportFailed.${exported.failure_reason}`)}</span>
      )}
    </li>
  );
}
