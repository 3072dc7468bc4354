import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';

type ActionRowProps = {
  /** Buttons and links with an icon and a label, the most likely one first. Five fit a phone. */
  children: ReactNode;
  className?: string;
};

/** The actions of a page in one row: tiles with the icon above the label on narrow screens, buttons on wide ones. */
export function ActionRow({ children, className }: ActionRowProps) {
  return <div className={classNames('action-row print:hidden', className)}>{children}</div>;
}

/** The less likely actions of a row. The native details element: its links work without scripts. */
export function MoreActions({ label, children }: { label: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);

  function close(): void {
    if (!details.current) return;
    const isFocusInside = details.current.contains(document.activeElement);
    details.current.open = false;
    if (isFocusInside) details.current.querySelector('summary')?.focus();
  }

  useEffect(() => {
    if (!isOpen) return;
    const closeFromOutside = ({ target }: Event) => {
      if (details.current && target instanceof Node && !details.current.contains(target)) details.current.open = false;
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [isOpen]);

  return (
    <details
      ref={details}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && close()}
    >
      <summary className={buttonClass()}>
        <Ellipsis aria-hidden className="icon" />
        {label}
      </summary>
      <div className="action-panel" onClick={close}>
        {children}
      </div>
    </details>
  );
}
