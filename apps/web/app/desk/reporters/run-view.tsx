import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../language/use-format.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import type { RunDetails } from '../../queries/reporters.ts';
import { Button } from '../../ui/button.tsx';
import { ToggleChip } from '../../ui/chip.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ClaimList } from './claim-list.tsx';
import { DraftText } from './draft-text.tsx';
import { DraftChecks } from './draft-checks.tsx';
import { RejectRun } from './reject-run.tsx';
import { RunReasons } from './run-reasons.tsx';
import { RunStateTag } from './run-state-tag.tsx';

/** STAFF-4: a run, or a dry run: what came in, what the draft claims and rests on, and the draft itself. */
export function RunView({ run }: { run: RunDetails }) {
  const { _ } = useLingui();
  return (
    <div className="flex flex-col gap-5">
      <RunHead run={run} />
      {run.checks === null ? null : <DraftChecks checks={run.checks} />}
      <div className="grid gap-6 wide:grid-cols-3">
        <Part title={_('reporters.input')}>
          <Input items={run.items} />
        </Part>
        <Part title={_('reporters.claims')}>
          <ClaimList claims={run.claims} runId={run.articleId === null ? null : run.id} />
        </Part>
        <Part title={_('reporters.draft')}>
          <DraftTexts texts={run.texts} />
        </Part>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h3 className="text-ui font-strong">{title}</h3>
      {children}
    </section>
  );
}

function RunHead({ run }: { run: RunDetails }) {
  const { _ } = useLingui();
  const format = useFormat();
  const locale = useLocale();
  const toLocale = useLocalePath();
  const [isRejecting, setRejecting] = useState(false);
  const { id, articleId, texts, model, promptVersion, tokens } = run;
  const [first] = texts;
  const own = texts.find((text) => text.locale === locale) ?? first;
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-3 text-label text-text-2">
        <RunStateTag state={run.state} />
        <span>{_(`reporters.method.${run.method}`)}</span>
        {model === null ? null : <bdi>{model}</bdi>}
        {promptVersion === null ? null : <span>{_('reporters.prompt', { version: promptVersion })}</span>}
        {tokens === 0 ? null : (
          <span>
            {_('reporters.score.tokens')}: {format.number(tokens)}
          </span>
        )}
      </p>
      <RunReasons reasons={run.reasons} detail={run.detail} />
      {id === null ? <p className="text-label text-text-2">{_('reporters.dryNote')}</p> : null}
      {id === null ? null : (
        <a
          href={`/api/newsroom/reporter-runs/${id}?locale=${locale}`}
          download={`run-${id}.json`}
          className="text-link inline-flex min-h-11 w-fit items-center text-label"
        >
          {_('reporters.evidence')}
        </a>
      )}
      {id === null || articleId === null || !own ? null : (
        <div className="flex flex-wrap items-center gap-4">
          <Link
            to={toLocale(`/dashboard/content-approval?part=review&open=article.${articleId}.${own.locale}`)}
            className="text-link inline-flex min-h-11 items-center"
          >
            {_('reporters.review')}
          </Link>
          <Button size="small" variant="danger" onClick={() => setRejecting(true)}>
            {_('reporters.reject')}
          </Button>
          {isRejecting ? <RejectRun id={id} onClose={() => setRejecting(false)} /> : null}
        </div>
      )}
    </div>
  );
}

function Input({ items }: Pick<RunDetails, 'items'>) {
  const { _ } = useLingui();
  const format = useFormat();
  if (items.length === 0) return <p className="text-label text-text-2">{_('reporters.inputNone')}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {items.map((item) => (
        <li key={item.id} className="flex flex-col gap-1 border-b border-line pb-3 text-label">
          <p className="flex flex-wrap items-center gap-2">
            <bdi className="font-system font-semibold">{item.source}</bdi>
            <Tag>{_(`reporters.kind.${item.kind}`)}</Tag>
            {item.isOfficial ? <Tag tone="ok">{_('reporters.official')}</Tag> : null}
          </p>
          <p className="text-text-2">
            <bdi className="font-system whitespace-pre-line wrap-anywhere">{item.excerpt}</bdi>
          </p>
          <p className="text-meta text-text-3">
            {item.date.includes('T') ? format.shortDate(item.date) : format.asOf(item.date)} ·{' '}
            <bdi dir="ltr" className="font-mono wrap-anywhere" title={item.hash}>
              {item.hash.slice(0, 12)}
            </bdi>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** One language at a time: that of the page first. */
function DraftTexts({ texts }: Pick<RunDetails, 'texts'>) {
  const { _ } = useLingui();
  const locale = useLocale();
  const [first] = texts;
  const [opened, setOpened] = useState(texts.some((text) => text.locale === locale) ? locale : first?.locale);
  const shown = texts.find((text) => text.locale === opened);
  if (!shown) return <p className="text-label text-text-2">{_('reporters.draftNone')}</p>;
  return (
    <div className="flex flex-col gap-3">
      <div role="group" aria-label={_('reporters.languages')} className="flex flex-wrap gap-2">
        {texts.map((text) => (
          <ToggleChip
            key={text.locale}
            isOn={text === shown}
            lang={text.locale}
            className="font-system"
            onClick={() => setOpened(text.locale)}
          >
            {LOCALE_INFO[text.locale].nativeName}
          </ToggleChip>
        ))}
      </div>
      <DraftText key={shown.locale} text={shown} />
    </div>
  );
}
