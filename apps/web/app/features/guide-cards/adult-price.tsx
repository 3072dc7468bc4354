import { useLingui } from '@lingui/react';

/** The usual price of one person, as the guide knows it. Its page has the source and the date. */
export function AdultPrice({ aed }: { aed: number }) {
  const { _ } = useLingui();
  return (
    <span title={_('guide.price.adult-about')}>
      {aed === 0 ? _('guide.price.free') : _('guide.price.adult', { amount: aed })}
    </span>
  );
}
