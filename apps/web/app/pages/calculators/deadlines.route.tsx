import type { Field } from '@dalil/domain/calculators/field.ts';
import { type DatedStep, datedSteps, daysUntil, LIFE_EVENT_IDS } from '@dalil/domain/calculators/life-events.ts';
import { isDay } from '@dalil/domain/guide/calendar-day.ts';
import { useLingui } from '@lingui/react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { pageMeta } from '../../data/page-meta.ts';
import { createChecklistStore } from '../../features/checklist/checklist-store.ts';
import { DocumentChecklist } from '../../features/checklist/document-checklist.tsx';
import { FactGrade } from '../../features/facts/fact-grade.tsx';
import type { FactsById } from '../../features/facts/fact-text.ts';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { TextField } from '../../ui/field.tsx';
import { CalculatorForm } from './calculator-form.tsx';
import { CalculatorPage } from './calculator-page.tsx';
import { loadCalculator } from './load-calculator.ts';
import { ReminderButton } from './reminder-button.tsx';
import { useCalculation } from './use-calculation.ts';
import { deviceStorage } from '../../data/page-storage.ts';

const load = loadCalculator('deadlines', { areas: ['item-service'] });
const FIELDS = [{ id: 'event', kind: 'choice', options: LIFE_EVENT_IDS }] as const satisfies readonly Field[];
/** Days are stored like ticks: on the device, beside the list they belong to. */
const days = createChecklistStore(deviceStorage);
const listOf = (event: string) => `deadlines.${event}`;
const dayOf = (event: string) => `${listOf(event)}.day`;

export { load as clientLoader, load as loader, pageMeta as meta };

/** Checklists of life events. Days are counted from one the user enters; days and ticks stay on the device. */
export default function DeadlinesPage() {
  const { _ } = useLingui();
  const { view, facts, figures, answers, entries, draft, enter, today } = useCalculation('deadlines', FIELDS);
  const { event } = answers;
  const text = useSyncExternalStore(
    days.subscribe,
    () => days.read(dayOf(event)),
    () => '',
  );
  const steps = datedSteps(event, isDay(text) ? text : null, figures);
  return (
    <CalculatorPage
      id="deadlines"
      facts={view.facts}
      entries={entries}
      form={
        <CalculatorForm fields={FIELDS} draft={draft} enter={enter}>
          <TextField
            type="date"
            dir="ltr"
            label={_(`calculators.from.${event}`)}
            hint={_('calculators.from-hint')}
            error={text !== '' && !isDay(text) ? _('calculators.error.date') : undefined}
            errorPrefix={_('calculators.error.prefix')}
            value={text}
            onChange={(change) => days.write(dayOf(event), change.target.value)}
          />
        </CalculatorForm>
      }
    >
      <DocumentChecklist
        key={event}
        listId={listOf(event)}
        title={_(`calculators.option.${event}`)}
        documents={steps.map((step) => <StepText key={step.id} step={step} facts={facts} today={today} />)}
      />
      <StepLinks steps={steps} />
      <ReminderButton event={event} steps={steps} />
    </CalculatorPage>
  );
}

/** What to do, until when, and who says so. */
function StepText({ step, facts, today }: { step: DatedStep; facts: FactsById; today: string | null }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { id, due } = step;
  const fact = step.fact === null ? undefined : facts[step.fact];
  const left = due === null || today === null ? null : daysUntil(due, today);
  return (
    <>
      {_(`calculators.step.${id}`)}
      {due === null ? null : (
        <span className="flex flex-wrap gap-x-3 text-meta text-text-3">
          <span className="font-semibold text-text">{_('calculators.due', { date: format.longDate(due) })}</span>
          {left === null ? null : (
            <span>{left < 0 ? _('calculators.past') : _('calculators.left', { count: left })}</span>
          )}
          {fact ? <FactGrade fact={fact} /> : null}
        </span>
      )}
    </>
  );
}

/** Links stand below the list, because each row of it is one checkbox. */
function StepLinks({ steps }: { steps: readonly DatedStep[] }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <nav aria-label={_('calculators.how')} className="flex flex-col gap-1">
      <h2 className="text-label font-strong">{_('calculators.how')}</h2>
      <ul className="text-label">
        {steps.map(({ id, service }) =>
          service === null ? null : (
            <li key={id}>
              <Link to={toLocale(`/government/${service}`)} className="text-link inline-flex min-h-9 items-center">
                {_(`calculators.step.${id}`)}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
