import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { CONSTRAINTS, INTERESTS, MAX_DAYS, PACES, type PlanRequest } from '@dalil/domain/planner/plan-request.ts';
import { useLingui } from '@lingui/react';
import { CalendarRange } from 'lucide-react';
import { Form } from 'react-router';
import { useFormat } from '../../language/use-format.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { TextField } from '../../ui/field.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { SelectField } from '../../ui/select.tsx';

const YEAR_DAYS = 365;

/** What the plan is wanted for. Sent as an address, which the page below it reads. `today` is null until the device's day is known. */
export function PlanForm({ request, today }: { request: PlanRequest; today: string | null }) {
  const { _ } = useLingui();
  const format = useFormat();
  const numbers = Array.from({ length: MAX_DAYS }, (_unused, at) => at + 1);
  return (
    <Form method="get" preventScrollReset className="flex max-w-measure flex-col gap-5 print:hidden">
      <div className="grid grid-cols-2 gap-4 medium:grid-cols-3">
        <TextField
          className="col-span-2 medium:col-span-1"
          type="date"
          name="start"
          label={_('plan.form.start')}
          defaultValue={today === null ? '' : request.start}
          min={today ?? undefined}
          max={today === null ? undefined : addDays(today, YEAR_DAYS)}
        />
        <SelectField
          name="days"
          label={_('plan.form.days')}
          defaultValue={String(request.days)}
          options={numbers.map((days) => ({ value: String(days), label: format.number(days) }))}
        />
        <SelectField
          name="pace"
          label={_('plan.form.pace')}
          defaultValue={request.pace}
          options={PACES.map((pace) => ({ value: pace, label: _(`plan.pace.${pace}`) }))}
        />
      </div>
      <Fieldset legend={_('plan.form.interests')}>
        <div className="grid grid-cols-2 gap-x-4 medium:grid-cols-3">
          {INTERESTS.map((interest) => (
            <CheckboxRow
              key={interest}
              name="interest"
              value={interest}
              label={_(`plan.interest.${interest}`)}
              defaultChecked={request.interests.includes(interest)}
            />
          ))}
        </div>
      </Fieldset>
      <Fieldset legend={_('plan.form.with')}>
        <div className="grid gap-x-4 medium:grid-cols-2">
          {CONSTRAINTS.map((constraint) => (
            <CheckboxRow
              key={constraint}
              name="with"
              value={constraint}
              label={_(`plan.with.${constraint}`)}
              defaultChecked={request.constraints.includes(constraint)}
            />
          ))}
        </div>
      </Fieldset>
      <div>
        <Button type="submit" variant="primary">
          <CalendarRange aria-hidden className="icon" />
          {_('plan.form.make')}
        </Button>
      </div>
    </Form>
  );
}
