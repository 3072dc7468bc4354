export type TextDiffProps = { parts: readonly { kind: 'same' | 'added' | 'removed'; text: string }[] };

/** A text with what was added and removed. Line and colour show the kind, and the elements say it to a screen reader. */
export function TextDiff({ parts }: TextDiffProps) {
  return parts.map(({ kind, text }, at) => {
    if (kind === 'added') {
      return (
        <ins key={at} className="bg-success-soft text-success underline decoration-2">
          {text}
        </ins>
      );
    }
    if (kind === 'removed') {
      return (
        <del key={at} className="bg-danger-soft text-danger line-through">
          {text}
          {isJoined(text, parts[at + 1]) ? ' ' : null}
        </del>
      );
    }
    return <span key={at}>{text}</span>;
  });
}

/** The last word of a text has no space after it, and would run into the words that replace it. */
function isJoined(text: string, next: TextDiffProps['parts'][number] | undefined): boolean {
  return next?.kind === 'added' && text.trimEnd() === text;
}
