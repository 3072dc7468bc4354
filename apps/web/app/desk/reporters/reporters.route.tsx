import { useLingui } from '@lingui/react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { isolate } from '../../language/bidi.tsx';
import { useLocale } from '../../language/use-locale.ts';
import { dryRun, type Reporter, reportersQuery, runQuery } from '../../queries/reporters.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadedPanel } from '../newsroom/loaded-panel.tsx';
import { DeskPage } from '../kit/desk-page.tsx';
import { ControlBar } from './control-bar.tsx';
import { ReporterCard } from './reporter-card.tsx';
import { ReporterDialog } from './reporter-dialog.tsx';
import { readRun, writeRun } from './reporters-search.ts';
import { RunView } from './run-view.tsx';
import { ScoresTable } from './scores-table.tsx';
import { useReporterText } from './use-reporter-text.ts';

const load = loadPrivatePage(
  ['account', 'newsroom', 'reporters', 'guide', 'item'],
  async ({ translate, api, refresh }) => {
    await refresh(reportersQuery(api));
    return { title: translate('reporters.title'), description: translate('reporters.promise'), isUnlisted: true };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

/** STAFF-4, ROUTE-7: the reporters, their runs and scores. The run that is open is in the address. */
export default function AiReporters() {
  const { _ } = useLingui();
  const { data } = useSuspenseQuery(reportersQuery(useApi()));
  const openRun = readRun(useSearchParams()[0]);
  const [edited, setEdited] = useState<Reporter | 'new' | null>(null);
  const [tried, setTried] = useState<Reporter | null>(null);
  const add = (
    <Button variant="primary" onClick={() => setEdited('new')}>
      {_('reporters.add')}
    </Button>
  );
  return (
    <DeskPage
      title={_('reporters.title')}
      promise={_('reporters.promise')}
      actions={data.items.length === 0 ? null : add}
    >
      <ControlBar reporters={data} />
      {tried === null ? null : <DryRun key={tried.id} reporter={tried} onClose={() => setTried(null)} />}
      {openRun === null ? null : <OpenRun key={openRun} id={openRun} reporters={data.items} />}
      {data.items.length === 0 ? (
        <EmptyState title={_('reporters.none')} actions={add}>
          {_('reporters.noneHint')}
        </EmptyState>
      ) : (
        <ul aria-label={_('reporters.title')} className="grid gap-4 wide:grid-cols-2">
          {data.items.map((reporter) => (
            <li key={reporter.id} className="flex min-w-0">
              <ReporterCard
                reporter={reporter}
                today={data.today}
                openRun={openRun}
                onEdit={() => setEdited(reporter)}
                onDryRun={() => setTried(reporter)}
              />
            </li>
          ))}
        </ul>
      )}
      {data.items.length === 0 ? null : <ScoresTable reporters={data.items} />}
      {edited === null ? null : (
        <ReporterDialog
          key={edited === 'new' ? 'new' : edited.id}
          reporter={edited === 'new' ? null : edited}
          sources={data.sources}
          onClose={() => setEdited(null)}
        />
      )}
    </DeskPage>
  );
}

type RunSectionProps = { title: string; onClose: () => void; children: ReactNode };

function RunSection({ title, onClose, children }: RunSectionProps) {
  const { _ } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="run-title"
      className="flex flex-col gap-4 rounded-card border border-accent bg-surface p-4 high-contrast:border-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id="run-title" tabIndex={-1} className="text-name font-strong">
          {title}
        </h2>
        <Button size="small" onClick={onClose}>
          {_('reporters.close')}
        </Button>
      </div>
      {children}
    </section>
  );
}

function OpenRun({ id, reporters }: { id: number; reporters: readonly Reporter[] }) {
  const { _ } = useLingui();
  const navigate = useNavigate();
  const reporterText = useReporterText();
  const found = useQuery({ ...runQuery(useApi(), id, useLocale()), staleTime: 0, retry: false });
  const name = reporters.find((reporter) => reporter.id === found.data?.reporterId)?.name ?? '';
  const close = () => void navigate(writeRun(null), { preventScrollReset: true });
  return (
    <RunSection title={_('reporters.runOf', { name: isolate(reporterText(name)), number: id })} onClose={close}>
      <LoadedPanel query={found}>{(run) => <RunView run={run} />}</LoadedPanel>
    </RunSection>
  );
}

/** What a run would bring now. Asked for once, when it is opened. */
function DryRun({ reporter, onClose }: { reporter: Reporter; onClose: () => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const locale = useLocale();
  const reporterText = useReporterText();
  const found = useQuery({
    queryKey: ['dry-run', reporter.id, locale],
    queryFn: () => dryRun(api, reporter.id, locale),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <RunSection title={`${_('reporters.dryRun')}: ${isolate(reporterText(reporter.name))}`} onClose={onClose}>
      <LoadedPanel query={found}>{(run) => <RunView run={run} />}</LoadedPanel>
    </RunSection>
  );
}
