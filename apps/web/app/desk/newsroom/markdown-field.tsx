import { type KeyboardEvent, useImperativeHandle, useRef } from 'react';
import { TextAreaField } from '../../ui/field.tsx';
import type { BodyTextProps } from './body-text.ts';
import { MarkdownToolbar, SHORTCUTS } from './markdown-toolbar.tsx';
import { applyTool, insertWord, type MarkdownTool, type Selected } from './markdown-tools.ts';

/** STAFF-1: a text as Markdown, with tools that write its marks. */
export function MarkdownField({ ref, markdown, onChange, ...field }: BodyTextProps) {
  const body = useRef<HTMLTextAreaElement>(null);
  /** Changes the Markdown and leaves selected what the writer goes on with. */
  function edit(change: (selected: Selected) => Selected): void {
    const { selectionStart = markdown.length, selectionEnd = selectionStart } = body.current ?? {};
    const next = change({ text: markdown, start: selectionStart, end: selectionEnd });
    onChange(next.text);
    requestAnimationFrame(() => {
      body.current?.focus();
      body.current?.setSelectionRange(next.start, next.end);
    });
  }
  const applyToolTo = (tool: MarkdownTool) => edit((selected) => applyTool(selected, tool));
  const insert = (part: string) => edit((selected) => insertWord(selected, part));
  useImperativeHandle(ref, () => ({
    insertFact: (id) => insert(`{{${id}}}`),
    insertLink: ({ title, href }) => insert(`[${title}](${href})`),
  }));
  function onKeyDown(event: KeyboardEvent): void {
    const tool = event.ctrlKey || event.metaKey ? SHORTCUTS[event.key.toLowerCase()] : undefined;
    if (tool === undefined) return;
    event.preventDefault();
    applyToolTo(tool);
  }
  return (
    <>
      <MarkdownToolbar onUse={applyToolTo} />
      <TextAreaField
        ref={body}
        rows={18}
        value={markdown}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={onKeyDown}
        {...field}
      />
    </>
  );
}
