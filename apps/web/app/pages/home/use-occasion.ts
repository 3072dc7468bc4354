import { middleOf } from '@dalil/domain/city/day-part.ts';
import type { OccasionId } from '@dalil/domain/guide/occasions.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { getOccasion } from '../../endpoints/guide.ts';
import { useDubaiNow } from '../../features/clock/use-dubai-now.ts';
import { useDocumentHour } from '../../features/hour/hour.tsx';
import { useLocale } from '../../language/use-locale.ts';

export type Occasion = ReturnType<typeof useOccasion>['view'];

/** The choices with the hour they tell about. Those of another day are asked for again. */
export function useOccasion(occasion: OccasionId) {
  const { data: view, refetch } = useSuspenseQuery(getOccasion({ locale: useLocale(), occasion }));
  const now = useDubaiNow();
  const today = now?.date;
  const isPast = today !== undefined && today !== view.today;
  useEffect(() => {
    if (isPast) void refetch();
  }, [isPast, today, refetch]);
  const date = today ?? view.today;
  const minute = now?.minute ?? null;
  const middle = middleOf(view.part, view.sun);
  const hour = useMemo(() => ({ date, minute, middle }), [date, minute, middle]);
  useDocumentHour(hour, now !== null);
  return { view, hour };
}
