import { causeOf, type NotificationReason, type NotificationView } from '@dalil/domain/notifications/notification.ts';
import { useLingui } from '@lingui/react';
import {
  BadgeCheck,
  BellMinus,
  CalendarX2,
  CalendarClock,
  Check,
  ClipboardCheck,
  Clock,
  FileX2,
  ListChecks,
  type LucideIcon,
  Siren,
  SquarePen,
  Wrench,
} from 'lucide-react';
import { Link } from 'react-router';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useNow } from '../clock/use-now.ts';
import { useTextLanguage } from '../guide-cards/text-language.tsx';
import { useLessLikeThis } from './use-less-like-this.ts';

const ICONS: Record<NotificationReason, LucideIcon> = {
  fact: BadgeCheck,
  hours: Clock,
  date: CalendarClock,
  cancelled: CalendarX2,
  withdrawn: FileX2,
  correction: SquarePen,
  items: ListChecks,
  alert: Siren,
  incident: Wrench,
  'incident-resolved': BadgeCheck,
  'fact-proposed': ClipboardCheck,
};
const BECAUSE = {
  saved: 'notifications.because',
  topic: 'notifications.because-topic',
  role: 'notifications.because-role',
} as const;

type NotificationItemProps = {
  notification: NotificationView;
  onOpen: (notification: NotificationView) => void;
  /** With it an unread one has a button that marks it as read. */
  onRead?: ((notification: NotificationView) => void) | undefined;
};

/** One notification: what changed, why the user is told, and a button against more of its topic. */
export function NotificationItem({ notification, onOpen, onRead }: NotificationItemProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const format = useFormat();
  const lessLikeThis = useLessLikeThis();
  const { title, locale, reason, createdAt, readAt, href, endsAt } = notification;
  const now = useNow();
  const isOver = endsAt !== null && now !== null && Date.parse(endsAt) <= now.getTime();
  const cause = causeOf(reason);
  const Icon = ICONS[reason];
  return (
    <li className={classNames('flex gap-3 border-b border-line px-4 py-3', readAt === null && 'bg-accent-soft')}>
      <Icon aria-hidden className="icon mt-px shrink-0 text-accent" />
      <div className="min-w-0 grow">
        <Link
          to={toLocale(href)}
          onClick={() => onOpen(notification)}
          className="text-label font-semibold hover:underline"
        >
          <span {...useTextLanguage(locale)}>{title}</span>
          {readAt === null ? <span className="sr-only"> {_('notifications.is-unread')}</span> : null}
        </Link>
        <p className="text-meta">{useChange(notification)}</p>
        <p className="text-meta text-text-2">
          {isOver ? `${_('notifications.over')} ` : null}
          {_(BECAUSE[cause])}{' '}
          <time dateTime={createdAt}>
            <bdi>{format.weekdayDate(createdAt)}</bdi> <bdi>{format.time(createdAt)}</bdi>
          </time>
        </p>
      </div>
      {onRead && readAt === null ? (
        <IconButton
          label={_('notifications.read', { title: isolate(title) })}
          icon={<Check aria-hidden className="icon" />}
          onClick={() => onRead(notification)}
        />
      ) : null}
      {cause === 'role' ? null : (
        <IconButton
          label={_('notifications.less', { title: isolate(title) })}
          icon={<BellMinus aria-hidden className="icon" />}
          onClick={() => lessLikeThis(notification.topic)}
        />
      )}
    </li>
  );
}

/** What changed, in one sentence: a value with its earlier one where both may be displayed. */
function useChange({ reason, fact }: NotificationView): string {
  const { _ } = useLingui();
  if (!fact) return _(`notifications.reason.${reason}`);
  const label = isolate(fact.label);
  if (fact.before !== null && fact.after !== null) {
    return _('notifications.change.values', { label, before: isolate(fact.before), after: isolate(fact.after) });
  }
  if (fact.after !== null) return _('notifications.change.now', { label, after: isolate(fact.after) });
  return reason === 'hours' ? _('notifications.reason.hours') : _('notifications.change.fact', { label });
}
