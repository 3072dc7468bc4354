import { useLingui } from '@lingui/react';
import { InlineScript } from '../../data/inline-script.tsx';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import type { Traffic, TrafficNow } from '../../queries/city.ts';
import { lazyPart } from '../lazy-loading/lazy-part.tsx';
import { AddCommute } from './add-commute.tsx';
import { useCommutesText } from './commute-store.ts';
import './commute.css';
import { INLINE_GET } from '../../data/inline-storage.ts';

/** Reserves the space before the first paint on a device that has a commute, so that nothing moves when it is displayed. */
const RESERVE_SCRIPT = `(function(){${INLINE_GET}if(get(${JSON.stringify(STORAGE_KEYS.commutes)}))document.documentElement.dataset.commutes='on'})()`;

const CommuteList = lazyPart(async () => (await import('./commute-list.tsx')).CommuteList);

type CommuteSectionProps = { traffic: Traffic; measured: TrafficNow | null };

/** The commutes of this device with the traffic of now. Devices without one load no code for them. */
export function CommuteSection({ traffic, measured }: CommuteSectionProps) {
  const { _ } = useLingui();
  const text = useCommutesText();
  return (
    <div data-needs-script="" className="flex flex-col items-start gap-4 print:hidden">
      <p className="measure text-ui text-text-2">{_('roads.commute.about')}</p>
      <InlineScript source={RESERVE_SCRIPT} />
      <div role="status" className="commute-slot w-full">
        {text === '' ? null : <CommuteList text={text} traffic={traffic} measured={measured} />}
      </div>
      <AddCommute traffic={traffic} />
    </div>
  );
}
