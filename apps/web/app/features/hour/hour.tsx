import { createContext, use, useLayoutEffect } from 'react';
import './hour.css';

/** Minutes since midnight of the day of the page. */
export type Span = { from: number; until: number };

export type Hour = {
  /** The day the page tells about, `YYYY-MM-DD` in Dubai. */
  date: string;
  /** The device's minute. Null on the server and while hydrating, and if the page tells about another day. */
  minute: number | null;
  /** The minute that stands for the part of the day in which the page was rendered. */
  middle: number;
};

export const HourContext = createContext<Hour>({ date: '', minute: null, middle: 0 });

export function useHour(): Hour {
  return use(HourContext);
}

export function isWithin(spans: readonly Span[], minute: number): boolean {
  return spans.some(({ from, until }) => from <= minute && minute < until);
}

/** The attributes of an element that is shown in some minutes only. `HOUR_SCRIPT` shows it before the page is hydrated. */
export function useSpans(): (spans: readonly Span[]) => { 'data-spans': string; 'data-off': '' | undefined } {
  const { minute, middle } = useHour();
  return (spans) => ({
    'data-spans': spans.map(({ from, until }) => `${from}-${until}`).join(' '),
    'data-off': isWithin(spans, minute ?? middle) ? undefined : '',
  });
}

const MARKS = ['now', 'filled'] as const;

/** Takes over from `HOUR_SCRIPT`: removes what it set and moves the minute of the document on. */
export function useDocumentHour({ minute }: Hour, isKnown: boolean): void {
  useLayoutEffect(() => {
    if (!isKnown) return;
    const root = document.documentElement;
    for (const mark of MARKS) {
      for (const element of document.querySelectorAll<HTMLElement>(`[data-${mark}]`)) delete element.dataset[mark];
    }
    root.dataset['hour'] = minute === null ? 'other' : 'known';
    root.dataset['hourReady'] = '';
    if (minute !== null) root.style.setProperty('--minute', String(minute));
  }, [isKnown, minute]);
  useLayoutEffect(
    () => () => {
      delete document.documentElement.dataset['hour'];
      delete document.documentElement.dataset['hourReady'];
      document.documentElement.style.removeProperty('--minute');
    },
    [],
  );
}
