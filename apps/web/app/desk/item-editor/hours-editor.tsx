import { WEEKDAYS, type Weekday } from '@dalil/domain/guide/calendar-day.ts';
import type { ScheduleRow } from '@dalil/domain/guide/schedule.ts';
import { SCHEDULE_AUDIENCES } from '@dalil/domain/guide/schedule-audience.ts';
import { scheduleFault } from '@dalil/domain/newsroom/schedule-fault.ts';
import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { SelectField } from '../../ui/select.tsx';

type HoursEditorProps = { legend: string; rows: readonly ScheduleRow[]; onChange: (rows: ScheduleRow[]) => void };

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const NEW_ROW: ScheduleRow = { days: [...WEEKDAYS], from: '09:00', to: '18:00' };
/** A control of the browser has no 24:00; until midnight is written as midnight. */
const shown = (clock: string) => (clock === '24:00' ? '00:00' : clock);
const stored = (clock: string) => (clock === '00:00' ? '24:00' : clock);

/** The hours of a week: rows of days with one span each. What is wrong with them is said while they are typed. */
export function HoursEditor({ legend, rows, onChange }: HoursEditorProps) {
  const { _ } = useLingui();
  const isWritten = rows.every(({ from, to, days }) => CLOCK.test(from) && CLOCK.test(shown(to)) && days.length > 0);
  const fault = isWritten ? scheduleFault(rows) : null;
  return (
    <Fieldset legend={legend} className="gap-4">
      {rows.map((row, at) => (
        <HoursRow
          key={at}
          row={row}
          onChange={(next) => onChange(rows.with(at, next))}
          onRemove={() => onChange(rows.toSpliced(at, 1))}
        />
      ))}
      {fault === null ? null : (
        <p role="alert" className="text-label font-semibold text-danger">
          {_(`editor.hours.${fault}`)}
        </p>
      )}
      <div>
        <Button size="small" onClick={() => onChange([...rows, NEW_ROW])}>
          {_('editor.hours.add')}
        </Button>
      </div>
    </Fieldset>
  );
}

type HoursRowProps = { row: ScheduleRow; onChange: (row: ScheduleRow) => void; onRemove: () => void };

function HoursRow({ row, onChange, onRemove }: HoursRowProps) {
  const { _ } = useLingui();
  const { days, from, to, audience } = row;
  const toggle = (day: Weekday) =>
    onChange({ ...row, days: WEEKDAYS.filter((one) => (one === day ? !days.includes(day) : days.includes(one))) });
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line p-3">
      <div role="group" aria-label={_('editor.hours.days')} className="flex flex-wrap gap-2">
        {WEEKDAYS.map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={days.includes(day)}
            className="min-h-11 min-w-11 rounded-control border border-line-strong px-2 text-label aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
            onClick={() => toggle(day)}
          >
            {_(`editor.day.${day}`)}
          </button>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          type="time"
          label={_('editor.hours.from')}
          value={from}
          onChange={({ currentTarget }) => onChange({ ...row, from: currentTarget.value })}
        />
        <TextField
          type="time"
          label={_('editor.hours.to')}
          value={shown(to)}
          onChange={({ currentTarget }) => onChange({ ...row, to: stored(currentTarget.value) })}
        />
        <SelectField
          label={_('editor.hours.for')}
          options={[
            { value: '', label: _('editor.hours.everyone') },
            ...SCHEDULE_AUDIENCES.map((value) => ({ value, label: _(`editor.hours.${value}`) })),
          ]}
          value={audience ?? ''}
          onChange={({ currentTarget }) => {
            const chosen = SCHEDULE_AUDIENCES.find((one) => one === currentTarget.value);
            const { audience: _before, ...rest } = row;
            onChange(chosen ? { ...rest, audience: chosen } : rest);
          }}
        />
        <Button size="small" onClick={onRemove}>
          {_('editor.remove')}
        </Button>
      </div>
    </div>
  );
}
