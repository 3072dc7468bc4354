import { starPath } from '@dalil/domain/artwork/lattice.ts';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

function star(side: number, turn: number, angle: number): string {
  return starPath(8, [48, 48], side, turn, angle);
}

const STARS = [star(38, 0, 67.5), star(27, Math.PI / 8, 67.5), star(16, 0, 60)];

/** The pattern of empty and error pages. Decorative. */
export function Rosette({ className, ...rest }: Omit<ComponentProps<'svg'>, 'children'>) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden className={classNames('size-18 fill-none stroke-accent', className)} {...rest}>
      {STARS.map((path) => (
        <path key={path} d={path} strokeWidth="1.5" strokeLinejoin="round" />
      ))}
    </svg>
  );
}
