import { isPossible, type Measure, MEASURES, toImperial, toMetric } from '@dalil/domain/guide/measure.ts';
import { readWrittenNumber } from '@dalil/domain/guide/written-number.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useFormat } from '../../language/use-format.ts';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select.tsx';

type Side = 'metric' | 'imperial';
const NAMES = Object.keys(MEASURES) as Measure[];
/** Initial values of the fields, as an example. */
const FIRST = { temperature: '40', distance: '10', area: '100', weight: '1' } as const satisfies Record<
  Measure,
  string
>;

/** Converts temperature, distance, area and weight in both directions. */
export function UnitConverter() {
  const { _ } = useLingui();
  const format = useFormat();
  const [measure, setMeasure] = useState<Measure>('temperature');
  const [typed, setTyped] = useState<{ side: Side; text: string }>({ side: 'metric', text: FIRST.temperature });
  const value = readWrittenNumber(typed.text);
  const metric = value === null || typed.side === 'metric' ? value : toMetric(measure, value);
  const isRight = metric !== null && isPossible(measure, metric);

  function textOf(side: Side): string {
    if (side === typed.side) return typed.text;
    if (!isRight) return '';
    return format.number(Math.round((side === 'metric' ? metric : toImperial(measure, metric)) * 100) / 100);
  }

  function choose(next: string): void {
    const found = NAMES.find((name) => name === next) ?? 'temperature';
    setMeasure(found);
    setTyped({ side: 'metric', text: FIRST[found] });
  }

  const field = (side: Side) => (
    <TextField
      type="text"
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      label={_(`practical.unit.${MEASURES[measure][side]}`)}
      error={side === typed.side && typed.text.trim() !== '' && !isRight ? _('practical.units.wrong') : undefined}
      value={textOf(side)}
      onChange={(event) => setTyped({ side, text: event.target.value })}
    />
  );
  return (
    <section aria-labelledby="units" className="flex flex-col gap-4 print:hidden" data-needs-script="">
      <h2 id="units" className="text-section font-strong">
        {_('calculators.measures')}
      </h2>
      <SelectField
        label={_('practical.units.measure')}
        value={measure}
        onChange={(event) => choose(event.target.value)}
        options={NAMES.map((name) => ({ value: name, label: _(`practical.measure.${name}`) }))}
      />
      {field('metric')}
      {field('imperial')}
    </section>
  );
}
