import type { AnswerSentence, Citation } from '@dalil/assistant/answer.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { Phone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isolate } from '../../language/bidi.tsx';
import { buttonClass } from '../../ui/button.tsx';

type CitedSentenceProps = {
  sentence: AnswerSentence;
  citations: readonly (Citation | undefined)[];
  /** Facts with a phone number. */
  phones: readonly FactView[];
  /** Phone numbers are the main content here: they are as large as buttons. */
  isCalling: boolean;
  onCite: (at: number) => void;
};

/** CHAT-1: a sentence with the numbers of its sources. A removed sentence has no text, only the reason. */
export function CitedSentence({ sentence, citations, phones, isCalling, onCite }: CitedSentenceProps) {
  const { _ } = useLingui();
  if (sentence.isStruck) {
    return (
      <span data-silent="" className="font-sans text-meta text-text-3 italic">
        {_('chat.struck', { reason: _(`chat.struck.${sentence.strikeReason ?? 'uncited'}`) })}{' '}
      </span>
    );
  }
  return (
    <>
      <PhoneText text={sentence.text} phones={phones} isCalling={isCalling} />
      <Marks marks={sentence.citations} citations={citations} onCite={onCite} />{' '}
    </>
  );
}

const MAX_MARKS = 2;

type MarksProps = Pick<CitedSentenceProps, 'citations' | 'onCite'> & { marks: readonly number[] };

/** The numbers of the sources. Many of them would fill lines after a short sentence, so the rest opens on request. */
function Marks({ marks, citations, onCite }: MarksProps) {
  const { _ } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const firstOfRest = useRef<HTMLButtonElement>(null);
  // The button takes the space of one mark.
  const isShort = marks.length <= MAX_MARKS + 1;
  useEffect(() => {
    if (isOpen) firstOfRest.current?.focus();
  }, [isOpen]);
  return (
    <>
      {(isShort || isOpen ? marks : marks.slice(0, MAX_MARKS)).map((at, place) => (
        <button
          key={at}
          ref={place === MAX_MARKS ? firstOfRest : undefined}
          type="button"
          className="cite"
          aria-label={_('chat.source', { number: at + 1, title: isolate(citations[at]?.title ?? '') })}
          title={citations[at]?.title}
          onClick={() => onCite(at)}
        >
          {at + 1}
        </button>
      ))}
      {isShort || isOpen ? null : (
        <button
          type="button"
          className="cite"
          aria-label={_('chat.sources-more', { count: marks.length - MAX_MARKS })}
          onClick={() => setOpen(true)}
        >
          <bdi dir="ltr">+{marks.length - MAX_MARKS}</bdi>
        </button>
      )}
    </>
  );
}

type PhoneTextProps = { text: string; phones: readonly FactView[]; isCalling: boolean };

const IN_TEXT = 'text-link inline-block min-h-6 min-w-6 whitespace-nowrap';

/** Phone numbers of the fact library become links within the text. */
function PhoneText({ text, phones, isCalling }: PhoneTextProps) {
  const found = phones
    .map((fact) => ({ fact, at: fact.text === null ? -1 : text.indexOf(fact.text) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0];
  if (!found?.fact.text) return text;
  const { fact, at } = found;
  const after = text.slice(at + found.fact.text.length);
  const rest = isCalling && /^\p{P}$/u.test(after) ? '' : after;
  return (
    <>
      {text.slice(0, at)}
      <a href={fact.href} dir="ltr" className={isCalling ? `${buttonClass()} font-sans` : IN_TEXT}>
        {isCalling ? <Phone aria-hidden className="icon-small" /> : null}
        {fact.text}
      </a>
      <PhoneText text={rest} phones={phones.filter((one) => one !== fact)} isCalling={isCalling} />
    </>
  );
}
