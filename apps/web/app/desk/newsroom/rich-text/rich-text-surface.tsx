import type { FactView } from '@dalil/domain/guide/views.ts';
import { type EditorState, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { controlClass } from '../../../ui/control-class.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { BodyTextProps } from '../body-text.ts';
import { FactLabels } from './fact-view.ts';
import { LinkForm } from './link-form.tsx';
import { markdownOf, stateOf } from './plugins.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import './rich-text.css';
import { schema } from './schema.ts';
import { COMMANDS, hrefAt, type RichTool, setLink } from './tools.ts';

/** `markdown`: the text at the start. Later ones come from here. */
export type RichTextSurfaceProps = BodyTextProps & { facts: readonly FactView[] };

export function RichTextSurface({ ref, label, hint, lang, dir, facts, ...given }: RichTextSurfaceProps) {
  const { id: ownId, error, errorPrefix, ...text } = given;
  const id = useId();
  const controlId = ownId ?? `${id}-text`;
  const [isLinking, setLinking] = useState(false);
  const attributes = {
    id: controlId,
    class: classNames(controlClass, 'max-h-120 min-h-96 overflow-y-auto'),
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': `${id}-hint`,
    lang,
    dir,
  };
  const { place, view, state } = useEditor({ ...text, facts, attributes, onLink: () => setLinking(true) });
  // The editor draws its own element, so what says that it is wrong is written to it.
  useEffect(() => {
    if (error === undefined) view?.dom.removeAttribute('aria-invalid');
    else view?.dom.setAttribute('aria-invalid', 'true');
    view?.dom.setAttribute('aria-describedby', error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`);
  }, [view, error, id]);
  useImperativeHandle(ref, () => ({
    insertFact: (factId) => view && insert(view, 'fact', factId),
    insertLink: (link) => view && insert(view, 'link', link),
  }));
  function use(tool: RichTool): void {
    if (tool === 'link') return setLinking(true);
    if (!view) return;
    COMMANDS[tool](view.state, view.dispatch, view);
    view.focus();
  }
  function endLink(href?: string | null): void {
    setLinking(false);
    if (!view) return;
    if (href !== undefined) setLink(href)(view.state, view.dispatch);
    view.focus();
  }
  return (
    <div className="flex flex-col gap-2">
      {/* A click on the label leads to the text, as with a field; assistive technology has its name from `aria-labelledby`. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above */}
      <span id={`${id}-label`} className="text-label font-semibold" onClick={() => view?.focus()}>
        {label}
      </span>
      <span id={`${id}-hint`} className="text-meta text-text-3">
        {hint}
      </span>
      {error === undefined ? null : (
        <span id={`${id}-error`} className="text-label font-semibold text-danger">
          <VisuallyHidden>{errorPrefix}</VisuallyHidden> {error}
        </span>
      )}
      {state ? <RichTextToolbar state={state} controls={controlId} onUse={use} /> : null}
      {state && isLinking ? <LinkForm href={hrefAt(state)} onDone={endLink} /> : null}
      <div ref={place} />
    </div>
  );
}

type EditorOptions = Pick<RichTextSurfaceProps, 'markdown' | 'maxLength' | 'facts' | 'onChange'> & {
  attributes: Record<string, string>;
  onLink: () => void;
};

/** One editor for the life of the component. React draws what is around it. */
function useEditor({ markdown, maxLength, facts, attributes, ...on }: EditorOptions) {
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const [labels] = useState(() => new FactLabels());
  const onLink = useEffectEvent(on.onLink);
  const onChange = useEffectEvent(on.onChange);
  const start = useEffectEvent((at: HTMLElement) => {
    const first = stateOf(markdown, { maxLength, onLink: () => onLink() });
    const editor: EditorView = new EditorView(at, {
      state: first,
      attributes,
      nodeViews: { fact: (node) => labels.view(node) },
      dispatchTransaction: (transaction) => {
        const next = editor.state.apply(transaction);
        editor.updateState(next);
        setState(next);
        // What was typed and taken back leaves the Markdown as it was.
        if (transaction.docChanged) onChange(next.doc.eq(first.doc) ? markdown : markdownOf(next.doc));
      },
    });
    setView(editor);
    setState(first);
    return editor;
  });
  useEffect(() => {
    if (!place.current) return undefined;
    const editor = start(place.current);
    return () => editor.destroy();
  }, []);
  useEffect(() => labels.update(facts), [labels, facts]);
  return { place, view, state };
}

function insert(view: EditorView, ...[kind, what]: ['fact', string] | ['link', { title: string; href: string }]): void {
  const node =
    kind === 'fact'
      ? schema.node('fact', { id: what })
      : schema.text(what.title, [schema.mark('link', { href: what.href })]);
  const { tr, selection, doc } = view.state;
  // The space that was typed before may be gone: Markdown has none at the end of a line, nor has a draft of it.
  const signAt = (from: number, to: number) =>
    doc.textBetween(Math.max(0, from), Math.min(doc.content.size, to), '\n', '\uFFFC');
  const isWord = (sign: string) => /[\p{L}\p{M}\p{N}\uFFFC]/u.test(sign);
  const before = isWord(signAt(selection.from - 1, selection.from)) ? [schema.text(' ')] : [];
  const after = isWord(signAt(selection.to, selection.to + 1)) ? [schema.text(' ')] : [];
  tr.replaceWith(selection.from, selection.to, [...before, node, ...after]);
  tr.setSelection(TextSelection.near(tr.doc.resolve(tr.mapping.map(selection.to))));
  view.dispatch(tr.scrollIntoView());
  view.focus();
}
