import type { AskedAbout } from '@dalil/assistant/answer.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useApi } from '../../data/use-api.ts';
import { isolate } from '../../language/bidi.tsx';
import { useLocale } from '../../language/use-locale.ts';
import { itemsQuery } from '../../queries/bookmarks.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** The page that questions are about, until the reader takes it away. */
export function AboutChip({ about, onRemove }: { about: AskedAbout | null; onRemove: () => void }) {
  const { _ } = useLingui();
  const references = about && about.kind !== 'fact' ? [`${about.kind}:${about.id}`] : [];
  const query = itemsQuery(useApi(), useLocale(), references);
  const { data } = useQuery({ ...query, enabled: references.length > 0, retry: false });
  const title = data?.[0]?.title;
  if (!about || title === undefined) return null;
  return (
    <p className="flex items-center gap-1 text-label text-text-2">
      <span className="min-w-0 truncate">{_('chat.about', { title: isolate(title) })}</span>
      <IconButton label={_('chat.about.remove')} icon={<X aria-hidden className="icon-small" />} onClick={onRemove} />
    </p>
  );
}
