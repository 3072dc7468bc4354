import type { AnswerSentence, Safety, TextBlock } from '@dalil/assistant/answer.ts';
import { CircleX, HeartPulse, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';

type SafetyLineProps = { safety: Safety; blocks: readonly TextBlock[] };

const CALL =
  'bg-danger text-surface no-underline high-contrast:border-2 high-contrast:border-current forced-colors:border';

/** CHAT-2: one line above an answer, for somebody who may need a number. */
export function SafetyLine({ safety: { calls }, blocks }: SafetyLineProps) {
  const [first] = calls;
  const text = blocks.flatMap(({ sentences }) => sentences.map((sentence) => sentence.text)).join(' ');
  if (!first) return null;
  return (
    <div
      role="note"
      className="flex items-center gap-3 rounded-control border border-danger bg-danger-soft py-1 ps-3 pe-1 text-danger"
    >
      <HeartPulse aria-hidden className="icon" />
      <p data-read="" className="min-w-0 grow text-label font-semibold">
        {text}
      </p>
      <a
        href={first.href}
        aria-label={`${first.label}: ${first.number}`}
        className={classNames(
          CALL,
          'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control px-4 text-label font-semibold',
        )}
      >
        <Phone aria-hidden className="icon-small" />
        <bdi dir="ltr">{first.number}</bdi>
      </a>
    </div>
  );
}

type UrgentSafetyProps = SafetyLineProps & { renderSentence: (sentence: AnswerSentence, at: number) => ReactNode };

/** CHAT-2: an emergency takes the screen of the reply: the one right number, then what to do, what not to do, and who helps. */
export function UrgentSafety({ safety, blocks, renderSentence }: UrgentSafetyProps) {
  const [first, ...others] = safety.calls;
  // The numbers of the first block are the buttons.
  const rest = blocks.slice(1);
  if (!first) return null;
  return (
    <section data-safety="urgent" className="flex flex-col gap-3">
      <h2 data-read="" className="text-section font-strong">
        {safety.words.title}
      </h2>
      <a
        href={first.href}
        data-read=""
        className={classNames(CALL, 'flex min-h-24 items-center gap-4 rounded-dialog px-5 py-4')}
      >
        <Phone aria-hidden className="size-8 shrink-0" />
        <span className="flex min-w-0 flex-col">
          <b className="safety-number">
            <bdi dir="ltr">{first.number}</bdi>
          </b>
          <span className="text-ui font-semibold">{first.label}</span>
        </span>
      </a>
      {others.length > 0 ? (
        <ul className="safety-others">
          {others.map(({ fact, href, label, number }) => (
            <li key={fact} className="flex">
              <a href={href} className={classNames(buttonClass(), 'min-h-14 grow')}>
                <Phone aria-hidden className="icon-small" />
                <span className="min-w-0">
                  {label} <bdi dir="ltr">{number}</bdi>
                </span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {rest.map((block, at) => (
        <SafetyBlock key={at} block={block} until={safety.words.until} renderSentence={renderSentence} />
      ))}
    </section>
  );
}

type SafetyBlockProps = Pick<UrgentSafetyProps, 'renderSentence'> & { block: TextBlock; until: string };

function SafetyBlock({ block: { kind, sentences }, until, renderSentence }: SafetyBlockProps) {
  const items = sentences.map((sentence, at) => (
    <li key={at}>
      <span>{renderSentence(sentence, at)}</span>
    </li>
  ));
  switch (kind) {
    case 'steps':
      return (
        <div data-read="">
          <h3 className="pt-2 pb-1 text-name font-strong">{until}</h3>
          <ol className="safety-steps text-ui">{items}</ol>
        </div>
      );
    case 'notice':
      return (
        <Notice tone="danger" icon={<CircleX aria-hidden className="icon mt-px" />}>
          <div data-read="" className="flex flex-col gap-1 text-ui font-semibold">
            {sentences.map((sentence, at) => (
              <p key={at}>{renderSentence(sentence, at)}</p>
            ))}
          </div>
        </Notice>
      );
    case 'list':
      return (
        <ul data-read="" className="flex flex-col gap-2 text-ui">
          {items}
        </ul>
      );
    case 'paragraph':
      return (
        <p data-read="" className="text-ui">
          {sentences.map(renderSentence)}
        </p>
      );
  }
}
