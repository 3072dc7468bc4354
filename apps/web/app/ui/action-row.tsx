import { Ellipsis } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
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

type MoreActionsProps = { label: string; icon?: ReactNode; children: ReactNode };

/** Actions of a row behind one button. The native details element: its links work without scripts. */
export function MoreActions({ label, icon = <Ellipsis aria-hidden className="icon" />, children }: MoreActionsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const element = details.current;
    if (!isOpen || !element) return;
    const summary = element.querySelector('summary');
    const close = () => {
      const isFocusInside = element.contains(document.activeElement);
      element.open = false;
      if (isFocusInside) summary?.focus();
    };
    const isIn = (node: Element | null, { target }: Event) => target instanceof Node && node?.contains(target) === true;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (!isIn(element, event)) element.open = false;
      },
      { signal },
    );
    document.addEventListener(
      'click',
      (event) => {
        if (isIn(element, event) && !isIn(summary, event)) close();
      },
      { signal },
    );
    return () => listening.abort();
  }, [isOpen]);

  return (
    <details ref={details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={buttonClass()}>
        {icon}
        {label}
      </summary>
      <div className="action-panel">{children}</div>
    </details>
  );
}
