import { AUDIENCES } from '@dalil/domain/guide/content-item.ts';
import { CATEGORIES } from '@dalil/domain/guide/category.ts';
import { CITY_AREAS } from '@dalil/domain/guide/neighbourhood.ts';
import { SECTION_IDS } from '@dalil/domain/guide/sections.ts';
import { SITE } from '@dalil/domain/languages/tables/site.ts';
import { hasCategory, type EditedKind, type ItemHead } from '@dalil/domain/newsroom/item-data.ts';
import { useLingui } from '@lingui/react';
import { useLocale } from '../../language/use-locale.ts';
import { SelectField } from '../../ui/select.tsx';
import { ChoiceList } from './choice-list.tsx';
import { controlId, useFieldContext } from './field-context.ts';
import { useFault } from './use-fault.ts';

type HeadFieldsProps = { kind: EditedKind; head: ItemHead; isArranging: boolean; onChange: (head: ItemHead) => void };

/** Which lists an item is in: its category, lists, tags, neighbourhoods, and for whom it is. */
export function HeadFields({ kind, head, isArranging, onChange }: HeadFieldsProps) {
  const { _ } = useLingui();
  const locale = useLocale();
  const { terms } = useFieldContext();
  const tagFault = useFault('head.tags');
  const categoryFault = useFault('head.category');
  return (
    <>
      {hasCategory(kind) && kind !== 'article' && !isArranging ? (
        <SelectField
          id={controlId('head.category')}
          label={_('newsroom.category')}
          error={categoryFault}
          options={[
            { value: '', label: _('editor.choose') },
            ...CATEGORIES.map((value) => ({ value, label: _(`guide.category.${value}`) })),
          ]}
          value={head.category ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ ...head, category: CATEGORIES.find((one) => one === currentTarget.value) ?? null })
          }
        />
      ) : null}
      <ChoiceList
        legend={_('editor.field.sections')}
        options={[
          ...SECTION_IDS.map((value) => ({ value, label: SITE[locale].lists[value].title })),
          ...(kind === 'event' || head.sections.includes('events')
            ? [{ value: 'events', label: _('guide.category.events') }]
            : []),
        ]}
        chosen={head.sections}
        onChange={(sections) => onChange({ ...head, sections })}
      />
      <ChoiceList
        legend={_('editor.field.tags')}
        options={terms['tags'] ?? []}
        chosen={head.tags}
        error={tagFault}
        onChange={(tags) => onChange({ ...head, tags })}
      />
      {isArranging || kind === 'collection' ? null : (
        <>
          <ChoiceList
            legend={_('editor.field.neighbourhoods')}
            options={CITY_AREAS.map((value) => ({ value, label: _(`guide.neighbourhood.${value}`) }))}
            chosen={head.neighbourhoods}
            onChange={(chosen) =>
              onChange({ ...head, neighbourhoods: CITY_AREAS.filter((one) => chosen.includes(one)) })
            }
          />
          <ChoiceList
            legend={_('editor.field.audience')}
            options={AUDIENCES.map((value) => ({ value, label: _(`guide.audience.${value}`) }))}
            chosen={head.audience}
            onChange={(chosen) => onChange({ ...head, audience: AUDIENCES.filter((one) => chosen.includes(one)) })}
          />
        </>
      )}
    </>
  );
}
