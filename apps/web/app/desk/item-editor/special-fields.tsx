import { lazy, type ReactNode, Suspense } from 'react';
import { CollectedItems } from './collected-items.tsx';
import { DateField } from './date-field.tsx';
import { FactLink } from './fact-link.tsx';
import { ItemReferences } from './item-references.tsx';
import { PictureField } from './picture-field.tsx';
import type { FieldProps } from './field-props.ts';
import { ReasonsField } from './reasons-field.tsx';
import { TermField } from './term-field.tsx';
import { MonthsField, TimeField, WeekdaysField } from './weekly-fields.tsx';

// The map is drawn by a library that only this field needs.
const PositionField = lazy(async () => ({ default: (await import('./position-field.tsx')).PositionField }));

const none = () => null;
const TIME_OF_PLAN = /^body\.hours\.\d+\.at$/;

const SPECIAL: Readonly<Record<string, (props: FieldProps) => ReactNode>> = {
  'data.position': (props) => (
    <Suspense fallback={<div className="min-h-64 rounded-card bg-sunken" />}>
      <PositionField {...props} />
    </Suspense>
  ),
  'data.subcategory': (props) => <TermField {...props} />,
  'data.cuisine': (props) => <TermField {...props} isOptional />,
  'data.picture': (props) => <PictureField {...props} />,
  'data.placeIds': (props) => <ItemReferences {...props} kind="place" />,
  'data.placeId': (props) => <ItemReferences {...props} kind="place" isSingle />,
  'data.items': (props) => <CollectedItems {...props} />,
  // Other rules have a number of days, and days of the year, under the same names.
  'data.recurrence.days': (props) => (props.node.type === 'list' ? <WeekdaysField {...props} /> : undefined),
  'data.recurrence.from': (props) => (props.node.type === 'maybe' ? <TimeField {...props} /> : undefined),
  'data.recurrence.to': (props) => (props.node.type === 'maybe' ? <TimeField {...props} /> : undefined),
  'data.usualMonths': (props) => <MonthsField {...props} />,
  'data.event': (props) => <ItemReferences {...props} kind="event" isSingle />,
  'body.reasons': (props) => <ReasonsField {...props} />,
  'data.effectiveDate': (props) => <DateField {...props} />,
  'data.landmarkPlaceIds': (props) => <ItemReferences {...props} kind="place" />,
  'data.relatedIds': (props) => <ItemReferences {...props} kind="service" />,
  // Among the details of an article, with which its texts are approved.
  'data.isEvergreen': none,
  // Hours, telephone and prices are facts with a form of their own.
  'data.hours': none,
  'data.phone': none,
  'data.prices': none,
  // Texts of facts, which the facts desk changes.
  'data.worship.dress': (props) => <FactLink {...props} />,
  'data.worship.visits': (props) => <FactLink {...props} />,
};

/** The control of a part of the schema that a plain field would not serve. Null: it has none here; undefined: a plain one. */
export function specialField(props: FieldProps): ReactNode {
  if (TIME_OF_PLAN.test(props.path)) return <TimeField {...props} />;
  return SPECIAL[props.path]?.(props);
}
