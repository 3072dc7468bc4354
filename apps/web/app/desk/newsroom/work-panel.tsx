import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { waitStatus } from '@dalil/domain/newsroom/review-time.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useSession } from '../../features/session/use-session.ts';
import { Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { type DeskFact, deskFactsQuery, type Work, workQuery } from '../../queries/newsroom.ts';
import { Tag } from '../../ui/tag.tsx';
import { Card, CardRows, CardText, PageLink } from '../kit/dashboard-card.tsx';
import { FactTags } from './fact-tags.tsx';
import { editHref } from './articles-search.ts';
import { writeFactsSearch } from './facts-search.ts';
import { WAIT_TONES } from './queue-list.tsx';
import { writeQueueSearch } from './queue-search.ts';
import { StateTag } from './state-tag.tsx';
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
    <div className="grid items-start gap-6 wide:grid-cols-3">
      {work.review === null ? null : <ReviewCard review={work.review} release={work.counts.release ?? 0} />}
      {isAllowed(role, 'newsroom:arrange:any') ? <OwnCard own={work.own} /> : null}
      <FactsCard facts={facts.items.slice(0, MAX_FACTS)} total={facts.urgent} />
      <div className="flex flex-col gap-6">
        <ScheduledCard scheduled={work.scheduled} />
        <RestCard counts={work.counts} />
      </div>
    </div>
  );
}

function ReviewCard({ review, release }: { review: NonNullable<Work['review']>; release: number }) {
  const { _ } = useLingui();
  return (
    <Card
      title={_('newsroom.queue.review')}
      aside={review.total > 0 ? review.total : undefined}
      footer={
        <span className="flex flex-wrap gap-x-4">
          <PageLink to="/dashboard/content-approval">{_('newsroom.tab.approval')}</PageLink>
          {release > 0 ? (
            <PageLink to="/dashboard/content-approval?part=release">
              {_('newsroom.work.release', { count: release })}
            </PageLink>
          ) : null}
        </span>
      }
    >
      <Items
        items={review.items}
        empty="newsroom.work.reviewNone"
        hrefOf={(item) =>
          `/dashboard/content-approval${writeQueueSearch({ part: 'review', language: 'en', open: item })}`
        }
        Note={WaitNote}
      />
    </Card>
  );
}

function OwnCard({ own }: Pick<Work, 'own'>) {
  const { _ } = useLingui();
  return (
    <Card
      title={_('newsroom.work.own')}
      aside={own.total > 0 ? own.total : undefined}
      footer={<PageLink to="/dashboard/content?owner=me">{_('newsroom.work.ownItems')}</PageLink>}
    >
      <Items items={own.items} empty="newsroom.work.ownNone" hrefOf={editorOf} Note={StateNote} />
    </Card>
  );
}

/** Where a part of an item is edited. */
function editorOf({ kind, id, locale, category }: WorkItem): string {
  if (kind === 'article' && locale !== 'data') return `/dashboard${editHref(id, locale)}`;
  const address = `/dashboard/content-management/${category ?? 'all'}/${kind}/${id}`;
  return locale === 'data' ? address : `${address}?language=${locale}`;
}

function ScheduledCard({ scheduled }: Pick<Work, 'scheduled'>) {
  const { _ } = useLingui();
  return (
    <Card title={_('newsroom.work.scheduled')} aside={scheduled.total > 0 ? scheduled.total : undefined}>
      <Items items={scheduled.items} empty="newsroom.work.scheduledNone" hrefOf={editorOf} Note={TimeNote} />
    </Card>
  );
}

function WaitNote({ item: { hours } }: { item: WorkItem }) {
  const { _ } = useLingui();
  return <Tag tone={WAIT_TONES[waitStatus(hours)]}>{_('newsroom.waits', { hours })}</Tag>;
}

function StateNote({ item: { state } }: { item: WorkItem }) {
  return <StateTag state={state} />;
}

function TimeNote({ item: { scheduledAt } }: { item: WorkItem }) {
  return <Ltr>{(scheduledAt ?? '').replace('T', ' ')}</Ltr>;
}

type ItemsProps = {
  items: readonly WorkItem[];
  /** The message if there are none. */
  empty: string;
  hrefOf: (item: WorkItem) => string;
  Note: ComponentType<{ item: WorkItem }>;
};

function Items({ items, empty, hrefOf, Note }: ItemsProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  if (items.length === 0) return <CardText>{_(empty)}</CardText>;
  return (
    <CardRows
      rows={items.map((item) => ({
        key: `${item.kind} ${item.id} ${item.locale}`,
        main: (
          <Link to={toLocale(hrefOf(item))} className="self-start font-semibold hover:underline">
            <bdi lang={item.locale === 'data' ? undefined : item.locale} className="font-sans">
              {item.title}
            </bdi>
          </Link>
        ),
        note: (
          <span className="flex flex-wrap items-center gap-2 pt-1">
            {_(`newsroom.kind.${item.kind}`)}
            <span className="font-system">
              {item.locale === 'data' ? _('newsroom.work.data') : LOCALE_INFO[item.locale].nativeName}
            </span>
            <Note item={item} />
          </span>
        ),
      }))}
    />
  );
}

function FactsCard({ facts, total }: { facts: readonly DeskFact[]; total: number }) {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  const actor = useSession()?.actor;
  const userId = actor?.kind === 'user' ? actor.userId : null;
  return (
    <Card
      title={_('newsroom.work.facts')}
      aside={total > 0 ? total : undefined}
      footer={<PageLink to={`/dashboard${writeFactsSearch({ view: 'urgent' })}`}>{_('newsroom.view.urgent')}</PageLink>}
    >
      {facts.length === 0 ? (
        <CardText>{_('newsroom.work.factsNone')}</CardText>
      ) : (
        <CardRows
          rows={facts.map((fact) => ({
            key: fact.id,
            main: (
              <Link
                to={toLocale(`/dashboard${writeFactsSearch({ view: 'urgent', open: fact.id })}`)}
                className="self-start font-semibold hover:underline"
              >
                {fact.label}
              </Link>
            ),
            note: (
              <span className="flex flex-wrap items-center gap-2 pt-1">
                {fact.owner?.id === userId ? <Tag tone="neutral">{_('newsroom.view.mine')}</Tag> : null}
                <FactTags fact={fact} />
                {fact.validUntil === null
                  ? _('newsroom.fact.reviewBy', { date: format.shortDate(fact.reviewBy) })
                  : _(fact.hasEnded ? 'newsroom.fact.ended' : 'newsroom.fact.until', {
                      date: format.shortDate(fact.validUntil),
                    })}
              </span>
            ),
          }))}
        />
      )}
    </Card>
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

function RestCard({ counts }: Pick<Work, 'counts'>) {
  const { _ } = useLingui();
  const waiting = COUNTED.filter((name) => counts[name]);
  return (
    <Card title={_('newsroom.work.rest')}>
      {waiting.length === 0 ? (
        <CardText>{_('newsroom.work.restNone')}</CardText>
      ) : (
        <CardRows
          rows={waiting.map((name) => ({
            key: name,
            main: <PageLink to={PLACES[name]}>{_(`newsroom.work.count.${name}`, { count: counts[name] })}</PageLink>,
          }))}
        />
      )}
    </Card>
  );
}
