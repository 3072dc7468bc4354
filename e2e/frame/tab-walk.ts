import type { Page } from '@playwright/test';

/** What the focus came to at one press of Tab. */
export type Stop = {
  /** The place in the document's order of everything that can be reached. */
  at: number;
  name: string;
  /** Whether a ring or another mark shows that it has the focus. */
  isMarked: boolean;
  /** Whether it is on the screen with nothing over its middle. */
  isUncovered: boolean;
};

/** Presses Tab from the beginning of the page until the focus has gone through all of it. */
export async function walkByTab(page: Page): Promise<{ stops: Stop[]; reachable: string[] }> {
  const reachable = await page.evaluate(watchFocus);
  for (let press = 0; press <= reachable.length; press++) await page.keyboard.press('Tab');
  const stops = await page.evaluate(() => (window as unknown as { focusStops: Stop[] }).focusStops);
  return { stops: stops.slice(0, reachable.length), reachable };
}

/** Runs in the page: notes every element the focus comes to, and tells what can be reached. */
function watchFocus(): string[] {
  const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
  const isTabStop = (element: Element) =>
    (element instanceof HTMLElement || element instanceof SVGElement) &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    isShown(element);
  const isOtherRadio = (element: Element) =>
    element instanceof HTMLInputElement && element.type === 'radio' && !element.checked;
  const reachable = [...document.querySelectorAll(FOCUSABLE)].filter(
    (element) => isTabStop(element) && !isOtherRadio(element),
  );
  const nameOf = (element: Element) =>
    `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`
      .replaceAll(/\s+/g, ' ')
      .slice(0, 60);

  function isHitAt(element: Element, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    // A label may lie over the box it belongs to.
    const isItsLabel = hit instanceof HTMLLabelElement && hit.control === element;
    return hit === element || element.contains(hit) || isItsLabel;
  }

  function isUncovered(element: Element): boolean {
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    // Pins of a map may lie half over each other.
    const spots = element instanceof SVGElement ? [0.2, 0.5, 0.8] : [0.5];
    return spots.some((x) => spots.some((y) => isHitAt(element, left + width * x, top + height * y)));
  }

  function isMarked(element: Element): boolean {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return (
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)|\/ 0\)|transparent/.test(outlineColor)
    );
  }

  const stops: Stop[] = [];
  Object.assign(window, { focusStops: stops });
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    stops.push({
      at: reachable.indexOf(target),
      name: nameOf(target),
      isMarked: isMarked(target),
      isUncovered: isUncovered(target),
    });
  });
  return reachable.map(nameOf);
}
