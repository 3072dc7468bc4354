import { InlineScript } from '../../data/inline-script.tsx';
import { HOUR_SCRIPT } from './hour-script.ts';

/**
 * Shows what holds now in everything before it. A page has one after each of its first parts, because a browser may paint a page
 * before it has all of it; the last one also shows what comes later.
 */
export function HourNow() {
  return <InlineScript source={HOUR_SCRIPT} />;
}
