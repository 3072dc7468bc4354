import { useLingui } from '@lingui/react';

/** The lists whose places are not compared by price level. */
export const WITHOUT_BAND: ReadonlySet<string> = new Set(['schools', 'clinics', 'consulates']);

const BANDS = [1, 2, 3, 4];

/** The price level of a place compared with others, as text. The dots repeat it. It is no price. */
export function PriceBand({ band }: { band: number }) {
  const { _ } = useLingui();
  return (
    <span className="inline-flex items-center gap-2" title={_('guide.price.about')}>
      <span>{_(`guide.price.${band}`)}</span>
      <span aria-hidden className="inline-flex gap-0.5">
        {BANDS.map((step) => (
          <span
            key={step}
            className={`size-1 rounded-pill ${step <= band ? 'bg-text-2' : 'bg-line-strong opacity-40'}`}
          />
        ))}
      </span>
    </span>
  );
}
