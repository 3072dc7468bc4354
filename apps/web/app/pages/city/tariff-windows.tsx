import { DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { useLangWithin } from '../../language/text-locale.ts';
import { ClockRange } from '../../language/bidi.tsx';
import { useClockChoice } from '../../language/use-clock-choice.ts';
import { useFormat } from '../../language/use-format.ts';
import type { Day } from '../../queries/city.ts';
import { useTariffLabel } from './tariff-label.ts';

/** The tariffs of a whole day by hour, independent of the current time. */
export function TariffWindows({ tariffs, facts }: { tariffs: Day['tariffs']; facts: readonly FactView[] }) {
  const { _ } = useLingui();
  const labelOf = useTariffLabel();
  const format = useFormat();
  const clock = useClockChoice();
  const endOf = (minute: number) => (minute >= DAY_MINUTES && clock === '24h' ? '24:00' : format.clock(minute));
  return (
    <div className="flex flex-wrap gap-6">
      {(['salik', 'parking'] as const).map((id) => (
        <div key={id} className="flex grow basis-drawer flex-col gap-2">
          <h3 className="text-ui font-semibold">{_(`city.tariff.${id}`)}</h3>
          <ul className="flex flex-col">
            {tariffs[id]
              .filter(({ from }) => from < DAY_MINUTES)
              .map((window) => (
                <li key={window.from} className="flex justify-between gap-4 border-b border-line py-2 text-label">
                  <span>
                    <ClockRange from={format.clock(window.from)} to={endOf(window.to)} />
                  </span>
                  <span className={window.kind === 'peak' ? 'font-strong' : undefined}>{labelOf(window)}</span>
                </li>
              ))}
          </ul>
          {tariffs[id].some(({ kind }) => kind === 'unknown') ? <TariffSource id={id} facts={facts} /> : null}
        </div>
      ))}
    </div>
  );
}

/** The authority to contact about an unknown tariff. */
function TariffSource({ id, facts }: { id: string; facts: readonly FactView[] }) {
  const { _ } = useLingui();
  const fact = facts.find((known) => known.id.startsWith(`${id}.`));
  const lang = useLangWithin(fact?.locale ?? 'en');
  return fact ? (
    <a href={fact.source.url} rel="external" lang={lang} className="text-link inline-block min-h-6 text-label">
      {_('item.fact.confirm', { source: fact.source.name })}
    </a>
  ) : null;
}
