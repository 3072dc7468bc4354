import { localePath } from '@dalil/domain/language/locale.ts';
import { openPage } from './frame/open-page.ts';
import { NOT_FOUND_LINE, PAGE_KINDS, ADDRESSES } from './frame/pages.ts';
import { enterFor } from './frame/sign-in.ts';
import { addStyle, STILL } from './frame/style.ts';
import { expect, test } from './frame/test.ts';

test.use({ allowedConsole: NOT_FOUND_LINE, viewport: { width: 390, height: 844 }, hasTouch: true });

for (const kind of PAGE_KINDS) {
  test(`LAYOUT-4 what can be pressed on ${kind} is 24 pixels large or stands apart`, async ({
    page,
    context,
    baseURL,
  }) => {
    await enterFor(kind, context, baseURL);
    for (const locale of ['en', 'ur'] as const) {
      await openPage(page, localePath(locale, ADDRESSES[kind]));
      await addStyle(page, STILL);
      expect(await page.evaluate(findCrowded), locale).toEqual([]);
    }
  });
}

/** WCAG 2.5.8, runs in the page: targets under 24 × 24 whose circle of 24 touches another target. */
function findCrowded(): string[] {
  const LEAST = 24;
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isOffScreen = ({ width, height }: DOMRect) => width <= 1 || height <= 1;
  /** A link in a sentence is as high as its line. */
  const isInSentence = (element: Element) => {
    const around = element.closest('p, li, dd, td, figcaption')?.textContent ?? '';
    return (
      getComputedStyle(element).display === 'inline' && around.trim().length > (element.textContent ?? '').trim().length
    );
  };
  /** A label, or a link stretched over its card, makes the target larger than the element. */
  function boxOf(element: Element): DOMRect {
    const own = element.getBoundingClientRect();
    const cover = getComputedStyle(element, '::after');
    const holder = cover.position === 'absolute' && cover.content !== 'none' ? element.closest('.relative') : null;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const rects = [own, holder?.getBoundingClientRect(), label?.getBoundingClientRect()].filter(
      (rect) => rect !== undefined,
    );
    return rects.reduce((largest, rect) =>
      rect.width * rect.height > largest.width * largest.height ? rect : largest,
    );
  }
  const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((element) => isShown(element) && !isInSentence(element))
    .map((element) => ({ element, box: boxOf(element) }))
    .filter(({ box }) => !isOffScreen(box));
  const isSmall = ({ width, height }: DOMRect) => width < LEAST - 0.5 || height < LEAST - 0.5;
  const distance = (x: number, y: number, box: DOMRect) =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  return targets.flatMap(({ element, box }) => {
    if (!isSmall(box)) return [];
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const crowding = targets.find(
      (other) => other.element !== element && !other.element.contains(element) && distance(x, y, other.box) < LEAST / 2,
    );
    if (!crowding) return [];
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40);
    return [`${element.localName} "${name}" ${Math.round(box.width)}×${Math.round(box.height)}`];
  });
}
