import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, type FieldProblem } from '../../data/api.ts';
import { TextField } from '../../ui/field.tsx';
import { renderInPage } from '../prose/test-page.tsx';
import { InlineForm, useAccountForm, useControl } from './account-form.tsx';
import { FailureText } from './failure-text.tsx';
import { useFieldErrors } from './use-field-errors.ts';

afterEach(cleanup);

const refused = (...fields: FieldProblem[]) => new ApiError(400, 'invalid_input', { fields });

/** A form that keeps its values itself, with what the server answers. */
function Form({ answer }: { answer: Error }) {
  const errors = useFieldErrors(['name', 'sources.0.url', 'sources'], {
    'name.taken': { key: 'account.url.known' },
    'action.own_text': { key: 'account.failed.denied' },
  });
  return (
    <>
      <FailureText failure={errors.failure} />
      <TextField label="Name" defaultValue="typed" {...errors.of('name')} />
      <TextField label="Address" {...errors.of('sources.0.url')} />
      <button type="button" onClick={() => errors.fail(answer, 'account.failed.network')}>
        send
      </button>
    </>
  );
}
const send = async (answer: Error) => {
  await renderInPage(<Form answer={answer} />, { path: '/dashboard' });
  fireEvent.click(screen.getByRole('button', { name: 'send' }));
};
const errorOf = (name: string) => {
  const control = screen.getByLabelText(name);
  return document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
};

test('ERR-8 each problem of the server stands at its field, the first has the focus, and what was typed stays', async () => {
  await send(refused({ path: 'sources.0.url', code: 'insecure' }, { path: 'name', code: 'taken' }));
  expect(errorOf('Name')).toContain('in the list already');
  expect(errorOf('Address')).toContain('https');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('typed');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('ERR-8 a code without words of its own still says what is wrong at the field', async () => {
  await send(refused({ path: 'name', code: 'too_big' }));
  expect(errorOf('Name')).toContain('This is too long or too large');
  expect(errorOf('Address')).toBeNull();
});

test('ERR-8 what belongs to no field is said of the whole form', async () => {
  await send(refused({ path: 'action', code: 'own_text' }));
  expect(screen.getByRole('alert').textContent).toContain('You may not do this');
  expect(document.activeElement).toBe(document.body);
});

function Fields({ answer }: { answer: Error }) {
  const form = useAccountForm({
    fields: { when: { id: 'when', path: 'reviewBy' }, title: { id: 'title' } },
    others: { parts: 'parts' },
    send: async () => Promise.reject(answer),
    fallback: 'account.failed.network',
  });
  return (
    <InlineForm form={form} submit="account.cancel">
      <TextField label="When" {...useControl(form.field('when'))} />
      <TextField label="Title" {...useControl(form.field('title'))} />
      <TextField label="Parts" {...form.other('parts')} />
    </InlineForm>
  );
}

test('ERR-8 a form of fields knows the paths of the server, of lists and of controls kept elsewhere', async () => {
  const answer = refused(
    { path: 'reviewBy', code: 'invalid_format' },
    { path: 'title.en', code: 'required' },
    { path: 'parts.3', code: 'invalid_value' },
  );
  await renderInPage(<Fields answer={answer} />, { path: '/dashboard' });
  fireEvent.submit(screen.getByLabelText('When').closest('form') as HTMLFormElement);
  await screen.findByRole('link', { name: 'Something is missing here' });
  expect(errorOf('When')).toContain('not in the form');
  expect(errorOf('Title')).toContain('Something is missing here');
  expect(errorOf('Parts')).toContain('not in the form');
});
