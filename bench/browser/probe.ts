/** The measurements of a page so far. Times are milliseconds since the navigation began. */
export type Vitals = {
  ttfb: number;
  fcp: number;
  lcp: number;
  /** The tag, and the file name of an image. */
  lcpElement: string;
  cls: number;
  /** Time of long tasks beyond 50 ms each. */
  blocked: number;
  longestTask: number;
  load: number;
  /** The longest response time to a tap or key. */
  tapLatency: number;
  /** Bytes of fonts that had arrived at the LCP, and of those that block text. */
  fontBytesBeforeLcp: number;
  neededFontBytes: number;
};

export type Probe = { read(): Vitals };

declare global {
  interface Window {
    dalilProbe: Probe;
  }
}

type ProbeEntry = PerformanceEntry & {
  element?: Element;
  url?: string;
  value?: number;
  hadRecentInput?: boolean;
  interactionId?: number;
};

/** Runs in every document before its own scripts. */
export function installProbe(): void {
  const seen = { lcp: 0, lcpElement: '', cls: 0, fcp: 0, tapLatency: 0 };
  const longTasks: number[] = [];
  const watch = (type: string, note: (entry: ProbeEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  };
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.lcpElement = [entry.element?.localName, entry.url?.split('/').pop()].filter(Boolean).join(' ');
  });
  // The largest session window: shifts less than 1 s apart, 5 s at most.
  const window_ = { sum: 0, first: 0, last: 0 };
  watch('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (startTime - window_.last > 1000 || startTime - window_.first > 5000)
      Object.assign(window_, { sum: 0, first: startTime });
    window_.last = startTime;
    window_.sum += value;
    seen.cls = Math.max(seen.cls, window_.sum);
  });
  watch('longtask', ({ duration }) => longTasks.push(duration));
  watch('event', ({ interactionId, duration }) => {
    if (interactionId) seen.tapLatency = Math.max(seen.tapLatency, duration);
  });

  const fontBytes = (isCounted: (font: PerformanceResourceTiming) => boolean) =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter((resource) => resource.name.includes('.woff2') && isCounted(resource))
      .reduce((sum, font) => sum + font.encodedBodySize, 0);
  const makesWait = (rule: CSSRule) =>
    rule instanceof CSSFontFaceRule &&
    rule.style.getPropertyValue('src').includes('url(') &&
    !/swap|optional|fallback/.test(rule.style.getPropertyValue('font-display'));
  const isWaitedFor = () =>
    Array.from(document.styleSheets).some((sheet) => Array.from(sheet.cssRules).some(makesWait));

  window.dalilProbe = {
    read() {
      const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
      const beforeLcp = fontBytes((font) => font.responseEnd > 0 && font.responseEnd <= seen.lcp);
      return {
        ...seen,
        ttfb: navigation.responseStart,
        load: navigation.loadEventEnd,
        blocked: longTasks.reduce((sum, duration) => sum + duration - 50, 0),
        longestTask: Math.max(0, ...longTasks),
        fontBytesBeforeLcp: beforeLcp,
        neededFontBytes: isWaitedFor() ? beforeLcp : 0,
      };
    },
  };
}
