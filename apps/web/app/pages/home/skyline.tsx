import { drawLiveSkyline } from '@dalil/domain/artwork/live-skyline.ts';
import { skylineHour } from '@dalil/domain/artwork/skyline-hour.ts';
import { skylineProperties } from '@dalil/domain/artwork/skyline-light.ts';
import { skylineViewBox } from '@dalil/domain/artwork/skyline-sky.ts';
import type { DayPart, Sun } from '@dalil/domain/city/day-part.ts';
import { memo, useLayoutEffect, useRef } from 'react';
import { useHour } from '../../features/hour/hour.tsx';
import '../../styles/skyline.css';

const PHONE = { width: 390, height: 264, from: 400, to: 1010, prefix: 'p' };
const WIDE = { width: 1440, height: 464, prefix: 'w' };

type SkylineProps = { part: DayPart; sun: Sun };

/**
 * The coast in the light of the hour. The server renders the light of the part of the day as a class; the device moves on with its
 * clock. The drawing itself never changes, so nothing moves but the sun and the moon.
 */
export function Skyline({ part, sun }: SkylineProps) {
  const { minute } = useHour();
  const ref = useRef<HTMLDivElement>(null);
  const hour = minute === null ? null : skylineHour(minute, sun);
  useLayoutEffect(() => {
    if (hour === null) return;
    for (const [name, value] of Object.entries(skylineProperties(hour))) ref.current?.style.setProperty(name, value);
  }, [hour]);
  return (
    <div ref={ref} aria-hidden data-artwork="" className={`skyline skyline-${part} high-contrast:hidden`}>
      <Drawing frame={PHONE} className="wide:hidden" />
      <Drawing frame={WIDE} className="hidden wide:block" />
    </div>
  );
}

const Drawing = memo(function Drawing({ frame, className }: { frame: typeof WIDE | typeof PHONE; className: string }) {
  return (
    <svg
      viewBox={skylineViewBox(frame)}
      preserveAspectRatio="xMidYMax slice"
      className={`size-full ${className}`}
      dangerouslySetInnerHTML={{ __html: drawLiveSkyline(frame) }}
    />
  );
});
