import { type Announcer, createAnnouncer, type Priority } from './announcer.ts';
import { SYSTEM_CLOCK } from './clock.ts';

/** Screen readers do not observe a region that was only just added. */
const REGION_READY_MS = 100;

let announcer: Announcer | undefined;

/** Announces a text to screen readers. Never for streamed text, gauges or counting digits. */
export function announce(text: string, priority: Priority = 'polite'): void {
  announcer ??= createAnnouncer(write, SYSTEM_CLOCK);
  announcer.announce(text, priority);
}

/** Adds the live regions to the document, outside the pages, so that no page change or crash removes them. */
export function mountLiveRegions(): void {
  regionOf('polite');
  regionOf('assertive');
}

function write(priority: Priority, text: string): void {
  const { region, isNew } = regionOf(priority);
  if (isNew) setTimeout(() => (region.textContent = text), REGION_READY_MS);
  else region.textContent = text;
}

function regionOf(priority: Priority): { region: HTMLElement; isNew: boolean } {
  const id = `announcements-${priority}`;
  const known = document.getElementById(id);
  if (known) return { region: known, isNew: false };
  const region = document.createElement('div');
  region.id = id;
  region.className = 'sr-only';
  region.setAttribute('role', priority === 'polite' ? 'status' : 'alert');
  region.setAttribute('aria-live', priority);
  region.setAttribute('aria-atomic', 'true');
  document.body.append(region);
  return { region, isNew: true };
}
