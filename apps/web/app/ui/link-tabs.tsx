import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import type { LinkComponent } from './link-component.ts';

export type LinkTab = { id: string; href: string; label: ReactNode; note?: ReactNode };

export type LinkTabsProps = {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly LinkTab[];
  currentId: string;
  linkComponent?: LinkComponent;
  /** Lower, for pages of staff. */
  isDense?: boolean;
};

/** Tabs whose panels are pages of their own: links styled like the tabs of a page. */
export function LinkTabs({ label, tabs, currentId, linkComponent: Link = 'a', isDense = false }: LinkTabsProps) {
  const nav = useRef<HTMLElement>(null);
  const current = useRef<HTMLLIElement>(null);
  // On a small screen the row may be wider than the page. Only the row is moved.
  useEffect(() => {
    if (!nav.current || !current.current) return;
    const [row, tab] = [nav.current.getBoundingClientRect(), current.current.getBoundingClientRect()];
    if (tab.left < row.left || tab.right > row.right)
      nav.current.scrollLeft += tab.left + tab.width / 2 - row.left - row.width / 2;
  }, [currentId]);
  return (
    <nav ref={nav} aria-label={label} className="overflow-x-auto border-b border-line">
      <ul className="flex gap-x-6 wide:flex-wrap">
        {tabs.map(({ id, href, label: name, note }) => (
          <li key={id} ref={id === currentId ? current : undefined}>
            <Link
              href={href}
              aria-current={id === currentId ? 'page' : undefined}
              className={classNames(
                'flex min-w-6 items-center gap-2 border-b-3 whitespace-nowrap',
                isDense ? 'min-h-11 text-meta wide:min-h-9' : 'min-h-11 text-label',
                id === currentId
                  ? 'border-accent font-strong text-text'
                  : 'border-transparent font-medium text-text-2 hover:text-text',
              )}
            >
              {name} {note === undefined ? null : <span className="text-meta font-normal text-text-3">{note}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
