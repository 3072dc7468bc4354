import type { AskedAs } from '@dalil/domain/guide/asked-as.ts';
import { type Locale, LOCALES } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../data/api.ts';
import { useApi } from '../../data/use-api.ts';
import { useFieldErrors } from '../../features/account-forms/use-field-errors.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { type AskedQuestions, askedQuery, replaceAsked } from '../../queries/newsroom.ts';
import {
  type AskedLines,
  askedOf,
  faultsOfLines,
  isSameLines,
  linesOf,
  messagesAtLines,
  pathOf,
} from './asked-lines.ts';

/** The questions while they are typed. `stored` is what the server has, which another user can change meanwhile. */
export function useAskedForm(stored: AskedQuestions) {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  const queries = useQueryClient();
  const { kind, id } = stored;
  /** What the typed lines were made to. */
  const [base, setBase] = useState(stored);
  const [lines, setLines] = useState(() => linesOf(stored.asked));
  /** What the last save replaced. */
  const [undoable, setUndoable] = useState<AskedAs | null>(null);
  /** The version that the last save replaced, until the answer of the server stands in the cache. */
  const [replacedVersion, setReplacedVersion] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const errors = useFieldErrors(LOCALES.map(pathOf));
  const isChanged = !isSameLines(lines, linesOf(base.asked));
  const isNewer = stored.version !== base.version && stored.version !== replacedVersion;
  if (replacedVersion !== null && stored.version === base.version) setReplacedVersion(null);
  if (isNewer && !isChanged) follow(stored);

  function follow(newer: AskedQuestions): void {
    setBase(newer);
    setLines(linesOf(newer.asked));
    setUndoable(null);
  }

  async function send(sent: AskedLines, replaced: AskedAs | null): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    errors.clear();
    try {
      const saved = await replaceAsked(api, { kind, id }, { version: base.version, asked: askedOf(sent) });
      setReplacedVersion(base.version);
      setBase(saved);
      setLines(linesOf(saved.asked));
      setUndoable(replaced);
      queries.setQueryData(askedQuery(api, { kind, id }).queryKey, saved);
      showToast({ id: 'newsroom', tone: 'success', title: _(replaced ? 'editor.asked.saved' : 'editor.asked.undone') });
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'conflict';
      // The newer questions come beside what was typed.
      if (isConflict) await queries.invalidateQueries({ queryKey: askedQuery(api, { kind, id }).queryKey });
      else showFailure(error, sent);
    } finally {
      setSaving(false);
    }
  }

  function showFailure(error: unknown, sent: AskedLines): void {
    const problems = error instanceof ApiError ? error.fields : [];
    if (!errors.reject(messagesAtLines(problems, sent))) errors.fail(error, 'newsroom.failed');
  }

  return {
    lines,
    errors,
    isChanged,
    isSaving,
    /** Another user saved while this one typed. */
    isConflict: isNewer && isChanged,
    change(locale: Locale, typed: string): void {
      setLines({ ...lines, [locale]: typed });
      errors.clear(pathOf(locale));
    },
    async save(): Promise<void> {
      if (!isChanged || errors.reject(messagesAtLines(faultsOfLines(lines), lines))) return;
      await send(lines, base.asked);
    },
    undo: undoable === null || isChanged ? null : () => void send(linesOf(undoable), null),
    keepMine: () => setBase(stored),
    takeTheirs: () => follow(stored),
  };
}
