import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';

type OccasionGroupProps = { title: ReactNode; id?: string; children: ReactNode };

/** A group of choices under its title. `id` is the fragment of its address. */
export function OccasionGroup({ title, id, children }: OccasionGroupProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="scroll-mt-20 border-t border-line py-6 wide:py-8">
      <h2 id={titleId} className="pb-4 text-section font-strong">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Where the rest of a group is. */
export function MoreLink({ path, label }: { path: string; label: string }) {
  const toLocale = useLocalePath();
  return (
    <Link
      to={toLocale(path)}
      className="inline-flex min-h-11 items-center gap-1 text-label font-semibold text-accent underline-offset-4 hover:underline"
    >
      {label}
      <ArrowRight aria-hidden className="icon-small flip-rtl" />
    </Link>
  );
}
