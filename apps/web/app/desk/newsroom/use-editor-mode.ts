import { useState } from 'react';
import { deviceStorage } from '../../data/page-storage.ts';

export const EDITOR_MODES = ['formatted', 'markdown'] as const;
export type EditorMode = (typeof EDITOR_MODES)[number];

const NAME = 'dalil.editor.mode';

/** How texts are written on this device: formatted, unless Markdown was chosen. */
export function useEditorMode(): [EditorMode, (mode: EditorMode) => void] {
  const [mode, setMode] = useState(read);
  function change(next: EditorMode): void {
    setMode(next);
    deviceStorage.setItem(NAME, next);
  }
  return [mode, change];
}

function read(): EditorMode {
  return deviceStorage.getItem(NAME) === 'markdown' ? 'markdown' : 'formatted';
}
