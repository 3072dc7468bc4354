import { useLingui } from '@lingui/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Form, Link } from 'react-router';
import { useLocalePath } from '../../../language/use-locale.ts';
import type { Day } from '../../../queries/city.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';

/** Navigation to the previous day, the next day or any other day of the supported years. */
export function DayChoice({ day, isRequested }: { day: Day; isRequested: boolean }) {
  const { _ } = useLingui();
  const path = useLocalePath()('/today');
  return (
    <nav aria-label={_('city.day.other')} className="flex flex-wrap items-end gap-3">
      {day.previous ? (
        <Link to={`${path}?date=${day.previous}`} className={buttonClass()}>
          <ArrowLeft aria-hidden className="icon-small flip-rtl" />
          {_('city.day.previous')}
        </Link>
      ) : null}
      {day.next ? (
        <Link to={`${path}?date=${day.next}`} className={buttonClass()}>
          {_('city.day.next')}
          <ArrowRight aria-hidden className="icon-small flip-rtl" />
        </Link>
      ) : null}
      {isRequested ? (
        <Link to={path} className={buttonClass()}>
          {_('city.day.back')}
        </Link>
      ) : null}
      <Form method="get" action={path} className="flex flex-wrap items-end gap-2">
        <TextField
          key={day.date}
          label={_('city.day.choose')}
          type="date"
          name="date"
          min="2020-01-01"
          max="2040-12-31"
          defaultValue={day.date}
        />
        <Button type="submit">{_('city.day.show')}</Button>
      </Form>
    </nav>
  );
}
