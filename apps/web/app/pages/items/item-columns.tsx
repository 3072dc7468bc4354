import type { ReactNode } from 'react';

/** Two thirds for the item itself, one third beside it; below each other where there is no room. */
export function ItemColumns({ children }: { children: ReactNode }) {
  return (
    <div className="page-width flex flex-col gap-10 pt-2 pb-10 wide:grid wide:grid-cols-3 wide:gap-x-14 wide:gap-y-8 wide:pt-4 print:flex">
      {children}
    </div>
  );
}

export function MainColumn({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`min-w-0 wide:col-span-2 ${className}`.trim()}>{children}</div>;
}

export function SideColumn({ children }: { children: ReactNode }) {
  return <div className="flex min-w-0 flex-col gap-10">{children}</div>;
}

/** Both columns, divided from what stands above. */
export function WholeWidth({ children }: { children: ReactNode }) {
  return <div className="min-w-0 border-t border-line pt-8 wide:col-span-3 print:hidden">{children}</div>;
}
