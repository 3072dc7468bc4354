import { asDocument, type StructuredData } from './structured-data.ts';

/** Questions with their answers as plain text, as they stand on the page. */
export function describeQuestions(questions: readonly { question: string; answerText: string }[]): StructuredData {
  return asDocument({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answerText }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answerText },
    })),
  });
}
