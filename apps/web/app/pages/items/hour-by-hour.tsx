import { minuteOf } from '@dalil/domain/city/clock-time.ts';
import { useLingui } from '@lingui/react';
import { History } from 'lucide-react';
import { TextIn } from '../../features/prose/text-language.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { CollectionView } from '../../queries/guide.ts';
import { Section } from './section.tsx';

/** The course of a day, and of which year it is. */
export function HourByHour({ plan }: { plan: Pick<CollectionView, 'hours' | 'hoursNote' | 'locale'> }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { hours, hoursNote, locale } = plan;
  if (hours.length === 0) return null;
  return (
    <Section title={_('item.plan.hours')} isRuled>
      <TextIn locale={locale} className="flex max-w-measure flex-col gap-4">
        {hoursNote === null ? null : (
          <p className="flex items-start gap-3 rounded-card border border-line bg-warning-soft p-4 text-label text-warning">
            <History aria-hidden className="icon mt-0.5 shrink-0" />
            <span data-read="" data-part="hoursNote">
              {hoursNote}
            </span>
          </p>
        )}
        <dl data-read="" data-part="hours" className="text-ui">
          {hours.map(({ at, what }) => (
            <div key={`${at} ${what}`} className="flex items-baseline gap-4 border-b border-line py-3">
              <dt className="w-16 shrink-0 font-semibold tabular-nums">{format.clock(minuteOf(at))}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </TextIn>
    </Section>
  );
}
