import type { StandingPage } from '@dalil/search/search-views.ts';
import { useLingui } from '@lingui/react';
import { ArrowRight } from 'lucide-react';
import { memo } from 'react';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { LinkChip } from '../../ui/chip.tsx';

/** The pages of the product that the query names. */
export const NamedPages = memo(function NamedPages({ pages }: { pages: readonly StandingPage[] }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  if (pages.length === 0) return null;
  return (
    <nav aria-label={_('search-page.named')}>
      <ul className="flex gap-2">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <LinkChip
              href={toLocale(path)}
              icon={<ArrowRight aria-hidden className="icon-small flip-rtl" />}
              linkComponent={RouterLink}
              className="min-h-11 wide:min-h-9"
            >
              {title}
            </LinkChip>
          </li>
        ))}
      </ul>
    </nav>
  );
});
