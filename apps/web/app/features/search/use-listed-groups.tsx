import { useLingui } from '@lingui/react';
import { History, type LucideIcon, Search, TrendingUp, X } from 'lucide-react';
import { isolate } from '../../language/bidi.tsx';
import { directionOf } from '../../language/messages.ts';
import type { ListedOption } from '../../ui/option-list.tsx';
import { MarkedText } from './marked-text.tsx';
import type { OptionGroup, SearchOption } from './option-groups.ts';
import { typedMarks } from './typed-marks.ts';

const SIGNS: Record<OptionGroup['name'], LucideIcon> = { recent: History, suggestions: Search, trending: TrendingUp };

/** The groups as text: what each option is, with the typed words marked. */
export function useListedGroups(groups: readonly OptionGroup[], typed: string, canRemove: boolean) {
  const { _ } = useLingui();

  function noteOf({ suggestion }: SearchOption): string | undefined {
    if (!suggestion) return undefined;
    const { kind, count } = suggestion;
    if (kind) return _(`search.kind.${kind}`);
    return count === null ? undefined : _('search.people', { count });
  }

  return groups.map(({ name, options }) => ({
    id: name,
    label: _(`search.group.${name}`),
    options: options.map(
      (option): ListedOption => ({
        id: option.id,
        icon: <GroupSign group={name} />,
        text: <OptionText option={option} typed={typed} />,
        note: noteOf(option),
        removeHint: option.recent && canRemove ? _('search.recent.remove', { query: isolate(option.text) }) : undefined,
        removeIcon: <X aria-hidden className="icon-small" />,
      }),
    ),
  }));
}

function GroupSign({ group }: { group: OptionGroup['name'] }) {
  const Sign = SIGNS[group];
  return <Sign aria-hidden className="icon" />;
}

function OptionText({ option: { text, suggestion }, typed }: { option: SearchOption; typed: string }) {
  const marked = <MarkedText text={text} marks={typedMarks(text, typed)} tag="b" />;
  if (!suggestion) return <bdi>{marked}</bdi>;
  return (
    <bdi lang={suggestion.locale} dir={directionOf(suggestion.locale)}>
      {marked}
    </bdi>
  );
}
