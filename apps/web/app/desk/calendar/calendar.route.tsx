import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { usePageKey } from '../../features/page-keys/use-page-key.ts';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import { calendarQuery } from '../../queries/newsroom.ts';
import { buttonClass } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DeskPage } from '../kit/desk-page.tsx';
import { CalendarDay } from './calendar-day.tsx';
import { CalendarRail } from './calendar-rail.tsx';
import './calendar.css';

const DAYS = 7;

const load = loadPrivatePage(['newsroom'], async ({ translate, api, url, locale, refresh }) => {
  await refresh(calendarQuery(api, { locale, from: readFrom(url.searchParams) }));
  return { title: translate('newsroom.calendar'), description: translate('newsroom.calendar'), isUnlisted: true };
});

export { load as clientLoader, load as loader, pageMeta as meta };

/** The first day of the address, where it names one. */
function readFrom(search: URLSearchParams): string | undefined {
  const from = search.get('from');
  return from !== null && /^\d{4}-\d{2}-\d{2}$/.test(from) && !Number.isNaN(Date.parse(from)) ? from : undefined;
}

/** STAFF-1: seven days of the newsroom from today on: what goes out, what hinders it, and what ends. */
export default function DeskCalendar() {
  const { _ } = useLingui();
  const format = useFormat();
  const navigate = useNavigate();
  const from = readFrom(useSearchParams()[0]);
  const { data: calendar } = useSuspenseQuery(calendarQuery(useApi(), { locale: useLocale(), from }));
  const first = calendar.days[0]?.date ?? calendar.today;
  const last = calendar.days.at(-1)?.date ?? first;
  const hrefOf = (day: string) => (day === calendar.today ? '?' : `?from=${day}`);
  const go = (day: string) => void navigate(hrefOf(day), { preventScrollReset: true });
  usePageKey({ key: 't', code: 'KeyT' }, () => go(calendar.today));
  usePageKey({ key: 'PageUp' }, () => go(addDays(first, -DAYS)));
  usePageKey({ key: 'PageDown' }, () => go(addDays(first, DAYS)));
  return (
    <DeskPage
      title={_('newsroom.calendar')}
      note={_('newsroom.calendar.range', { from: format.weekdayDate(first), to: format.weekdayDate(last) })}
      actions={
        <nav aria-label={_('newsroom.calendar.days')} className="flex items-center gap-2">
          <Link to={hrefOf(addDays(first, -DAYS))} preventScrollReset className={buttonClass({ size: 'small' })}>
            <ChevronLeft aria-hidden className="icon-small flip-rtl" />
            <VisuallyHidden>{_('newsroom.calendar.before')}</VisuallyHidden>
          </Link>
          <Link
            to={hrefOf(calendar.today)}
            preventScrollReset
            aria-current={first === calendar.today ? 'date' : undefined}
            className={buttonClass({ size: 'small' })}
          >
            {_('newsroom.calendar.today')}
          </Link>
          <Link to={hrefOf(addDays(first, DAYS))} preventScrollReset className={buttonClass({ size: 'small' })}>
            <ChevronRight aria-hidden className="icon-small flip-rtl" />
            <VisuallyHidden>{_('newsroom.calendar.after')}</VisuallyHidden>
          </Link>
        </nav>
      }
    >
      <div className="desk-calendar">
        <ol className="desk-days" aria-label={_('newsroom.calendar.days')}>
          {calendar.days.map((day) => (
            <CalendarDay key={day.date} day={day} today={calendar.today} />
          ))}
        </ol>
        <CalendarRail calendar={calendar} />
      </div>
    </DeskPage>
  );
}
