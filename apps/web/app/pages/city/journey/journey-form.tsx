import { clockOf } from '@dalil/domain/city/clock-time.ts';
import { useLingui } from '@lingui/react';
import { ArrowUpDown } from 'lucide-react';
import { useRef } from 'react';
import { Form } from 'react-router';
import { useLocalePath } from '../../../language/use-locale.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { JourneyRequest } from './read-request.ts';
import { useEndNames } from './use-end-names.ts';

const NAMES = 'journey-names';

/** The two ends and the time of a way. It works without scripts; with them it suggests places and exchanges the ends. */
export function JourneyForm({ request: { from, to, at } }: { request: JourneyRequest }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const fromField = useRef<HTMLInputElement>(null);
  const toField = useRef<HTMLInputElement>(null);
  const { names, type } = useEndNames();
  const time = at ? `${at.date}T${clockOf(at.minute)}` : '';

  function exchange(): void {
    if (!fromField.current || !toField.current) return;
    const start = fromField.current.value;
    fromField.current.value = toField.current.value;
    toField.current.value = start;
  }

  return (
    // The key resets the fields when the address changes.
    <Form
      key={`${from}|${to}|${time}`}
      action={`${toLocale('/traffic')}#journey`}
      className="flex max-w-measure flex-col gap-4 print:hidden"
      preventScrollReset
    >
      <div className="flex items-center gap-2">
        <div className="grid min-w-0 grow gap-4 medium:grid-cols-2">
          <TextField
            ref={fromField}
            label={_('journey.from')}
            placeholder={_('journey.hint')}
            name="from"
            list={NAMES}
            defaultValue={from}
            onChange={(event) => type(event.target.value)}
            required
          />
          <TextField
            ref={toField}
            label={_('journey.to')}
            placeholder={_('journey.hint')}
            name="to"
            list={NAMES}
            defaultValue={to}
            onChange={(event) => type(event.target.value)}
            required
          />
        </div>
        <IconButton
          data-needs-script=""
          label={_('journey.exchange')}
          icon={<ArrowUpDown aria-hidden className="icon medium:rotate-90" />}
          onClick={exchange}
        />
      </div>
      <datalist id={NAMES}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          label={_('journey.at')}
          note={_('journey.at-hint')}
          name="at"
          type="datetime-local"
          defaultValue={time}
        />
        <Button type="submit" variant="primary">
          {_('journey.find')}
        </Button>
      </div>
    </Form>
  );
}
