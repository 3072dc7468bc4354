import { classNames } from './class-names.ts';

const LOOK =
  'inline-flex min-h-9 items-center gap-2 rounded-pill border px-4 py-1 text-meta font-medium whitespace-nowrap no-underline transition-colors high-contrast:border-2 disabled:border-line disabled:text-text-3';
const OFF = 'border-line-strong bg-surface text-text hover:bg-sunken';
const ON = 'border-text bg-text text-bg hover:bg-text-2';

/** The style of a chip, for other elements among chips. */
export function chipClass(isOn = false): string {
  return classNames(LOOK, isOn ? ON : OFF);
}
