import { clockOf, DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import { useLingui } from '@lingui/react';
import { Ltr } from '../../language/bidi.tsx';
import type { Day } from '../../queries/city.ts';
import { useTariffWords } from './tariff-words.ts';

/** The tariffs of a whole day, hour by hour, as they stand without any clock. */
export function TariffWindows({ tariffs }: { tariffs: Day['tariffs'] }) {
  const { _ } = useLingui();
  const wordsOf = useTariffWords();
  return (
    <div className="grid gap-6 medium:grid-cols-2">
      {(['salik', 'parking'] as const).map((id) => (
        <div key={id} className="flex flex-col gap-2">
          <h3 className="text-ui font-semibold">{_(`city.tariff.${id}`)}</h3>
          <ul className="flex flex-col">
            {tariffs[id]
              .filter(({ from }) => from < DAY_MINUTES)
              .map((window) => (
                <li key={window.from} className="flex justify-between gap-4 border-b border-line py-2 text-label">
                  <Ltr className="tabular">{`${clockOf(window.from)}–${window.to < DAY_MINUTES ? clockOf(window.to) : '24:00'}`}</Ltr>
                  <span className={window.kind === 'peak' ? 'font-strong' : undefined}>{wordsOf(window)}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
