import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral';

const TONES: Record<Tone, string> = {
  ok: 'bg-success-soft text-success',
  warn: 'bg-warning-soft text-warning',
  bad: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
  neutral: 'bg-sunken text-text-2',
};

export type TagProps = ComponentProps<'span'> & { tone?: Tone; icon?: ReactNode };

/** A short status. The text carries the meaning, the colour only supports it. */
export function Tag({ tone = 'neutral', icon, className, children, ...rest }: TagProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-tag px-2 py-px text-meta high-contrast:border forced-colors:border',
        TONES[tone],
        className,
      )}
      {...rest}
    >
      {icon}
      <span>{children}</span>
    </span>
  );
}
