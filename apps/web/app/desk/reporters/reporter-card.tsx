import { addDays, WEEKDAYS } from '@dalil/domain/guide/calendar-day.ts';
import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { isolate, Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { type Reporter, type ReporterRun, switchReporter } from '../../queries/reporters.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Tag } from '../../ui/tag.tsx';
import { writeRun } from './reporters-search.ts';
import { RunReasons } from './run-reasons.tsx';
import { RunStateTag } from './run-state-tag.tsx';
import { useChange } from './use-change.ts';
import { useReporterText } from './use-reporter-text.ts';
import { useRunNow } from './use-run-now.ts';

type ReporterCardProps = {
  reporter: Reporter;
  /** The day in Dubai. */
  today: string;
  openRun: number | null;
  onEdit: () => void;
  onDryRun: () => void;
};

const PAUSE_DAYS = 7;

/** STAFF-4: one reporter: what it does, what it may use, how its runs ended, and what can be done with it. */
export function ReporterCard({ reporter, today, openRun, onEdit, onDryRun }: ReporterCardProps) {
  const { _ } = useLingui();
  const api = useApi();
  const titleId = useId();
  const { isSending, change } = useChange();
  const { isRunning, runNow } = useRunNow(reporter);
  const reporterText = useReporterText();
  const name = reporterText(reporter.name);
  const { isOn, pausedUntil } = reporter;
  const isPaused = pausedUntil !== null && pausedUntil >= today;
  const turn = (next: { isOn: boolean; pausedUntil: string | null }) =>
    change(() => switchReporter(api, reporter.id, next), 'reporters.switched');
  return (
    <article
      aria-labelledby={titleId}
      className="flex min-w-0 grow flex-col gap-3 rounded-card border border-line bg-surface p-4 high-contrast:border-2"
    >
      <header className="flex flex-col gap-1">
        <h2 id={titleId} className="text-name font-strong">
          <bdi>{name}</bdi>
        </h2>
        <p className="text-label text-text-2">
          <bdi>{reporterText(reporter.beat)}</bdi>
        </p>
      </header>
      <Facts reporter={reporter} />
      <LastRun runs={reporter.runs} openRun={openRun} />
      <div className="mt-auto flex flex-col gap-2 border-t border-line pt-2">
        <Switch
          label={_('reporters.isOn', { name: isolate(name) })}
          checked={isOn}
          disabled={isSending}
          onChange={({ currentTarget }) => turn({ isOn: currentTarget.checked, pausedUntil: null })}
        />
        <div className="flex flex-wrap gap-3">
          <Button size="small" aria-disabled={isRunning} onClick={runNow}>
            {_(isRunning ? 'reporters.running' : 'reporters.runNow')}
          </Button>
          <Button size="small" onClick={onDryRun}>
            {_('reporters.dryRun')}
          </Button>
          {isOn ? (
            <Button
              size="small"
              aria-disabled={isSending}
              onClick={() => turn({ isOn, pausedUntil: isPaused ? null : addDays(today, PAUSE_DAYS - 1) })}
            >
              {_(isPaused ? 'reporters.resume' : 'reporters.pause')}
            </Button>
          ) : null}
          <Button size="small" onClick={onEdit}>
            {_('reporters.edit', { name: isolate(name) })}
          </Button>
        </div>
        {isPaused ? <PausedNote until={pausedUntil} /> : null}
      </div>
    </article>
  );
}

function PausedNote({ until }: { until: string }) {
  const { _ } = useLingui();
  const format = useFormat();
  return <p className="text-meta text-warning">{_('reporters.pausedUntil', { date: format.shortDate(until) })}</p>;
}

function Facts({ reporter }: { reporter: Reporter }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { days, time, timeZone, usedToday, runsPerDay, tokensPerDay, method, languages } = reporter;
  const sources = [...reporter.sourceNames, ...reporter.pages.map(({ name }) => name)];
  const isDaily = days.length === WEEKDAYS.length;
  const inOrder = WEEKDAYS.filter((day) => days.includes(day));
  return (
    <div className="flex flex-col gap-2 text-meta text-text-2">
      <p className="flex flex-wrap gap-2">
        <Tag tone="info">{_(`reporters.method.${method}`)}</Tag>
        {languages.map((locale) => (
          <Tag key={locale}>
            <span className="font-system">{LOCALE_INFO[locale].nativeName}</span>
          </Tag>
        ))}
      </p>
      {sources.length === 0 ? null : (
        <p>
          <bdi>{format.list(sources)}</bdi>
        </p>
      )}
      <p>
        {isDaily ? _('reporters.daily') : format.list(inOrder.map((day) => _(`reporters.day.${day}`)))}{' '}
        <Ltr>{`${time} ${timeZone}`}</Ltr>
      </p>
      <p>
        {_('reporters.budget', { runs: usedToday.runs, most: runsPerDay })}
        {method === 'model'
          ? ` · ${_('reporters.budgetTokens', { tokens: format.number(usedToday.tokens), most: format.number(tokensPerDay) })}`
          : null}
      </p>
    </div>
  );
}

function LastRun({ runs, openRun }: { runs: readonly ReporterRun[]; openRun: number | null }) {
  const { _ } = useLingui();
  const [latest, ...rest] = runs;
  if (!latest) return <p className="text-meta text-text-2">{_('reporters.runsNone')}</p>;
  return (
    <div>
      <RunLine run={latest} isOpen={latest.id === openRun} />
      {rest.length === 0 ? null : (
        <Disclosure title={_('reporters.runs')}>
          <ul className="flex flex-col gap-2">
            {rest.map((run) => (
              <li key={run.id}>
                <RunLine run={run} isOpen={run.id === openRun} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

function RunLine({ run, isOpen }: { run: ReporterRun; isOpen: boolean }) {
  const format = useFormat();
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-2 text-meta">
        <Link
          to={writeRun(run.id)}
          preventScrollReset
          aria-current={isOpen ? 'true' : undefined}
          className="text-link inline-block min-h-6"
        >
          {format.shortDate(run.startedAt)} <Ltr>{format.time(run.startedAt)}</Ltr>
        </Link>
        <RunStateTag state={run.state} />
      </p>
      <RunReasons reasons={run.reasons} detail={run.detail} />
    </div>
  );
}
