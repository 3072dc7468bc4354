import { SlidersHorizontal } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';

type FilterOpenerProps = Omit<ComponentProps<typeof Button>, 'children'> & {
  label: string;
  /** Where the filters stand in the page, for readers without scripts. */
  panelId: string;
};

/** What opens the filters on screens that have no room for them; without scripts a link to where they stand. */
export function FilterOpener({ label, panelId, ...button }: FilterOpenerProps) {
  const content = (
    <>
      <SlidersHorizontal aria-hidden className="icon-small" />
      {label}
    </>
  );
  return (
    <>
      <Button data-needs-script="" {...button}>
        {content}
      </Button>
      <noscript>
        <a href={`#${panelId}`} className={buttonClass()}>
          {content}
        </a>
      </noscript>
    </>
  );
}
