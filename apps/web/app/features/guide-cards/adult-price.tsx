import { useLingui } from '@lingui/react';

/** The usual price of one person, or the lowest fee of a school year. The page of the place has the source and the date. */
export function AdultPrice({ aed, isYearly }: { aed: number; isYearly: boolean }) {
  const { _ } = useLingui();
  if (isYearly) return <span>{_('guide.price.yearly', { amount: aed })}</span>;
  return (
    <span title={_('guide.price.adult-about')}>
      {aed === 0 ? _('guide.price.free') : _('guide.price.adult', { amount: aed })}
    </span>
  );
}
