import { useLingui } from '@lingui/react';
import { useDubaiNow } from '../../features/clock/use-dubai-now.ts';
import { DayLine, type DayLineProps } from '../../features/day-line/day-line.tsx';
import { useFormat } from '../../language/use-format.ts';

type DayHeadingProps = Pick<DayLineProps, 'sun' | 'prayers'> & {
  today: string;
  hijri: { year: number; month: number; day: number };
};

/** The day in Dubai. The names of the Hijri months are our own messages because browsers differ. */
export function DayHeading({ today, hijri, sun, prayers }: DayHeadingProps) {
  const { _ } = useLingui();
  const now = useDubaiNow();
  const format = useFormat();
  return (
    <header className="flex flex-col gap-5 pt-5 pb-6 wide:pt-10 wide:pb-8">
      <div className="flex flex-col gap-5 wide:flex-row wide:items-end wide:justify-between wide:gap-14">
        <div className="flex flex-col gap-2">
          <h1 className="headline text-title">
            <time dateTime={today}>{format.longDate(today)}</time>
          </h1>
          <p className="text-label text-text-3 no-hijri:hidden">
            {_('guide.hijri.date', {
              day: hijri.day,
              month: _(`guide.hijri.month${hijri.month}`),
              year: hijri.year,
            })}
          </p>
          <p className="text-caption text-text-3 no-hijri:hidden">{_('guide.hijri.note')}</p>
        </div>
        <p className="max-w-field font-reading text-standfirst text-text-2">{_('guide.home.promise')}</p>
      </div>
      <DayLine date={today} sun={sun} prayers={prayers} minute={now?.date === today ? now.minute : null} />
    </header>
  );
}
