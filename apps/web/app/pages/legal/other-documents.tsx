import {
  DEVICE_STORAGE_PATH,
  LEGAL_DOCUMENT_PATHS,
  LEGAL_DOCUMENT_TYPES,
  type LegalDocumentType,
} from '@dalil/domain/privacy/legal-document.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { LEGAL_LABELS } from '../../features/legal/legal-labels.ts';
import { useLocalePath } from '../../language/use-locale.ts';

/** Links to the other legal pages. `type` is the displayed document, null for the page of what a device stores. */
export function OtherDocuments({ type }: { type: LegalDocumentType | null }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const documents = LEGAL_DOCUMENT_TYPES.filter((other) => other !== type).map((other) => ({
    path: LEGAL_DOCUMENT_PATHS[other],
    ...LEGAL_LABELS[other],
  }));
  const storage = { path: DEVICE_STORAGE_PATH, name: 'shell.nav.deviceStorage', about: 'legal.about.storage' };
  const links = type === null ? documents : [...documents, storage];
  return (
    <nav aria-label={_('legal.others')}>
      <h2 className="mb-2 text-ui font-strong">{_('legal.others')}</h2>
      <ul>
        {links.map(({ path, name, about }) => (
          <li key={path} className="border-t border-line py-3">
            <Link to={toLocale(path)} className="text-link inline-block min-h-6 text-label font-semibold">
              {_(name)}
            </Link>
            <p className="text-meta text-text-3">{_(about)}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
