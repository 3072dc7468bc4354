import { classNames } from '../../ui/class-names.ts';

/** The style of an entry of a list beside what it opens. */
export function rowClass(isCurrent: boolean): string {
  return classNames(
    'flex flex-col gap-1 rounded-control border p-3 text-label high-contrast:border-2',
    isCurrent ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:bg-sunken',
  );
}

/** The style of such a list. On a narrow screen it makes way for what is open. */
export function listClass(isOpen: boolean): string {
  return classNames(
    'flex-col gap-2 wide:col-span-2 wide:max-h-screen wide:overflow-y-auto print:max-h-none print:overflow-visible',
    isOpen ? 'hidden wide:flex' : 'flex',
  );
}
