import type { Answer, ReasonCode } from '@dalil/assistant/answer.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Quote, TriangleAlert } from 'lucide-react';
import { useApi } from '../../data/use-api.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { assistantStateQuery } from '../../queries/assistant.ts';
import { Tag } from '../../ui/tag.tsx';
import { useIsSignedIn } from '../session/use-is-signed-in.ts';
import { usePreferences } from '../preferences/use-preferences.ts';
import { AnswerSources } from './answer-sources.tsx';

type AnswerFootProps = { turnKey: string; answer: Answer; storedAt: string | null };

/** Displayed for every answer, whatever explanations the user chose: another engine than the intended one answered. */
const FALLBACKS: readonly ReasonCode[] = ['model_failed', 'model_slow', 'model_unconfirmed', 'budget_used'];
const IS_SURE = 80;
const IS_LIKELY = 50;

/** CHAT-3: the confidence of an answer with its reasons, its author and its sources. */
export function AnswerFoot({ turnKey, answer, storedAt }: AnswerFootProps) {
  const { _ } = useLingui();
  const { explainDecisions } = usePreferences().aiPreferences;
  const { citations, reasons } = answer;
  return (
    <div className="flex flex-col gap-2 text-label text-text-2">
      <Confidence answer={answer} />
      {explainDecisions && reasons.length > 0 ? (
        <div>
          <p className="font-semibold">{_('chat.reasons')}</p>
          <ul className="list-disc ps-6">
            {reasons.map((reason) => (
              <li key={reason}>{_(`chat.reason.${reason}`)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <Engine answer={answer} />
      {storedAt === null ? null : <OnDevice storedAt={storedAt} />}
      {citations.length > 0 ? (
        <details open className="extra:hidden print:block">
          <summary className="inline-flex min-h-9 items-center gap-2 font-semibold">
            <Quote aria-hidden className="icon-small" />
            {_('chat.sources', { count: citations.length })}
          </summary>
          <AnswerSources turnKey={turnKey} citations={citations} />
        </details>
      ) : null}
    </div>
  );
}

/** Only an actual answer has a confidence. */
function Confidence({ answer: { outcome, confidence } }: { answer: Answer }) {
  const { _ } = useLingui();
  const { confidenceThreshold } = usePreferences().aiPreferences;
  if (outcome !== 'answered' && outcome !== 'partly') return null;
  const isUncertain = confidence < confidenceThreshold;
  const level = confidence >= IS_SURE ? 'high' : confidence >= IS_LIKELY ? 'medium' : 'low';
  const Icon = isUncertain ? TriangleAlert : CircleCheck;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="inline-flex items-center gap-2">
        <Icon aria-hidden className={`icon-small ${isUncertain ? 'text-warning' : 'text-success'}`} />
        {_(`chat.confidence.${level}`)}
      </span>
      {isUncertain ? <Tag tone="warn">{_('chat.uncertain')}</Tag> : null}
    </p>
  );
}

/** CHAT-2: which engine answered. */
function Engine({ answer: { engine, reasons } }: { answer: Answer }) {
  const { _ } = useLingui();
  const api = useApi();
  const { data } = useQuery({ ...assistantStateQuery(api), enabled: engine === 'model', retry: false });
  const fallback = FALLBACKS.find((reason) => reasons.includes(reason));
  const name = data?.name ?? null;
  return (
    <p className="text-meta text-text-3">
      {engine === 'model'
        ? name === null
          ? _('chat.engine.model')
          : _('chat.engine.model-named', { name: isolate(name) })
        : _('chat.engine.grounded')}
      {fallback ? ` ${_(`chat.fallback.${fallback}`)}` : null}
    </p>
  );
}

/** CHAT-5: the server did not receive it, so no account stores it either. */
function OnDevice({ storedAt }: { storedAt: string }) {
  const { _ } = useLingui();
  const { longDate, time } = useFormat();
  const isSignedIn = useIsSignedIn();
  return (
    <p className="text-meta text-text-3">
      {_('chat.on-device', { date: isolate(longDate(storedAt)), time: isolate(time(storedAt)) })}
      {isSignedIn ? ` ${_('chat.on-device.not-kept')}` : null}
    </p>
  );
}
