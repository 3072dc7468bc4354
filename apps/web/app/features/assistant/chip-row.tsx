import { chipClass } from '../../ui/chip-class.ts';

type ChipRowProps = {
  label: string;
  questions: readonly string[];
  onQuestion: (question: string) => void;
  language: object;
};

/** Suggested questions, each sent by pressing it. */
export function ChipRow({ label, questions, onQuestion, language }: ChipRowProps) {
  if (questions.length === 0) return null;
  return (
    <ul aria-label={label} className="shelf chip-row" {...language}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" className={chipClass()} onClick={() => onQuestion(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
