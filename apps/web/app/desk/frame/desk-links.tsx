import { splitLocale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import {
  CalendarDays,
  Activity,
  BadgeCheck,
  Bot,
  ChartColumn,
  CircleGauge,
  FileStack,
  Files,
  Image,
  Images,
  Inbox,
  Layers,
  Library,
  Lightbulb,
  ListChecks,
  type LucideIcon,
  Mail,
  MapPin,
  Megaphone,
  Rss,
  Scale,
  ShieldCheck,
  Ticket,
  Users,
} from 'lucide-react';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useSession } from '../../features/session/use-session.ts';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { rightsOf } from '../../queries/accounts.ts';
import { type Work, workQuery } from '../../queries/newsroom.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type DeskEntry, type DeskEntryId, type DeskGroup, deskOf, entryOf } from './desk-map.ts';

const ICONS: Record<DeskEntryId, LucideIcon> = {
  queue: Inbox,
  approval: ListChecks,
  calendar: CalendarDays,
  alerts: Megaphone,
  ideas: Lightbulb,
  articles: Files,
  places: MapPin,
  events: Ticket,
  all: Library,
  facts: BadgeCheck,
  collections: Layers,
  pictures: Image,
  photographs: Images,
  sources: Rss,
  reporters: Bot,
  quality: CircleGauge,
  figures: ChartColumn,
  files: FileStack,
  compliance: ShieldCheck,
  legal: Scale,
  mail: Mail,
  people: Users,
  monitoring: Activity,
};
const EVERY_MINUTE = 60_000;

/** The tasks that the role of the user may open, with how much of each waits for the user. */
export function DeskLinks({ isTouch = false, onFollow }: { isTouch?: boolean; onFollow?: () => void }) {
  const session = useSession();
  const role = session?.actor.role ?? 'user';
  const { pathname, search } = useLocation();
  const { data: work } = useQuery({ ...workQuery(useApi()), refetchInterval: EVERY_MINUTE, enabled: role !== 'user' });
  const current = entryOf(splitLocale(pathname).path, new URLSearchParams(search));
  const waiting = work ? waitingOf(work) : {};
  return deskOf(role, rightsOf(session)).map((group) => (
    <Group key={group.id} group={group} current={current} waiting={waiting} isTouch={isTouch} onFollow={onFollow} />
  ));
}

type Waiting = Partial<Record<DeskEntryId, number>>;

/** What waits for the user, never a total. */
function waitingOf({ review, counts }: Work): Waiting {
  const sum = (...parts: (number | null)[]) => parts.reduce<number>((total, part) => total + (part ?? 0), 0);
  return {
    approval: sum(review?.total ?? 0, counts.release),
    alerts: sum(counts.alerts),
    ideas: sum(counts.ideas),
    facts: sum(counts.facts, counts.proposals, counts.words),
    sources: sum(counts.sources),
    quality: sum(counts.findings),
  };
}

type GroupProps = {
  group: DeskGroup;
  current: DeskEntryId | null;
  waiting: Waiting;
  isTouch: boolean;
  onFollow: (() => void) | undefined;
};

function Group({ group: { id, entries }, current, waiting, isTouch, onFollow }: GroupProps) {
  const { _ } = useLingui();
  const titleId = useId();
  return (
    <div className="pt-3">
      <h2 id={titleId} className="px-3 pb-1 text-caption font-semibold text-text-3">
        {_(`desk.group.${id}`)}
      </h2>
      <ul aria-labelledby={titleId}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <TaskLink
              entry={entry}
              isCurrent={entry.id === current}
              count={waiting[entry.id] ?? 0}
              isTouch={isTouch}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type TaskLinkProps = {
  entry: DeskEntry & { id: DeskEntryId };
  isCurrent: boolean;
  count: number;
  isTouch: boolean;
  onFollow: (() => void) | undefined;
};

function TaskLink({ entry: { id, path }, isCurrent, count, isTouch, onFollow }: TaskLinkProps) {
  const { _ } = useLingui();
  const { number } = useFormat();
  const toLocale = useLocalePath();
  const Icon = ICONS[id];
  const look = isCurrent ? 'bg-accent-soft font-strong text-accent-ink' : 'text-text hover:bg-sunken';
  return (
    <Link
      to={toLocale(path)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onFollow}
      className={`flex items-center gap-3 rounded-control px-3 text-meta no-underline ${isTouch ? 'min-h-11' : 'desk-link'} ${look}`}
    >
      <Icon aria-hidden className="icon-small" />
      <span className="min-w-0 grow">{_(`desk.task.${id}`)}</span>
      {count === 0 ? null : (
        <span className="font-semibold">
          <span aria-hidden>{number(count)}</span>
          <VisuallyHidden>{_('desk.waiting', { count })}</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}
