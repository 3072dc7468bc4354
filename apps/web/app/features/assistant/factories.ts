import type { Answer, AnswerSentence, Citation, Safety } from '@dalil/assistant/answer.ts';
import type { AnswerEvent } from './partial-answer.ts';

export function aCitation(given: Partial<Citation> = {}): Citation {
  return {
    kind: 'fact',
    id: 'visa.overstay.fine',
    title: 'Overstay fine',
    href: '/government/visa-overstay',
    source: { name: 'ICP', url: 'https://icp.gov.ae' },
    asOf: '2025',
    ...given,
  };
}

export function aSentence(given: Partial<AnswerSentence> = {}): AnswerSentence {
  return { text: 'The fine is AED 50 a day.', citations: [0], role: 'claim', ...given };
}

export function aSafety(given: Partial<Safety> = {}): Safety {
  return {
    strength: 'urgent',
    event: 'stroke',
    words: { title: 'Signs of a stroke', until: 'Until help comes', beside: 'The answer to your question' },
    calls: [
      { fact: 'emergency.ambulance', label: 'Ambulance', number: '998', href: 'tel:998', citation: 0 },
      { fact: 'emergency.police', label: 'Police, emergency', number: '999', href: 'tel:999', citation: 0 },
    ],
    blocks: 3,
    ...given,
  };
}

export function anAnswer(given: Partial<Answer> = {}): Answer {
  return {
    engine: 'grounded',
    locale: 'en',
    outcome: 'answered',
    topic: null,
    blocks: [{ kind: 'paragraph', sentences: [aSentence()] }],
    citations: [aCitation()],
    confidence: 95,
    reasons: ['from_facts'],
    followUps: ['How do I pay it?'],
    ...given,
  };
}

export function written({ event, data }: AnswerEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** The stream of an answer as the server writes it. */
export function streamOf(answer: Answer): string {
  const citations = answer.citations.map((citation, at) => written({ event: 'citation', data: { at, citation } }));
  const parts = answer.blocks.flatMap((block, at) =>
    block.kind === 'cards'
      ? [written({ event: 'part', data: { type: 'cards', block: at, items: [...block.items] } })]
      : block.sentences.map((sentence) =>
          written({
            event: 'part',
            data: {
              type: 'sentence',
              block: at,
              kind: block.kind,
              sentence: { ...sentence, citations: [...sentence.citations] },
            },
          }),
        ),
  );
  const safety = answer.safety
    ? [
        written({
          event: 'part',
          data: { type: 'safety', safety: { ...answer.safety, calls: [...answer.safety.calls] } },
        }),
      ]
    : [];
  return [...safety, ...citations, ...parts, doneOf(answer)].join('');
}

export function doneOf(answer: Answer): string {
  return `event: done\ndata: ${JSON.stringify({ answer, isUncertain: false, conversation: null })}\n\n`;
}

/** A body that arrives in these pieces. `isOpen`: the stream does not end after them. */
export function bodyOf(pieces: readonly (string | Uint8Array)[], isOpen = false): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(stream) {
      for (const piece of pieces) stream.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      if (!isOpen) stream.close();
    },
  });
}
