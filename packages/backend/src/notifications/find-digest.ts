import type { BookmarkKind } from '@dalil/domain/bookmarks/bookmark.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import { isWeekly } from '@dalil/domain/guide/event-weekly.ts';
import { occurrencesOf } from '@dalil/domain/guide/event-occurrence.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { DIGEST_DAYS_AHEAD, MAX_DIGEST_CHANGES, MAX_DIGEST_EVENTS } from '@dalil/domain/notifications/digest.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import type { EmailData } from '../emails/email.ts';
import { withText } from '../guide/item-rows.ts';
import type { Subscriber } from './find-subscribers.ts';
import { findNotifications, isOfSaved } from './list-notifications.ts';

type Digest = Pick<EmailData<'daily-digest'>, 'changes' | 'moreChanges' | 'events'>;

/**
 * What a digest of a user says: unread notifications since the last one, and what is on of the saved events. Who gets a mail for each
 * change has only the changes above the daily cap. Null: nothing. The notifications are claimed, so that no other mail has them.
 */
export async function findDigest(deps: Deps, to: Subscriber, since: Date): Promise<Digest | null> {
  const { id: userId, locale, chosen } = to;
  const isDaily = chosen.mailTiming === 'daily';
  const isNew = isDaily ? sql`n.created_at > ${since.toISOString()}::timestamptz` : sql`n.is_for_digest`;
  const which = sql`n.user_id = ${userId} and n.read_at is null and n.mailed_at is null and ${isOfSaved(sql`n`)} and ${isNew}`;
  const notifications = await findNotifications(deps, locale, which);
  const events = isDaily ? await findEvents(deps, userId, locale) : [];
  // What is on every week is no reason for a mail.
  if (notifications.length === 0 && events.every(({ isOfWeek }) => isOfWeek)) return null;
  await deps.db.execute(sql`update notifications n set mailed_at = ${deps.now().toISOString()} where ${which}`);
  return {
    changes: notifications.slice(0, MAX_DIGEST_CHANGES).map(({ title, href, reason, fact }) => ({
      title,
      path: href,
      reason,
      fact: fact && { label: fact.label, before: fact.before, after: fact.after },
    })),
    moreChanges: Math.max(0, notifications.length - MAX_DIGEST_CHANGES),
    events: events.map(({ isOfWeek: _isOfWeek, ...event }) => event),
  };
}

type SavedEvent = Digest['events'][number] & { isOfWeek: boolean };
type EventRow = { id: string; title: string; data: EventData };

async function findEvents({ db, now }: Deps, userId: string, locale: Locale): Promise<SavedEvent[]> {
  const kind: BookmarkKind = 'event';
  const { rows } = await db.execute<EventRow>(sql`
    select i.id, t.title, i.data from bookmarks b
    join content_items i on i.kind = b.kind and i.id = b.item_id and i.state = 'published' ${withText(locale)}
    where b.user_id = ${userId} and b.kind = ${kind}`);
  const today = dubaiDate(now());
  return rows
    .filter(({ data }) => !('isCancelled' in data.recurrence && data.recurrence.isCancelled))
    .flatMap(({ id, title, data }) => {
      // A weekly programme would be in every digest, so it is named on its day only.
      const [next] = occurrencesOf(data, today, isWeekly(data) ? today : addDays(today, DIGEST_DAYS_AHEAD));
      if (!next) return [];
      const isOfWeek = next.certainty === 'weekly';
      const path = itemHref({ kind, id, category: null });
      return [
        {
          title,
          path,
          start: next.start,
          end: next.end,
          isConfirmed: next.certainty === 'confirmed' || isOfWeek,
          isOfWeek,
        },
      ];
    })
    .toSorted((a, b) => a.start.localeCompare(b.start, 'en'))
    .slice(0, MAX_DIGEST_EVENTS);
}
