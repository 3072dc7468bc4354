import type { AskedAbout } from '@dalil/assistant/answer.ts';
import { SEARCH_KINDS } from '@dalil/search/search-document.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isAnswering, threadStore } from '../../features/assistant/thread-store.ts';

/** What the link here brought along: `?q=` is put into the field, or asked at once where the reader already pressed Ask. */
export function useAsked(onAsk: (question: string, about: AskedAbout | null) => void) {
  const { search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const [about, setAbout] = useState<AskedAbout | null>(null);

  const take = useEffectEvent(() => {
    const params = new URLSearchParams(search);
    const question = params.get('q')?.trim() ?? '';
    const page = aboutOf(params.get('about'));
    if (question === '' && page === null) return;
    setAbout(page);
    // Taken once: a reload, or coming back, asks nothing again.
    void navigate(pathname, { replace: true, preventScrollReset: true });
    if (question === '') return;
    if (isAsked(state) && !isAnswering(threadStore.read())) onAsk(question, page);
    else threadStore.writeDraft(question);
  });
  useEffect(() => take(), [search]);

  return { about, setAbout };
}

function aboutOf(text: string | null): AskedAbout | null {
  const [kind, id, more] = text?.split('/') ?? [];
  const known = SEARCH_KINDS.find((one) => one === kind);
  return known && id && more === undefined && /^[\w.-]{1,120}$/.test(id) ? { kind: known, id } : null;
}

function isAsked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isAsked' in state && state.isAsked === true;
}
