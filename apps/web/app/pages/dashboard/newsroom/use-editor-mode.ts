import { useState } from 'react';

export const EDITOR_MODES = ['formatted', 'markdown'] as const;
export type EditorMode = (typeof EDITOR_MODES)[number];

const NAME = 'dalil.editor.mode';

/** How texts are written on this device: formatted, unless Markdown was chosen. */
export function useEditorMode(): [EditorMode, (mode: EditorMode) => void] {
  const [mode, setMode] = useState(read);
  function change(next: EditorMode): void {
    setMode(next);
    try {
      localStorage.setItem(NAME, next);
    } catch {
      // Storage that is blocked forgets the choice; it holds for this page.
    }
  }
  return [mode, change];
}

function read(): EditorMode {
  try {
    return globalThis.localStorage?.getItem(NAME) === 'markdown' ? 'markdown' : 'formatted';
  } catch {
    return 'formatted';
  }
}
