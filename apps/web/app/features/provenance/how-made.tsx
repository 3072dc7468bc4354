import { BASE_LOCALE, localePath, splitLocale } from '@dalil/domain/language/locale.ts';
import { LEGAL_DOCUMENT_PATHS } from '@dalil/domain/privacy/legal-document.ts';
import { useLingui } from '@lingui/react';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import { CheckTextButton } from './check-text-button.tsx';
import { MakerIcon } from './maker-icon.tsx';
import { howMadeKeys, type ItemWithManifest, type Provenance } from './provenance.ts';

type HowMadeProps = {
  provenance: Provenance;
  hasFacts: boolean;
  /** Whose text it is, where it can be checked against a signed manifest. */
  item?: ItemWithManifest;
};

/** STAFF-9: the box that states who or what made the text, who approved it, and what it rests on. */
export function HowMade({ provenance, hasFacts, item }: HowMadeProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const titleId = useId();
  const { path } = splitLocale(useLocation().pathname);
  return (
    <section
      aria-labelledby={titleId}
      className="max-w-measure break-inside-avoid rounded-card bg-ayyan-soft px-5 py-4 text-label high-contrast:border-2"
    >
      <h2 id={titleId} className="mb-2 flex items-center gap-2 text-ui font-strong">
        <MakerIcon method={provenance.method} />
        {_('item.how-made.title')}
      </h2>
      <ul className="flex flex-col gap-1 text-text-2">
        {howMadeKeys(provenance, hasFacts).map((key) => (
          <li key={key} className="flex items-start gap-2">
            <Check aria-hidden className="icon-small mt-0.5" />
            <span>{_(key, { name: provenance.approvedBy ?? '' })}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {provenance.isTranslated ? (
          <Link to={localePath(BASE_LOCALE, path)} hrefLang={BASE_LOCALE} className="text-link inline-block min-h-6">
            {_('item.provenance.original')}
          </Link>
        ) : null}
        <Link to={toLocale(LEGAL_DOCUMENT_PATHS['ai-ethics'])} className="text-link inline-block min-h-6">
          {_('item.how-made.rules')}
        </Link>
      </p>
      {item ? (
        <div className="mt-3">
          <CheckTextButton key={`${item.kind}/${item.id}`} item={item} isStored />
        </div>
      ) : null}
    </section>
  );
}
