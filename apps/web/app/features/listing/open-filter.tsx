import { minuteOf } from '@dalil/domain/city/clock-time.ts';
import { useLingui } from '@lingui/react';
import { CalendarClock, Clock } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormat } from '../../language/use-format.ts';
import { chipClass } from '../../ui/chip-class.ts';
import { LinkChip } from '../../ui/chip.tsx';
import { TextField } from '../../ui/field.tsx';
import type { ListingState } from './use-listing.ts';

const CHIP = 'min-h-11 wide:min-h-9';

/** Filters by opening hours: now, or at a day and time in Dubai. Both need the device's clock, and so scripts. */
export function OpenFilter({ listing }: { listing: ListingState }) {
  const { _ } = useLingui();
  const format = useFormat();
  const inputId = useId();
  const [isPicking, setIsPicking] = useState(false);
  const { requested, linkTo, open } = listing;
  const { open: chosen, ...without } = { ...requested, page: 1 };
  const isAt = chosen !== undefined && chosen !== 'now';
  const [date = '', time = ''] = isAt ? chosen.split('T') : [];
  return (
    <div data-needs-script="" className="mt-3 flex flex-wrap items-center gap-2">
      <LinkChip
        {...linkTo(chosen === 'now' ? without : { ...without, open: 'now' })}
        isCurrent={chosen === 'now'}
        icon={<Clock aria-hidden className="icon-small" />}
        className={CHIP}
      >
        {_('guide.hours-filter.filter')}
      </LinkChip>
      {isAt ? (
        <LinkChip {...linkTo(without)} isCurrent className={CHIP}>
          {_('guide.hours-filter.at-chosen', { day: format.weekdayDate(date), time: format.clock(minuteOf(time)) })}
        </LinkChip>
      ) : null}
      <button
        type="button"
        aria-expanded={isPicking}
        aria-controls={inputId}
        className={`${chipClass(false)} ${CHIP}`}
        onClick={() => setIsPicking(!isPicking)}
      >
        <CalendarClock aria-hidden className="icon-small" />
        <span>{_('guide.hours-filter.at')}</span>
      </button>
      {isPicking ? (
        <TextField
          id={inputId}
          type="datetime-local"
          label={_('guide.hours-filter.at-label')}
          defaultValue={isAt ? chosen : ''}
          onChange={({ target }) => {
            if (target.value !== '') open({ ...without, open: target.value.slice(0, 16) });
          }}
        />
      ) : null}
    </div>
  );
}
