import type { Locale } from '@dalil/domain/language/locale.ts';
import { TextIn } from '../../features/prose/text-language.tsx';
import { Section } from './section.tsx';

type PointsProps = { locale: Locale; part: string; title: string; points: readonly string[] };

/** A section of short points. Nothing where there are none. */
export function Points({ part, title, points, locale }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <Section title={title} isRuled>
      <TextIn locale={locale}>
        <ul data-read="" data-part={part} className="flex max-w-measure list-disc flex-col gap-2 ps-5 text-ui">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </TextIn>
    </Section>
  );
}
