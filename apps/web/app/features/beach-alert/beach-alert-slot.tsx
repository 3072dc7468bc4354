import type { BeachScore } from '@dalil/domain/city/live/beach-score.ts';
import { InlineScript } from '../../data/inline-script.tsx';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import { lazyPart } from '../lazy-loading/lazy-part.tsx';
import { useBeachAlertText } from './beach-alert-store.ts';
import './beach-alert.css';
import { INLINE_GET } from '../../data/inline-storage.ts';

/** Reserves the space before the first paint on a device that has an alert, so that nothing moves when it is displayed. */
const RESERVE_SCRIPT = `(function(){${INLINE_GET}if(get(${JSON.stringify(STORAGE_KEYS.beachAlert)}))document.documentElement.dataset.beachAlert='on'})()`;

const BeachAlertLine = lazyPart(async () => (await import('./beach-alert-line.tsx')).BeachAlertLine);

/** What the alert of this device says. Devices without one load no code for it and show nothing. */
export function BeachAlertSlot({ scores, now }: { scores: readonly BeachScore[]; now: Date }) {
  const text = useBeachAlertText();
  return (
    <>
      <InlineScript source={RESERVE_SCRIPT} />
      <div role="status" data-needs-script="" className="beach-alert-slot">
        {text === '' ? null : <BeachAlertLine text={text} scores={scores} now={now} />}
      </div>
    </>
  );
}
