import type { Area } from '@dalil/domain/guide/area.ts';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type KickerProps = Omit<ComponentProps<'p'>, 'children'> & { area: Area; label: ReactNode; place?: ReactNode };

/** The line above a headline: a star and the area's name in its colour, and the location. */
export function Kicker({ area, label, place, className, ...rest }: KickerProps) {
  return (
    <p className={classNames('flex flex-wrap items-center gap-x-2 text-meta', `area-${area}`, className)} {...rest}>
      <span aria-hidden data-star="" className="star-clip size-3 shrink-0 bg-area-text" />
      <span className="font-semibold text-area-text">{label}</span>
      {place === undefined ? null : <span className="text-text-3">{place}</span>}
    </p>
  );
}
