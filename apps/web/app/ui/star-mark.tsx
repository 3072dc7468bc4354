import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const EIGHT_POINTS =
  'M16 1 20.4 5.4 26.6 5.4 26.6 11.6 31 16 26.6 20.4 26.6 26.6 20.4 26.6 16 31 11.6 26.6 5.4 26.6 5.4 20.4 1 16 5.4 11.6 5.4 5.4 11.6 5.4Z';

type MarkProps = Omit<ComponentProps<'svg'>, 'children'>;

/** The product's mark: sun and water in an eight-point star. Decorative, because the wordmark is beside it. */
export function LogoMark({ className, ...rest }: MarkProps) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={classNames('size-8 shrink-0', className)} {...rest}>
      <path d={EIGHT_POINTS} className="fill-accent" />
      <g className="fill-none stroke-bg stroke-2" strokeLinecap="round">
        <path d="M6 20.6c2.5-2.2 5-2.2 7.5 0s5 2.2 7.5 0 3.8-1.9 5-.9" />
        <path d="M8.6 15.6a7.4 7.4 0 0 1 14.8 0" />
      </g>
    </svg>
  );
}

/** Ayyan's star, the sign of machine-drafted text. Saffron, never without a label. */
export function AyyanStar({ className, ...rest }: MarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden
      data-star=""
      className={classNames('size-5 shrink-0 fill-ayyan-mark', className)}
      {...rest}
    >
      <path d={EIGHT_POINTS} />
    </svg>
  );
}
