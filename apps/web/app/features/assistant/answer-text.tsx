import type { Answer, AnswerSentence, TextBlock } from '@dalil/assistant/answer.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { listVisibleFacts } from '../../endpoints/guide.ts';
import { useLocale } from '../../language/use-locale.ts';
import { Notice } from '../../ui/notice.tsx';
import { AnswerCards } from './answer-cards.tsx';
import { CitedSentence } from './cited-sentence.tsx';
import { type PartialAnswer, visibleBlocks } from './partial-answer.ts';
import { SafetyLine, UrgentSafety } from './safety-view.tsx';

type AnswerTextProps = { answer: PartialAnswer | Answer; onCite: (at: number) => void };

/** CHAT-7: an answer in our own elements. Whatever its sentences contain is displayed as text. */
export function AnswerText({ answer, onCite }: AnswerTextProps) {
  const phones = usePhones(answer);
  const isOfficial = 'outcome' in answer && answer.outcome === 'official';
  const renderSentence = (sentence: AnswerSentence, at: number) => (
    <CitedSentence
      key={at}
      sentence={sentence}
      citations={answer.citations}
      phones={phones}
      isCalling={isOfficial}
      onCite={onCite}
    />
  );
  const blocks = visibleBlocks(answer);
  const { safety } = answer;
  // What is only possible takes one line. Lines that help belong to the answer.
  const ofSafety = safety?.strength === 'possible' ? 1 : (safety?.blocks ?? 0);
  const rest = blocks.slice(ofSafety).map((block, at) =>
    // Blocks and sentences are only appended, so their positions are their keys.
    block.kind === 'cards' ? (
      <AnswerCards key={at} cards={block.items} />
    ) : (
      <Text key={at} block={block} renderSentence={renderSentence} />
    ),
  );
  if (!safety) return rest;
  const texts = blocks.slice(0, ofSafety).filter((block) => block.kind !== 'cards');
  if (safety.strength === 'possible') {
    return (
      <>
        <SafetyLine safety={safety} blocks={texts} />
        {rest}
      </>
    );
  }
  return (
    <>
      <UrgentSafety safety={safety} blocks={texts} renderSentence={renderSentence} />
      {rest.length > 0 ? (
        <details>
          <summary className="inline-flex min-h-11 items-center font-semibold">{safety.words.beside}</summary>
          <div className="flex flex-col gap-4 pt-2">{rest}</div>
        </details>
      ) : null}
    </>
  );
}

type TextProps = {
  block: TextBlock;
  renderSentence: (sentence: AnswerSentence, at: number) => ReactNode;
};

const LIST_LOOK = 'flex flex-col gap-2 ps-6 font-reading text-body-article';

function Text({ block: { kind, sentences }, renderSentence }: TextProps) {
  const items = () => sentences.map((sentence, at) => <li key={at}>{renderSentence(sentence, at)}</li>);
  switch (kind) {
    case 'paragraph':
      return (
        <p data-read="" className="font-reading text-body-article">
          {sentences.map(renderSentence)}
        </p>
      );
    case 'list':
      return (
        <ul data-read="" className={`${LIST_LOOK} list-disc`}>
          {items()}
        </ul>
      );
    case 'steps':
      return (
        <ol data-read="" className={`${LIST_LOOK} list-decimal`}>
          {items()}
        </ol>
      );
    case 'notice':
      return (
        <Notice icon={<Landmark aria-hidden className="icon mt-px" />}>
          <div data-read="" className="flex flex-col gap-1 text-ui">
            {sentences.map((sentence, at) => (
              <p key={at}>{renderSentence(sentence, at)}</p>
            ))}
          </div>
        </Notice>
      );
  }
}

/** The cited facts that are phone numbers. They are fetched after the answer is complete. */
function usePhones(answer: PartialAnswer | Answer): FactView[] {
  const locale = useLocale();
  const isWhole = 'engine' in answer;
  const textLocale = isWhole ? answer.locale : locale;
  const ids = answer.citations.flatMap((cited) => (cited?.kind === 'fact' ? [cited.id] : []));
  const { data = [] } = useQuery({
    ...listVisibleFacts({ locale: textLocale, ids: ids.toSorted() }),
    enabled: isWhole && ids.length > 0,
    retry: false,
  });
  return data.filter((fact) => fact.href?.startsWith('tel:'));
}
