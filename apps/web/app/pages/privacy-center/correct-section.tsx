import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import { CenterSection } from './center-section.tsx';

/** What people can correct, restrict or delete themselves, and where. */
const PLACES = [
  ['profile', '/profile'],
  ['address', '/settings#account'],
  ['preferences', '/settings'],
  ['searches', '/search'],
  ['chats', '/chat'],
  ['bookmarks', '/bookmarks'],
  ['device', '/settings#device'],
] as const;

/** PRIV-11: correction and restriction without a request. */
export function CorrectSection() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <CenterSection id="correct">
      <ul className="grid gap-x-8 medium:grid-cols-2">
        {PLACES.map(([id, path]) => (
          <li key={id} className="border-b border-line">
            <Link to={toLocale(path)} className="text-link flex min-h-11 items-center py-2 text-label">
              {_(`privacy-center.correct.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </CenterSection>
  );
}
