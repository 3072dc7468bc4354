import { RESPONSE_TEMPLATES, type ResponseTemplateId } from '@dalil/domain/privacy/response-templates.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { StaffRequest } from '../../queries/compliance.ts';
import { SelectField } from '../../ui/select.tsx';
import { BulkForm } from './bulk-form.tsx';

type AnswerManyProps = { requests: readonly StaffRequest[]; onDone: () => void };

/** Four eyes: several requests get the same response, each in its language, when a second admin confirms it. */
export function AnswerMany({ requests, onDone }: AnswerManyProps) {
  const { _ } = useLingui();
  const fitting = RESPONSE_TEMPLATES.filter(
    ({ types }) => types === null || requests.every(({ request_type }) => types.includes(request_type)),
  );
  const [chosen, setChosen] = useState<ResponseTemplateId>('taken-up');
  // Another request may be of a type that the template does not answer.
  const template = fitting.some(({ id }) => id === chosen) ? chosen : 'taken-up';
  const ids = requests.map(({ id }) => id);
  return (
    <BulkForm
      bulk={{ action: 'answer-requests', ids, template }}
      title={_('compliance.answer.many', { count: requests.length })}
      onClose={onDone}
    >
      <SelectField
        label={_('compliance.answer.template')}
        options={fitting.map(({ id }) => ({ value: id, label: _(`compliance.template.${id}`) }))}
        value={template}
        onChange={({ currentTarget }) =>
          setChosen(fitting.find(({ id }) => id === currentTarget.value)?.id ?? 'taken-up')
        }
      />
    </BulkForm>
  );
}
