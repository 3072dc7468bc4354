import type { Field } from '@dalil/domain/calculators/field.ts';
import { minute } from '@dalil/domain/calculators/figure.ts';
import { line } from '@dalil/domain/calculators/sheet.ts';
import { hanafiAsr, prayerTimes } from '@dalil/domain/city/prayer-times.ts';
import { addDays, firstOfMonth, lastOfMonth } from '@dalil/domain/guide/calendar-day.ts';
import { useLingui } from '@lingui/react';
import { pageMeta } from '../../data/page-meta.ts';
import { useFormat } from '../../language/use-format.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { CalculatorForm } from './calculator-form.tsx';
import { CalculatorPage } from './calculator-page.tsx';
import { loadCalculator } from './load-calculator.ts';
import { SheetView } from './sheet-view.tsx';
import { useCalculation } from './use-calculation.ts';

const load = loadCalculator('prayer');
const FIELDS = [
  { id: 'day', kind: 'date', startsToday: true },
  { id: 'asr', kind: 'choice', options: ['shafi', 'hanafi'], hasHint: true },
] as const satisfies readonly Field[];
const COLUMNS = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;

export { load as clientLoader, load as loader, pageMeta as meta };

type School = 'shafi' | 'hanafi';

function timesOn(day: string, school: School) {
  const times = prayerTimes(day);
  return school === 'hanafi' ? { ...times, asr: hanafiAsr(day) } : times;
}

/** The prayer times of any day, and of its month as a table to print. */
export default function PrayerPage() {
  const { view, facts, answers, entries, draft, enter } = useCalculation('prayer', FIELDS);
  const { day, asr } = answers;
  const times = day === null ? null : timesOn(day, asr);
  const lines = COLUMNS.map((id) => line(id, times && minute(times[id])));
  return (
    <CalculatorPage
      id="prayer"
      facts={view.facts}
      entries={entries}
      form={<CalculatorForm fields={FIELDS} draft={draft} enter={enter} />}
      below={day === null ? null : <MonthTable day={day} school={asr} />}
    >
      <SheetView sheet={{ lines, remarks: [] }} facts={facts} />
    </CalculatorPage>
  );
}

function MonthTable({ day, school }: { day: string; school: School }) {
  const { _ } = useLingui();
  const format = useFormat();
  const first = firstOfMonth(day);
  const count = Number(lastOfMonth(day).slice(8));
  const rows = Array.from({ length: count }, (_unused, at) => {
    const date = addDays(first, at);
    return { date, times: timesOn(date, school) };
  });
  const written = (id: (typeof COLUMNS)[number]) => (row: (typeof rows)[number]) => format.clock(row.times[id]);
  return (
    <DataTable
      caption={format.month(day)}
      rows={rows}
      keyOf={({ date }) => date}
      columns={[
        { id: 'day', header: _('calculators.field.day'), cell: ({ date }) => format.weekdayDate(date) },
        ...COLUMNS.map((id) => ({
          id,
          header: _(`calculators.line.${id}`),
          isNumeric: true,
          cell: written(id),
        })),
      ]}
    />
  );
}
