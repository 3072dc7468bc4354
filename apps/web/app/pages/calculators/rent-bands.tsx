import type { RentBand } from '@dalil/domain/guide/rent-increase.ts';
import { useLingui } from '@lingui/react';
import { Check } from 'lucide-react';
import { useFormat } from '../../language/use-format.ts';
import { classNames } from '../../ui/class-names.ts';

/** The steps of the rent law, with the one that applies marked by a sign and not by colour alone. */
export function RentBands({ bands, applied }: { bands: readonly RentBand[]; applied: number | null }) {
  const { _ } = useLingui();
  const format = useFormat();
  const written = (value: number) => format.percent(value / 100);
  const rangeOf = ({ limit }: RentBand, at: number) => {
    const above = bands[at - 1]?.limit ?? null;
    if (limit === null) return _('calculators.band.over', { limit: written(above ?? 0) });
    return above === null
      ? _('calculators.band.up-to', { limit: written(limit) })
      : _('calculators.band.between', { from: written(above), to: written(limit) });
  };
  return (
    <ol aria-label={_('calculators.bands')} className="grid grid-cols-5 gap-1 px-5 pt-4">
      {bands.map((band, at) => {
        const isApplied = band.increase === applied;
        return (
          <li
            key={band.increase}
            aria-current={isApplied ? 'true' : undefined}
            className="flex flex-col gap-1 text-center"
          >
            <span
              className={classNames(
                'flex min-h-8 items-center justify-center gap-1 rounded-tag border text-meta',
                isApplied ? 'border-accent bg-accent font-strong text-on-accent' : 'border-line bg-sunken',
              )}
            >
              {isApplied ? <Check aria-hidden className="icon-small" /> : null}
              <bdi>{written(band.increase)}</bdi>
            </span>
            <span className="text-meta text-text-3">{rangeOf(band, at)}</span>
          </li>
        );
      })}
    </ol>
  );
}
