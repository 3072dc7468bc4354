import { useLingui } from '@lingui/react';
import { useId } from 'react';

export type ContentsEntry = { id: string; title: string; needsScript?: boolean };

/** The parts of a long page: in a row to wrap on narrow screens, beside the text and in sight on wide ones. */
export function PageContents({ entries }: { entries: readonly ContentsEntry[] }) {
  const { _ } = useLingui();
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} className="mb-8 wide:sticky wide:top-24 wide:mb-0 wide:self-start">
      <h2 id={titleId} className="mb-2 text-label font-strong">
        {_('handbook.contents')}
      </h2>
      <ul className="flex flex-wrap gap-x-5 text-label wide:flex-col wide:border-s wide:border-line wide:ps-4">
        {entries.map(({ id, title, needsScript }) => (
          <li key={id} data-needs-script={needsScript ? '' : undefined}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center py-1 text-text-2 underline decoration-line-strong underline-offset-4 hover:text-text wide:no-underline wide:hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
