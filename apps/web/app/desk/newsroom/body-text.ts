import type { Ref } from 'react';

/** What the pickers beside the body of a text do with it. */
export type BodyHandle = {
  insertFact: (id: string) => void;
  insertLink: (link: { title: string; href: string }) => void;
};

/** The body of a text in an editor, whichever it is. Its value is Markdown. */
export type BodyTextProps = {
  ref: Ref<BodyHandle>;
  label: string;
  hint: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  markdown: string;
  maxLength: number;
  /** Of the control, and why the server refused its text. */
  id?: string | undefined;
  error?: string | undefined;
  errorPrefix?: string | undefined;
  onChange: (markdown: string) => void;
};
