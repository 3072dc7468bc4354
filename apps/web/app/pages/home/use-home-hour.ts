import { DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import { middleOf } from '@dalil/domain/city/day-part.ts';
import { bestThroughDay, type ShownVerdict, type VerdictDay } from '@dalil/domain/city/verdict.ts';
import { verdictsOn } from '@dalil/domain/city/verdict-rules.ts';
import { readOutlook } from '@dalil/domain/city/live/live-outlook.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { getDay, getOutlook } from '../../endpoints/city.ts';
import { getHome } from '../../endpoints/guide.ts';
import { useDubaiNow } from '../../features/clock/use-dubai-now.ts';
import { type Hour, useDocumentHour } from '../../features/hour/hour.tsx';
import { useLocale } from '../../language/use-locale.ts';
import { useLive } from '../../features/live/use-conditions.ts';
import type { Outlook } from '../../queries/city.ts';

/** A day with the first points of the next, in minutes from its midnight. */
export type HomeDay = VerdictDay & { nextFajr: number; nextSunrise: number };

/** The temperatures of the hours that a provider told of, with the time they are judged at. */
export type HomeWeather = { outlook: Outlook; now: Date };

export type Home = ReturnType<typeof useHome>['home'];

function useHome() {
  const query = getHome({ locale: useLocale() });
  const { data: home, refetch } = useSuspenseQuery(query);
  return { home, refetch };
}

/**
 * The home page's data with the hour it tells about. A page from another day than the device's asks for today's, and computes
 * what it can from the stored days of the offline guide meanwhile.
 */
export function useHomeHour(): {
  home: Home;
  hour: Hour;
  day: HomeDay;
  best: ShownVerdict[];
  weather: HomeWeather | null;
} {
  const { home, refetch } = useHome();
  const now = useDubaiNow();
  const today = now?.date;
  const isPast = today !== undefined && today !== home.today;
  const { data: other } = useQuery({ ...getDay({ locale: useLocale(), date: today ?? home.today }), enabled: isPast });
  useEffect(() => {
    if (isPast) void refetch();
  }, [isPast, today, refetch]);

  const followed = isPast && other?.date === today ? other : null;
  const date = followed?.date ?? home.today;
  const answered = useLive(getOutlook({ until: 'today' }));
  const [outlook, judgedAt] = [answered?.data, answered?.now.getTime()];
  const day = useMemo((): HomeDay => {
    const { metro, sermon, suggested: places } = home;
    const live = outlook && judgedAt !== undefined ? readOutlook(outlook, date, new Date(judgedAt)) : null;
    if (!followed) return { date: home.today, ...home.day, metro, sermon, places, live };
    const { climate, ...known } = followed;
    return { ...known, month: climate, metro, sermon, places, live };
  }, [home, followed, date, outlook, judgedAt]);
  const best = useMemo(() => bestThroughDay(verdictsOn(day), DAY_MINUTES), [day]);

  const middle = middleOf(home.part, day.sun);
  const minute = now?.date === date ? now.minute : null;
  const hour = useMemo(() => ({ date, minute, middle }), [date, minute, middle]);
  useDocumentHour(hour, now !== null);
  const weather = outlook && answered ? { outlook, now: answered.now } : null;
  return { home, hour, day, best, weather };
}
