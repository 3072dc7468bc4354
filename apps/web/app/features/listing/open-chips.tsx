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

/** The filter by opening hours: now, or at a day and time in Dubai. Both need the device's clock, and so scripts. */
export function useOpenFilter() {
  const fieldId = useId();
  const [isPicking, setIsPicking] = useState(false);
  return { fieldId, isPicking, toggle: () => setIsPicking(!isPicking) };
}

type OpenFilter = ReturnType<typeof useOpenFilter>;

export function OpenNowChip({ listing }: { listing: ListingState }) {
  const { _ } = useLingui();
  const { open: chosen, ...without } = { ...listing.requested, page: 1 };
  return (
    <LinkChip
      {...listing.linkTo(chosen === 'now' ? without : { ...without, open: 'now' })}
      data-needs-script=""
      isCurrent={chosen === 'now'}
      icon={<Clock aria-hidden className="icon-small" />}
      className={CHIP}
    >
      {_('guide.hours-filter.filter')}
    </LinkChip>
  );
}

/** Opens the field below the row. Once a time is chosen, the chip names it and lets go of it. */
export function OpenAtChip({ listing, filter }: { listing: ListingState; filter: OpenFilter }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { open: chosen, ...without } = { ...listing.requested, page: 1 };
  const [date = '', time = ''] = chosen === undefined || chosen === 'now' ? [] : chosen.split('T');
  if (date !== '') {
    return (
      <LinkChip {...listing.linkTo(without)} data-needs-script="" isCurrent className={CHIP}>
        {_('guide.hours-filter.at-chosen', { day: format.weekdayDate(date), time: format.clock(minuteOf(time)) })}
      </LinkChip>
    );
  }
  return (
    <button
      type="button"
      data-needs-script=""
      aria-expanded={filter.isPicking}
      aria-controls={filter.fieldId}
      className={`${chipClass(false)} ${CHIP}`}
      onClick={filter.toggle}
    >
      <CalendarClock aria-hidden className="icon-small" />
      <span>{_('guide.hours-filter.at')}</span>
    </button>
  );
}

export function OpenAtField({ listing, filter }: { listing: ListingState; filter: OpenFilter }) {
  const { _ } = useLingui();
  const { open: chosen, ...without } = { ...listing.requested, page: 1 };
  if (!filter.isPicking) return null;
  return (
    <TextField
      id={filter.fieldId}
      type="datetime-local"
      className="mt-3 max-w-field"
      label={_('guide.hours-filter.at-label')}
      defaultValue={chosen === undefined || chosen === 'now' ? '' : chosen}
      onChange={({ target }) => {
        if (target.value !== '') listing.open({ ...without, open: target.value.slice(0, 16) });
      }}
    />
  );
}
