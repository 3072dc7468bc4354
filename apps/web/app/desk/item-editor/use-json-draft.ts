import { draftConflicts, type Form, type OlderDraft } from '@dalil/domain/newsroom/merge-draft.ts';
import { useEffect, useState } from 'react';
import { deviceStorage } from '../../data/page-storage.ts';

const nameOf = (key: string) => `dalil.editor.${key}`;

function stored<Value>(key: string): OlderDraft<Value> | null {
  try {
    const found = JSON.parse(deviceStorage.getItem(nameOf(key)) ?? 'null') as OlderDraft<Value> | null;
    return found && { base: found.base, before: found.before ?? null, value: found.value };
  } catch {
    // A damaged text is no draft.
    return null;
  }
}

function store(key: string, draft: unknown): void {
  if (draft === null) deviceStorage.removeItem(nameOf(key));
  else deviceStorage.setItem(nameOf(key), JSON.stringify(draft));
}

type DraftState<Value> = OlderDraft<Value> & { before: Value; isRestored: boolean; older: OlderDraft<Value> | null };

const fresh = <Value>(base: number, initial: Value): DraftState<Value> => ({
  base,
  before: initial,
  value: initial,
  isRestored: false,
  older: null,
});

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * STAFF-1: a form being filled, which survives a closed tab on the device of its user. `base` is the version of the server it was
 * made to. A draft to an older version is returned as `older`, beside the newer one: its user chooses field by field.
 */
export function useJsonDraft<Value extends Form>(key: string, base: number, initial: Value) {
  const [state, setState] = useState(() => fresh(base, initial));
  const { value, before, isRestored, older } = state;
  if (base !== state.base) {
    // Another user saved while this form was open, or this user did and has nothing unsaved.
    const unsaved = isSame(value, before) ? older : { base: state.base, before, value };
    setState({ ...fresh(base, initial), older: worthChoosing(unsaved, initial) });
  }
  useEffect(() => {
    const found = stored<Value>(key);
    if (!found) return;
    if (found.base === base) setState((now) => ({ ...now, value: found.value, isRestored: true }));
    else {
      const left = worthChoosing(found, initial);
      if (left === null) store(key, null);
      else setState((now) => ({ ...now, older: left }));
    }
    // Only when the form is opened: later changes come from here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  function change(next: Value): void {
    setState((now) => ({ ...now, value: next }));
    store(key, { base, before, value: next });
  }
  return {
    value,
    older,
    isRestored,
    isChanged: !isSame(value, before),
    change,
    discard: () => {
      store(key, null);
      setState((now) => ({ ...now, value: before, isRestored: false, older: null }));
    },
    /** Goes on with what was chosen of an older draft and of the newer version. */
    merge: (next: Value) => {
      change(next);
      setState((now) => ({ ...now, older: null }));
    },
    markSaved: () => {
      store(key, null);
      setState((now) => ({ ...now, before: now.value, isRestored: false }));
    },
  };
}

/** A draft that says what the newer version says is done with. */
function worthChoosing<Value extends Form>(older: OlderDraft<Value> | null, theirs: Value): OlderDraft<Value> | null {
  return older && draftConflicts(older, theirs).length > 0 ? older : null;
}
