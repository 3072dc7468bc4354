import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../ui/class-names.ts';

type PageSectionProps = {
  /** The anchor of the section: its address opens it. */
  id: string;
  title: ReactNode;
  /** Beside the title. */
  note?: ReactNode;
  /** For what users need before they look for it. */
  isOpenAtFirst?: boolean;
  /** For a section that works only with scripts. */
  needsScript?: boolean;
  children: ReactNode;
};

/**
 * A section of a long page. Its title always shows, its content on request: by a press, by its address or that of something in it, by
 * the browser's page search, and in print. It works without scripts.
 */
export function PageSection(props: PageSectionProps) {
  const { id, title, note, isOpenAtFirst = false, needsScript = false, children } = props;
  const { hash, key } = useLocation();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const content = useRef<HTMLDivElement>(null);
  // What the address names, until it has been scrolled to.
  const target = useRef<Element | null>(null);

  useEffect(() => {
    const named = document.getElementById(hash.slice(1));
    if (named === null || !content.current?.contains(named)) return;
    target.current = named;
    setOpen(true);
  }, [hash, key]);

  useEffect(() => {
    if (!isOpen) return;
    target.current?.scrollIntoView();
    target.current = null;
  });

  return (
    <section
      data-read=""
      aria-labelledby={`${id}-title`}
      className={classNames('border-t border-line', needsScript && 'print:hidden')}
      data-needs-script={needsScript ? '' : undefined}
    >
      <details
        data-section=""
        className="group/section"
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-14 cursor-pointer items-center gap-3 py-3">
          <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3 gap-y-1">
            <h2 id={`${id}-title`} className="text-section font-strong">
              {title}
            </h2>
            {note ? <span className="text-meta text-text-3">{note}</span> : null}
          </span>
          <ChevronDown
            aria-hidden
            className="icon text-text-3 transition-transform group-open/section:rotate-180 print:hidden"
          />
        </summary>
        <div ref={content} id={id} className="flex scroll-mt-32 flex-col gap-5 pt-1 pb-8">
          {children}
        </div>
      </details>
    </section>
  );
}
