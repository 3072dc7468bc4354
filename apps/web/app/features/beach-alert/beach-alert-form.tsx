import {
  ALERT_SCORES,
  type BeachAlert,
  MAX_ALERT_BEACHES,
  ORIGINAL_ALERT,
  readBeachAlert,
} from '@dalil/domain/city/live/beach-alert.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { listPlaces } from '../../endpoints/guide.ts';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { SelectField } from '../../ui/select.tsx';
import { WeekdayChips } from '../weekdays/weekday-chips.tsx';
import { saveBeachAlert, useBeachAlertText } from './beach-alert-store.ts';

const HOURS = Array.from({ length: 25 }, (_hour, at) => at * 60);

/** From which score, on which days, in which hours and at which beaches the user wants to be told. */
export function BeachAlertForm({ onClose }: { onClose: () => void }) {
  const { _ } = useLingui();
  const format = useFormat();
  const text = useBeachAlertText();
  const [alert, setAlert] = useState<BeachAlert>(() => readBeachAlert(text) ?? ORIGINAL_ALERT);
  const [isUnsaved, setUnsaved] = useState(false);
  const isWhole = alert.days.length > 0 && alert.from < alert.until;
  const hours = HOURS.map((minute) => ({ value: String(minute), label: format.clock(minute % 1440) }));

  function store(next: BeachAlert | null): void {
    if (saveBeachAlert(next)) onClose();
    else setUnsaved(true);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isWhole) store(alert);
  }

  return (
    <form
      onSubmit={submit}
      className="flex w-full max-w-measure flex-col gap-4 rounded-card border border-line bg-surface p-4"
    >
      <p className="text-label text-text-2">{_('live.alert.how')}</p>
      <SelectField
        label={_('live.alert.score')}
        value={String(alert.score)}
        onChange={({ target }) => setAlert({ ...alert, score: Number(target.value) })}
        options={ALERT_SCORES.map((score) => ({ value: String(score), label: format.number(score) }))}
      />
      <WeekdayChips
        legend={_('live.alert.days')}
        chosen={alert.days}
        onChange={(days) => setAlert({ ...alert, days })}
      />
      <div className="grid gap-4 medium:grid-cols-2">
        <SelectField
          label={_('live.alert.from')}
          value={String(alert.from)}
          onChange={({ target }) => setAlert({ ...alert, from: Number(target.value) })}
          options={hours.slice(0, -1)}
        />
        <SelectField
          label={_('live.alert.until')}
          value={String(alert.until)}
          onChange={({ target }) => setAlert({ ...alert, until: Number(target.value) })}
          options={hours.slice(1)}
          error={alert.from < alert.until ? undefined : _('live.alert.wrong')}
        />
      </div>
      <Beaches chosen={alert.beaches} onChange={(beaches) => setAlert({ ...alert, beaches })} />
      {isUnsaved ? (
        <p role="alert" className="text-label text-danger">
          {_('live.alert.unsaved')}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" disabled={!isWhole}>
          {_('live.alert.save')}
        </Button>
        {text === '' ? null : <Button onClick={() => store(null)}>{_('live.alert.remove')}</Button>}
      </div>
    </form>
  );
}

type BeachesProps = { chosen: BeachAlert['beaches']; onChange: (beaches: BeachAlert['beaches']) => void };

/** The beaches to be named with the hours. The hours are the same for all, because the sea is known at one point only. */
function Beaches({ chosen, onChange }: BeachesProps) {
  const { _ } = useLingui();
  const { data, isPending } = useQuery(listPlaces({ locale: useLocale(), section: 'beaches', search: 'size=60' }));
  if (isPending) return <p className="text-label text-text-3">{_('live.alert.loading')}</p>;
  const listed = (data?.items ?? []).map(({ id, title, href }) => ({ id, title, href }));
  const missing = chosen.filter(({ id }) => !listed.some((one) => one.id === id));
  return (
    <Fieldset legend={_('live.alert.beaches')}>
      <p className="text-meta text-text-3">{_('live.alert.same')}</p>
      {listed.length === 0 ? <p className="text-label">{_('live.alert.noList')}</p> : null}
      <div className="grid medium:grid-cols-2">
        {[...missing, ...listed].map((beach) => {
          const isOn = chosen.some(({ id }) => id === beach.id);
          return (
            <CheckboxRow
              key={beach.id}
              label={<bdi>{beach.title}</bdi>}
              checked={isOn}
              disabled={!isOn && chosen.length >= MAX_ALERT_BEACHES}
              onChange={() => onChange(isOn ? chosen.filter(({ id }) => id !== beach.id) : [...chosen, beach])}
            />
          );
        })}
      </div>
    </Fieldset>
  );
}
