import type { ReactNode } from 'react';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Isolates a value of unknown direction from the plain text around it: titles, labels, announcements. */
export function isolate(text: string): string {
  return `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;
}

/** Text that runs left to right in every language and never breaks: phone numbers, addresses, times, codes. */
export function Ltr({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={`whitespace-nowrap ${className}`.trim()}>
      {children}
    </bdi>
  );
}

/** From one time of day to another. Digits read start to end from the left in every language; a 12-hour clock has words. */
export function ClockRange({ from, to }: { from: string; to: string }) {
  return (
    <bdi dir={/\p{L}/u.test(from + to) ? 'auto' : 'ltr'} className="whitespace-nowrap">
      <Clock>{from}</Clock>–<Clock>{to}</Clock>
    </bdi>
  );
}

/** A time of day: its digits run left to right, the words of a 12-hour clock in the direction of their language. */
export function Clock({ children }: { children: string }) {
  return (
    <bdi dir={/\p{L}/u.test(children) ? 'auto' : 'ltr'} className="whitespace-nowrap">
      {children}
    </bdi>
  );
}
