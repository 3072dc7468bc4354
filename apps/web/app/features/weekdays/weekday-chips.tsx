import { type Weekday, WEEKDAYS } from '@dalil/domain/guide/calendar-day.ts';
import { useFormat } from '../../language/use-format.ts';
import { ToggleChip } from '../../ui/chip.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';

/** 1 January 2024 was a Monday, so day n of that month names weekday n. */
const dayOf = (at: number) => `2024-01-${String(at + 1).padStart(2, '0')}`;

type WeekdayChipsProps = { legend: string; chosen: readonly Weekday[]; onChange: (days: Weekday[]) => void };

/** Days of the week to choose from, in their order. */
export function WeekdayChips({ legend, chosen, onChange }: WeekdayChipsProps) {
  const format = useFormat();
  return (
    <Fieldset legend={legend}>
      <div className="flex flex-wrap gap-2">
        {WEEKDAYS.map((day, at) => (
          <ToggleChip
            key={day}
            isOn={chosen.includes(day)}
            onClick={() => onChange(WEEKDAYS.filter((one) => (one === day) !== chosen.includes(one)))}
          >
            {format.weekday(dayOf(at))}
          </ToggleChip>
        ))}
      </div>
    </Fieldset>
  );
}
