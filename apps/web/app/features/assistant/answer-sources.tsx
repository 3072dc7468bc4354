import type { Citation } from '@dalil/assistant/answer.ts';
import { useLingui } from '@lingui/react';
import { ArrowUpRight } from 'lucide-react';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { FactGrade } from '../facts/fact-grade.tsx';
import { RouterLink } from '../guide-cards/router-link.tsx';

type AnswerSourcesProps = { turnKey: string; citations: readonly (Citation | undefined)[] };

/** The sources of an answer, numbered as in its text. Each opens its place in the guide and names the original source. */
export function AnswerSources({ turnKey, citations }: AnswerSourcesProps) {
  return (
    <ol className="flex flex-col">
      {citations.map((citation, at) =>
        citation ? (
          <Source key={`${citation.kind}/${citation.id}`} citation={citation} number={at + 1} turnKey={turnKey} />
        ) : null,
      )}
    </ol>
  );
}

type SourceProps = { citation: Citation; number: number; turnKey: string };

function Source({ citation, number, turnKey }: SourceProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const { kind, source, asOf, confidence } = citation;
  return (
    <li
      data-source={`${turnKey}-${number}`}
      tabIndex={-1}
      className="flex items-start gap-3 rounded-control border-b border-line py-2 last:border-b-0"
    >
      <span aria-hidden className="cite-number">
        {number}
      </span>
      <div className="flex min-w-0 grow flex-col">
        <SourceTitle citation={citation} />
        <span className="flex flex-wrap gap-x-3 text-meta text-text-3">
          <span>{_(`chat.kind.${kind}`)}</span>
          {source?.url ? (
            <a href={source.url} rel="external" className="text-link inline-flex min-h-6 items-center">
              {source.name}
            </a>
          ) : null}
          {source && !source.url ? <bdi>{source.name}</bdi> : null}
          {asOf && confidence ? <FactGrade fact={{ asOf, confidence }} /> : null}
          {asOf && !confidence ? <span>{_('chat.as-of', { date: format.asOf(asOf) })}</span> : null}
        </span>
      </div>
    </li>
  );
}

function SourceTitle({ citation: { title, href } }: { citation: Citation }) {
  const toLocale = useLocalePath();
  if (href === null) return <bdi className="text-label font-medium">{title}</bdi>;
  return (
    <RouterLink
      href={toLocale(href)}
      className="flex min-h-6 items-start justify-between gap-2 text-label font-medium underline-offset-4 hover:underline"
    >
      <bdi>{title}</bdi>
      <ArrowUpRight aria-hidden className="icon-small mt-1 flip-rtl text-text-3" />
    </RouterLink>
  );
}
