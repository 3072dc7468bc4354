import { monthOf } from '@dalil/domain/guide/calendar-day.ts';
import { useLingui } from '@lingui/react';
import { useEventLabels } from '../../features/guide-cards/event-labels.ts';
import { PickedCard } from '../../features/picks/picked-place-card.tsx';
import { HomeSection } from './home-section.tsx';
import type { Home } from './use-home-hour.ts';

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

/** What is usually on for a whole season, with its months. No date of this year is claimed. */
export function Seasonal({ items, date }: { items: Home['seasonal']; date: string }) {
  const { _ } = useLingui();
  const labels = useEventLabels();
  if (items.length === 0) return null;
  const month = monthOf(date);
  return (
    <HomeSection title={_('guide.home.season')} note={_(`guide.month.name${month}`)}>
      <ul className="shelf wide:mx-0 wide:grid wide:grid-cols-4 wide:gap-6 wide:overflow-visible wide:px-0">
        {items.map((item) => (
          <li key={item.id} className="w-rail wide:w-auto">
            <PickedCard item={item}>
              <Months usual={item.usualMonths} month={month} />
              <p className="text-meta text-text-3">{labels.season(item)}</p>
            </PickedCard>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

/** The twelve months in reading order, this one framed. The text below says the same. */
function Months({ usual, month }: { usual: readonly number[]; month: number }) {
  return (
    <svg aria-hidden viewBox="0 0 240 14" className="flip-rtl my-1 w-full">
      {MONTHS.map((number) => (
        <g key={number}>
          {number === month ? (
            <rect
              x={(number - 1) * 20}
              y="1"
              width="20"
              height="12"
              rx="3"
              className="fill-none stroke-text stroke-2"
            />
          ) : null}
          <rect
            x={(number - 1) * 20 + 3}
            y="4"
            width="14"
            height="6"
            rx="2"
            className={usual.includes(number) ? 'fill-accent' : 'fill-line'}
          />
        </g>
      ))}
    </svg>
  );
}
