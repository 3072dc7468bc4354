import type { AnswerSentence, Citation } from '@dalil/assistant/answer.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { Phone } from 'lucide-react';
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
      {sentence.citations.map((at) => (
        <button
          key={at}
          type="button"
          className="cite"
          aria-label={_('chat.source', { number: at + 1, title: isolate(citations[at]?.title ?? '') })}
          title={citations[at]?.title}
          onClick={() => onCite(at)}
        >
          {at + 1}
        </button>
      ))}{' '}
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
