import { SlidersHorizontal } from 'lucide-react';
import type { ComponentProps } from 'react';
import { chipClass } from '../../ui/chip-class.ts';

type FilterOpenerProps = Omit<ComponentProps<'button'>, 'children'> & {
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
      <button type="button" data-needs-script="" className={`${chipClass()} min-h-11`} {...button}>
        {content}
      </button>
      <noscript>
        <a href={`#${panelId}`} className={`${chipClass()} min-h-11`}>
          {content}
        </a>
      </noscript>
    </>
  );
}
