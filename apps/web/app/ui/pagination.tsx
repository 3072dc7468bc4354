import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classNames } from './class-names.ts';
import type { LinkComponent } from './link-component.ts';

export type PaginationProps = {
  label: string;
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** "Page 3", for the number links. */
  pageLabelOf: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  linkComponent?: LinkComponent;
};

/** First, last and the neighbours of the current page. `undefined` stands for a gap. */
export function pagesToShow(page: number, pageCount: number): (number | undefined)[] {
  const numbers = [...new Set([1, page - 1, page, page + 1, pageCount])].filter(
    (number) => number >= 1 && number <= pageCount,
  );
  return numbers.flatMap((number, at) => {
    const before = numbers[at - 1];
    if (before === undefined || number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [undefined, number];
  });
}

const STEP =
  'inline-flex min-h-11 min-w-9 items-center justify-center gap-1 rounded-control px-1 text-label font-semibold medium:min-w-11 medium:px-2';
/** On phones the arrows alone, so that the row is one line on every page of a list. */
const WORD = 'sr-only medium:not-sr-only';

export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, hrefOf, pageLabelOf, previousLabel, nextLabel, linkComponent: Link = 'a' } = props;
  if (pageCount < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center justify-center medium:gap-1">
        {page > 1 ? (
          <li>
            <Link href={hrefOf(page - 1)} rel="prev" className={classNames(STEP, 'hover:bg-sunken')}>
              <ChevronLeft aria-hidden className="icon flip-rtl" />
              <span className={WORD}>{previousLabel}</span>
            </Link>
          </li>
        ) : null}
        {pagesToShow(page, pageCount).map((number, at) => (
          <li key={number ?? `gap-${at}`}>
            {number === undefined ? (
              <span className={STEP} aria-hidden>
                …
              </span>
            ) : (
              <Link
                href={hrefOf(number)}
                aria-label={pageLabelOf(number)}
                aria-current={number === page ? 'page' : undefined}
                className={classNames(STEP, number === page ? 'bg-text text-bg' : 'hover:bg-sunken')}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        {page < pageCount ? (
          <li>
            <Link href={hrefOf(page + 1)} rel="next" className={classNames(STEP, 'hover:bg-sunken')}>
              <span className={WORD}>{nextLabel}</span>
              <ChevronRight aria-hidden className="icon flip-rtl" />
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
