import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { waitStatus } from '@dalil/domain/newsroom/review-time.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useSession } from '../../features/session/use-session.ts';
import { Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import { type DeskFact, deskFactsQuery, type Work, workQuery } from '../../queries/newsroom.ts';
import { Tag } from '../../ui/tag.tsx';
import { StateWithName } from '../kit/language-marks.tsx';
import { MoreLink, WorkLink, WorkList } from '../kit/work-list.tsx';
import { FactTags } from './fact-tags.tsx';
import { editorOf } from './editor-of.ts';
import { writeFactsSearch } from './facts-search.ts';
import { WAIT_TONES } from './queue-list.tsx';
import { writeQueueSearch } from './queue-search.ts';
import { urgentFacts } from './staff-queries.ts';

type WorkItem = Work['own']['items'][number];
const MAX_FACTS = 5;

/** ROUTE-6: what waits for a person of the staff, by their role. */
export function WorkPanel() {
  const api = useApi();
  const role = useSession()?.actor.role ?? 'user';
  const { data: work } = useSuspenseQuery(workQuery(api));
  const { data: facts } = useSuspenseQuery(deskFactsQuery(api, urgentFacts(useLocale())));
  return (
    <div className="grid items-start gap-x-6 gap-y-8 wide:grid-cols-5">
      <div className="flex min-w-0 flex-col gap-6 wide:col-span-3">
        {work.review === null ? null : <Review review={work.review} release={work.counts.release ?? 0} />}
        {isAllowed(role, 'newsroom:arrange:any') ? <Own own={work.own} /> : null}
        <Rest counts={work.counts} />
      </div>
      <div className="flex min-w-0 flex-col gap-6 wide:col-span-2">
        <Scheduled scheduled={work.scheduled} />
        <UrgentFacts facts={facts.items.slice(0, MAX_FACTS)} total={facts.urgent} />
      </div>
    </div>
  );
}

function Review({ review, release }: { review: NonNullable<Work['review']>; release: number }) {
  const { _ } = useLingui();
  const hrefOf = (item: WorkItem) =>
    `/dashboard/content-approval${writeQueueSearch({ part: 'review', language: 'en', open: item })}`;
  return (
    <WorkList
      title={_('newsroom.queue.review')}
      total={review.total}
      more={
        <>
          {release > 0 ? (
            <MoreLink to="/dashboard/content-approval?part=release">
              {_('newsroom.work.release', { count: release })}
            </MoreLink>
          ) : null}
          <MoreLink to="/dashboard/content-approval">{_('newsroom.tab.approval')}</MoreLink>
        </>
      }
      rows={rowsOf(review.items, hrefOf, WaitNote)}
      empty={_('newsroom.work.reviewNone')}
    />
  );
}

function Own({ own }: Pick<Work, 'own'>) {
  const { _ } = useLingui();
  return (
    <WorkList
      title={_('newsroom.work.own')}
      total={own.total}
      more={<MoreLink to="/dashboard/content?owner=me">{_('newsroom.work.ownItems')}</MoreLink>}
      rows={rowsOf(own.items, editorOf, StateNote)}
      empty={_('newsroom.work.ownNone')}
    />
  );
}

/** Where a part of an item is edited. */
function Scheduled({ scheduled }: Pick<Work, 'scheduled'>) {
  const { _ } = useLingui();
  return (
    <WorkList
      title={_('newsroom.work.scheduled')}
      total={scheduled.total}
      rows={rowsOf(scheduled.items, editorOf, TimeNote)}
      empty={_('newsroom.work.scheduledNone')}
    />
  );
}

function WaitNote({ item: { hours } }: { item: WorkItem }) {
  const { _ } = useLingui();
  return <Tag tone={WAIT_TONES[waitStatus(hours)]}>{_('newsroom.waits', { hours })}</Tag>;
}

function StateNote({ item: { state } }: { item: WorkItem }) {
  return <StateWithName state={state} />;
}

function TimeNote({ item: { scheduledAt } }: { item: WorkItem }) {
  return <Ltr>{(scheduledAt ?? '').replace('T', ' ')}</Ltr>;
}

function rowsOf(
  items: readonly WorkItem[],
  hrefOf: (item: WorkItem) => string,
  Note: ComponentType<{ item: WorkItem }>,
) {
  return items.map((item) => ({
    key: `${item.kind} ${item.id} ${item.locale}`,
    main: (
      <WorkLink to={hrefOf(item)}>
        <bdi lang={item.locale === 'data' ? undefined : item.locale} className="font-sans">
          {item.title}
        </bdi>
      </WorkLink>
    ),
    note: (
      <>
        <KindOfWork item={item} />
        <Note item={item} />
      </>
    ),
  }));
}

function KindOfWork({ item: { kind, locale } }: { item: WorkItem }) {
  const { _ } = useLingui();
  return (
    <>
      {_(`newsroom.kind.${kind}`)}
      <span className="font-system">
        {locale === 'data' ? _('newsroom.work.data') : LOCALE_INFO[locale].nativeName}
      </span>
    </>
  );
}

function UrgentFacts({ facts, total }: { facts: readonly DeskFact[]; total: number }) {
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <WorkList
      title={_('newsroom.work.facts')}
      total={total}
      more={<MoreLink to={`/dashboard${writeFactsSearch({ view: 'urgent' })}`}>{_('newsroom.view.urgent')}</MoreLink>}
      rows={facts.map((fact) => ({
        key: fact.id,
        main: <WorkLink to={`/dashboard${writeFactsSearch({ view: 'urgent', open: fact.id })}`}>{fact.label}</WorkLink>,
        note: (
          <>
            <FactTags fact={fact} />
            {fact.validUntil === null
              ? _('newsroom.fact.reviewBy', { date: format.shortDate(fact.reviewBy) })
              : _(fact.hasEnded ? 'newsroom.fact.ended' : 'newsroom.fact.until', {
                  date: format.shortDate(fact.validUntil),
                })}
          </>
        ),
      }))}
      empty={_('newsroom.work.factsNone')}
    />
  );
}

/** Where each of the counts is worked on. */
const PLACES = {
  overdue: '/dashboard/content?due=overdue',
  alerts: '/dashboard/city-alerts',
  findings: '/admin/quality-control',
  sources: '/dashboard/sources',
  ideas: '/dashboard/ideas',
  facts: '/dashboard?tab=facts&view=urgent',
  proposals: '/dashboard?tab=facts&view=proposals',
  words: '/dashboard?tab=facts&view=words',
  translations: '/dashboard/content?outdated=any',
} as const;
const COUNTED = Object.keys(PLACES) as (keyof typeof PLACES)[];

function Rest({ counts }: Pick<Work, 'counts'>) {
  const { _ } = useLingui();
  return (
    <WorkList
      title={_('newsroom.work.rest')}
      rows={COUNTED.filter((name) => counts[name]).map((name) => ({
        key: name,
        main: <WorkLink to={PLACES[name]}>{_(`newsroom.work.count.${name}`, { count: counts[name] })}</WorkLink>,
      }))}
      empty={_('newsroom.work.restNone')}
    />
  );
}
