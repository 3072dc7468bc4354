import { SlidersHorizontal } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';

type FilterOpenerProps = Omit<ComponentProps<typeof Button>, 'children'> & {
  label: string;
  /** The id of the filters in the page, for users without scripts. */
  panelId: string;
};

/** Opens the filters on screens without space for them. Without scripts it is a link to them. */
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
