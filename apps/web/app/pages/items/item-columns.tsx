import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

/** Two thirds for the item, one third beside it; stacked on narrow screens. */
export function ItemColumns({ children }: { children: ReactNode }) {
  return (
    <div className="page-width flex flex-col gap-10 pt-2 pb-10 wide:grid wide:grid-cols-3 wide:gap-x-14 wide:gap-y-8 wide:pt-4 print:flex">
      {children}
    </div>
  );
}

export function MainColumn({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('min-w-0 wide:col-span-2', className)}>{children}</div>;
}

export function SideColumn({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('flex min-w-0 flex-col gap-10', className)}>{children}</div>;
}
