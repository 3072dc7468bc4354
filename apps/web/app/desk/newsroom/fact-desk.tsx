import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import { PLACE_DETAIL } from '@dalil/domain/guide/fact.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useSession } from '../../features/session/use-session.ts';
import { Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { type DeskFactDetails, deskFactQuery } from '../../queries/newsroom.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FactsPanel } from '../../ui/facts-panel.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AskedPanel } from './asked-panel.tsx';
import { FactChangeForm } from './fact-change-form.tsx';
import { LoadedPanel } from './loaded-panel.tsx';
import { WaitingWords } from './waiting-words.tsx';
import { FactOwner } from './fact-owner.tsx';
import { FactProposal } from './fact-proposal.tsx';
import { FactTags } from './fact-tags.tsx';
import { UndoFact } from './undo-fact.tsx';

/** STAFF-6: a fact with its source and dates, everything that changes with it, its history and the form to change it. */
export function FactDesk({ id }: { id: string }) {
  const found = useQuery({ ...deskFactQuery(useApi(), id, useLocale()), staleTime: 0, retry: false });
  return <LoadedPanel query={found}>{(data) => <FactDetails details={data} />}</LoadedPanel>;
}

function FactDetails({ details }: { details: DeskFactDetails }) {
  const { _ } = useLingui();
  const actor = useSession()?.actor;
  const { fact } = details;
  const title = useFocusAfterStep(`${details.version} ${details.proposal?.id ?? ''}`);
  const person = actor?.kind === 'user' && isAllowed(actor.role, 'newsroom:publish:any') ? actor : null;
  return (
    <section aria-labelledby="fact-title" className="flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <h2 ref={title} id="fact-title" tabIndex={-1} className="text-name font-strong">
          {fact.label}
        </h2>
        <p className="flex flex-wrap items-center gap-3 text-label text-text-2">
          <FactTags fact={fact} />
          <Ltr>{`{{${fact.id}}}`}</Ltr>
        </p>
        <p className="text-section font-strong">
          <bdi>{fact.text ?? _('newsroom.fact.noValue')}</bdi>
        </p>
      </header>
      <Basis details={details} />
      {person === null ? null : <FactOwner fact={fact} userId={person.userId} />}
      <Uses details={details} />
      <WaitingWords details={details} canConfirm={person !== null} />
      {details.undoUntil === null ? null : <UndoFact details={details} until={details.undoUntil} />}
      {details.rejected === null ? null : <Rejected rejected={details.rejected} />}
      {details.proposal === null ? null : (
        <FactProposal
          key={details.proposal.id}
          details={details}
          proposal={details.proposal}
          mayDecide={person !== null}
        />
      )}
      {person && details.proposal === null ? (
        <FactChangeForm key={details.version} details={details} userId={person.userId} />
      ) : null}
      {person ? null : <p className="text-label text-text-2">{_('newsroom.fact.byPublisher')}</p>}
      {fact.topic === PLACE_DETAIL ? null : <AskedPanel kind="fact" id={fact.id} level={3} />}
      <History details={details} />
    </section>
  );
}

/** A step of the work takes away the form or button it was taken with. Who uses the keyboard goes on from the name of the fact. */
function useFocusAfterStep(step: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (document.activeElement === document.body) title.current?.focus();
  }, [step]);
  return title;
}

/** What a second person wrote about the user's own change. */
function Rejected({ rejected }: { rejected: NonNullable<DeskFactDetails['rejected']> }) {
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <Notice role="status" tone="warning" title={_('newsroom.fact.rejectedTitle')}>
      <bdi>{rejected.comment}</bdi>{' '}
      <span className="text-meta">
        <bdi>{rejected.by ?? _('newsroom.formerStaff')}</bdi> · {format.shortDate(rejected.at)}
      </span>
    </Notice>
  );
}

function Basis({ details: { fact } }: { details: DeskFactDetails }) {
  const { _ } = useLingui();
  const format = useFormat();
  const rows = [
    {
      label: _('newsroom.source'),
      value: (
        <a href={fact.source.url} rel="external" className="text-link">
          <bdi>{fact.source.name}</bdi>
        </a>
      ),
      note: _(`newsroom.confidence.${fact.confidence}`),
    },
    { label: _('newsroom.fact.asOf'), value: format.asOf(fact.asOf) },
    ...(fact.validFrom === null
      ? []
      : [{ label: _('newsroom.fact.validFrom'), value: format.shortDate(fact.validFrom) }]),
    ...(fact.validUntil === null
      ? []
      : [{ label: _('newsroom.fact.validUntil'), value: format.shortDate(fact.validUntil) }]),
    { label: _('newsroom.reviewBy'), value: format.shortDate(fact.reviewBy) },
    { label: _('inventory.column.owner'), value: <bdi>{fact.owner?.name ?? _('inventory.owner.none')}</bdi> },
  ];
  return <FactsPanel title={_('newsroom.basis')} rows={rows} level={3} />;
}

/** What changes if the fact changes: items by their titles, further pages by their addresses, and what follows by itself. */
function Uses({ details: { usedBy, pages, isShown } }: { details: DeskFactDetails }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <section aria-labelledby="uses-title" className="flex flex-col gap-3">
      <h3 id="uses-title" className="text-name font-strong">
        {_('newsroom.fact.changes')}
      </h3>
      <Disclosure title={_('newsroom.fact.usedBy', { count: usedBy.length })} level={4} open={usedBy.length <= 8}>
        <ul className="flex flex-col gap-1 text-label">
          {usedBy.map(({ kind, id, title, href }) => (
            <li key={`${kind} ${id}`}>
              <Link to={toLocale(href)} className="text-link inline-block min-h-6">
                <bdi>{title}</bdi>
              </Link>{' '}
              <span className="text-meta text-text-3">{_(`newsroom.kind.${kind}`)}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
      {pages.length === 0 ? null : (
        <Disclosure title={_('newsroom.fact.pages', { count: pages.length })} level={4}>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-label">
            {pages.map((path) => (
              <li key={path}>
                <Link to={toLocale(path)} className="text-link inline-block min-h-6">
                  <Ltr>{path}</Ltr>
                </Link>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <p className="text-label text-text-2">{_(isShown ? 'newsroom.fact.follows' : 'newsroom.fact.hiddenNow')}</p>
    </section>
  );
}

function History({ details: { history } }: { details: DeskFactDetails }) {
  const { _ } = useLingui();
  const format = useFormat();
  if (history.length === 0) return null;
  return (
    <Disclosure title={_('newsroom.fact.history', { count: history.length })} level={3}>
      <ol className="divide-y divide-line text-label">
        {history.map(({ text, source, asOf, reason, by, approvedBy, at }) => (
          <li key={at} className="flex flex-col gap-1 py-3">
            <bdi className="font-semibold text-text">{text ?? _('newsroom.fact.noValue')}</bdi>
            <span>
              {format.asOf(asOf)} ·{' '}
              <a href={source} rel="external" className="text-link">
                <Ltr>{new URL(source).hostname}</Ltr>
              </a>
            </span>
            <span className="text-meta text-text-3">
              {_(`newsroom.fact.reason.${reason}`)} · <bdi>{by ?? _('newsroom.formerStaff')}</bdi> ·{' '}
              {approvedBy === null ? null : (
                <>
                  {_('newsroom.fact.approvedBy')} <bdi>{approvedBy}</bdi> ·{' '}
                </>
              )}
              {format.shortDate(at)} <Ltr>{format.time(at)}</Ltr>
            </span>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
