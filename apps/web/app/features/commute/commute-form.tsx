import { type Commute, COMMUTE_DELAYS, MAX_COMMUTE_NAME, MAX_COMMUTE_ROADS } from '@dalil/domain/city/commute.ts';
import { clockOf, minuteOf } from '@dalil/domain/city/clock-time.ts';
import { useLingui } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import type { Traffic } from '../../queries/city.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { TextField } from '../../ui/field.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { SelectField } from '../../ui/select.tsx';
import { TextIn } from '../prose/text-language.tsx';
import { WeekdayChips } from '../weekdays/weekday-chips.tsx';

const ORIGINAL: Commute = {
  name: '',
  segments: [],
  days: ['mon', 'tue', 'wed', 'thu', 'fri'],
  leaveAt: 7 * 60 + 30,
  alertFrom: 10,
};

type CommuteFormProps = {
  traffic: Traffic;
  commute?: Commute;
  /** False if the device could not store it. */
  onSave: (commute: Commute) => boolean;
  onClose: () => void;
};

/** Name, roads, days and time of departure of a commute, and from which delay it is marked. */
export function CommuteForm({ traffic, commute: given, onSave, onClose }: CommuteFormProps) {
  const { _ } = useLingui();
  const [commute, setCommute] = useState(given ?? ORIGINAL);
  const [missing, setMissing] = useState<'name' | 'roads' | 'days' | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const change = (part: Partial<Commute>) => setCommute({ ...commute, ...part });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const lacks = whatIsMissing(commute);
    setMissing(lacks);
    if (lacks) return;
    if (onSave({ ...commute, name: commute.name.trim() })) onClose();
    else setUnsaved(true);
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex w-full max-w-measure flex-col gap-4 rounded-card border border-line bg-surface p-4"
    >
      <TextField
        label={_('roads.commute.name')}
        hint={_('roads.commute.name.hint')}
        value={commute.name}
        maxLength={MAX_COMMUTE_NAME}
        onChange={({ target }) => change({ name: target.value })}
        error={missing === 'name' ? _('roads.commute.name.missing') : undefined}
      />
      <RoadChoice traffic={traffic} chosen={commute.segments} onChange={(segments) => change({ segments })} />
      {missing === 'roads' ? <Missing text={_('roads.commute.roads.missing')} /> : null}
      <WeekdayChips legend={_('roads.commute.days')} chosen={commute.days} onChange={(days) => change({ days })} />
      {missing === 'days' ? <Missing text={_('roads.commute.days.missing')} /> : null}
      <div className="grid gap-4 medium:grid-cols-2">
        <TextField
          type="time"
          label={_('roads.commute.leave')}
          value={clockOf(commute.leaveAt)}
          onChange={({ target }) => (target.value ? change({ leaveAt: minuteOf(target.value) }) : undefined)}
        />
        <SelectField
          label={_('roads.commute.alert')}
          value={String(commute.alertFrom)}
          onChange={({ target }) =>
            change({ alertFrom: COMMUTE_DELAYS.find((minutes) => String(minutes) === target.value) ?? 10 })
          }
          options={COMMUTE_DELAYS.map((count) => ({
            value: String(count),
            label: _('roads.commute.minutes', { count }),
          }))}
        />
      </div>
      {isUnsaved ? <Missing text={_('roads.commute.unsaved')} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          {_('roads.commute.save')}
        </Button>
        <Button onClick={onClose}>{_('roads.commute.cancel')}</Button>
      </div>
    </form>
  );
}

function whatIsMissing({ name, segments, days }: Commute): 'name' | 'roads' | 'days' | null {
  if (name.trim() === '') return 'name';
  if (segments.length === 0) return 'roads';
  return days.length === 0 ? 'days' : null;
}

function Missing({ text }: { text: string }) {
  return (
    <p role="alert" className="text-label font-semibold text-danger">
      {text}
    </p>
  );
}

type RoadChoiceProps = { traffic: Traffic; chosen: readonly string[]; onChange: (segments: string[]) => void };

/** The segments of the handbook, under their roads. */
function RoadChoice({ traffic, chosen, onChange }: RoadChoiceProps) {
  const { _ } = useLingui();
  return (
    <Fieldset legend={_('roads.commute.roads')}>
      <p className="text-meta text-text-3">{_('roads.commute.roads.hint')}</p>
      <TextIn locale={traffic.locale}>
        <div className="grid medium:grid-cols-2">
          {traffic.roads.flatMap((road) =>
            road.segments.map(({ id, name }) => {
              const isOn = chosen.includes(id);
              return (
                <CheckboxRow
                  key={id}
                  label={name}
                  hint={road.name}
                  checked={isOn}
                  disabled={!isOn && chosen.length >= MAX_COMMUTE_ROADS}
                  onChange={() => onChange(isOn ? chosen.filter((one) => one !== id) : [...chosen, id])}
                />
              );
            }),
          )}
        </div>
      </TextIn>
    </Fieldset>
  );
}
