import { useLingui } from '@lingui/react';
import type { Answer } from '../../data/endpoint.ts';
import { TextIn } from '../../features/prose/text-language.tsx';
import { Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Tag } from '../../ui/tag.tsx';
import { IdeaChangeForm } from './idea-change-form.tsx';

/** One idea with its text, and the form that says how far it has come. */
export function IdeaCard({ idea }: { idea: Answer<'changeIdea'> }) {
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 high-contrast:border-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label">
        <Ltr className="font-mono font-semibold">{idea.reference}</Ltr>
        <Tag tone={idea.state === 'received' ? 'warn' : 'ok'}>{_(`mayor.state.${idea.state}`)}</Tag>
        <span className="text-meta text-text-3">
          {_(`mayor.about.${idea.topic}`)} · {_('mayor.idea.received', { date: format.shortDate(idea.receivedOn) })}
          {idea.authority ? ` · ${_(`mayor.authority.${idea.authority}`)}` : null}
        </span>
      </div>
      <TextIn locale={idea.locale} className="measure text-ui whitespace-pre-line wrap-anywhere">
        {idea.message}
      </TextIn>
      <Disclosure title={_('ideas.edit')}>
        <IdeaChangeForm key={idea.changedOn + idea.state} idea={idea} />
      </Disclosure>
    </li>
  );
}
