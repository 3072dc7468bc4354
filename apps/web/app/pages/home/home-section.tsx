import { useLingui } from '@lingui/react';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';

type HomeSectionProps = {
  /** The title of the section and the link to all of its items. */
  title: ReactNode;
  note?: ReactNode;
  more?: { message: string; path: string };
  children: ReactNode;
};

/** A section of the home page, separated by a thin line. */
export function HomeSection({ title, note, more, children }: HomeSectionProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line py-8 wide:py-10">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 pb-4 wide:pb-5">
        <h2 id={id} className="text-section font-strong">
          {title}
        </h2>
        {note ? <p className="text-meta text-text-3">{note}</p> : null}
        {more ? (
          <Link
            to={toLocale(more.path)}
            className="ms-auto inline-flex min-h-11 items-center gap-1 text-label font-semibold text-accent underline-offset-4 hover:underline"
          >
            {_(more.message)}
            <ArrowRight aria-hidden className="icon-small flip-rtl" />
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  );
}
