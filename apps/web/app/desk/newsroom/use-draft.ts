import { useEffect, useState } from 'react';
import type { TextInWork, TextKey } from '../../queries/newsroom.ts';
import { type Draft, readDraft, removeDraft, writeDraft } from './device-draft.ts';

export type Words = Pick<Draft, 'title' | 'summary' | 'markdown'>;

const wordsOf = ({ title, summary, markdown }: TextInWork): Words => ({ title, summary, markdown: markdown ?? '' });
const isSame = (a: Words, b: Words) => a.title === b.title && a.summary === b.summary && a.markdown === b.markdown;

/**
 * STAFF-1: the words being typed. Each change is stored on the device, so they survive a closed tab. `restoredAt` is set when
 * they were found there.
 */
export function useDraft(userId: string, key: TextKey, text: TextInWork) {
  const [words, setWords] = useState(() => wordsOf(text));
  const [base, setBase] = useState({ words: wordsOf(text), version: text.version });
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const [storedAt, setStoredAt] = useState<string | null>(null);
  const [isStorable, setStorable] = useState(true);
  const { kind, id, locale } = key;

  useEffect(() => {
    const found = readDraft(userId, { kind, id, locale });
    if (!found || isSame(found, base.words)) return;
    setWords({ title: found.title, summary: found.summary, markdown: found.markdown });
    setBase((before) => ({ ...before, version: found.baseVersion }));
    setRestoredAt(found.typedAt);
    // Only when the text is opened: later changes come from here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [userId, kind, id, locale]);

  function change(changed: Partial<Words>): void {
    const next = { ...words, ...changed };
    const typedAt = new Date().toISOString();
    setWords(next);
    setStorable(writeDraft(userId, key, { ...next, baseVersion: base.version, typedAt }));
    setStoredAt(typedAt);
  }

  /** The words are on the server in this version. */
  function markSaved(saved: Words, version: number): void {
    removeDraft(userId, key);
    setBase({ words: saved, version });
    setRestoredAt(null);
    setStoredAt(null);
  }

  /** Replaces what was typed by a version of the server. */
  function replace(theirs: Words, version: number): void {
    setWords(theirs);
    markSaved(theirs, version);
  }

  return {
    words,
    version: base.version,
    isChanged: !isSame(words, base.words),
    restoredAt,
    storedAt,
    isStorable,
    change,
    markSaved,
    replace,
    /** Continues on a newer version, with the words as typed. */
    rebase: (version: number) => setBase((before) => ({ ...before, version })),
    discard: () => replace(wordsOf(text), text.version),
  };
}
export type DraftState = ReturnType<typeof useDraft>;
