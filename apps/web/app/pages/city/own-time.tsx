import { isTimeZone } from '@dalil/domain/accounts/time-zone.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { useLingui } from '@lingui/react';
import { useNow } from '../../features/clock/use-now.ts';
import { type StoredField, useStoredField } from '../../features/preferences/use-stored-field.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';

const TIME_ZONE: StoredField<'region', 'timezone'> = {
  category: 'region',
  field: 'timezone',
  isSound: (value) => typeof value === 'string' && isTimeZone(value),
};

/** The time in the reader's own zone beside Dubai's, for those who chose one. All other times stay Dubai's. */
export function OwnTime() {
  const { _ } = useLingui();
  const format = useFormat();
  const now = useNow();
  const timezone = useStoredField(TIME_ZONE);
  if (now === null || timezone === PRODUCT.timeZone) return null;
  const values = { time: isolate(format.timeIn(now, timezone)), zone: isolate(format.zone(timezone)) };
  return <span className="font-normal text-text-2">{_('city.now.own', values)}</span>;
}
