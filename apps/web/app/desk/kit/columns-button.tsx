import { useLingui } from '@lingui/react';
import { Columns3 } from 'lucide-react';
import { useToast } from '../../features/announcer/use-toast.ts';
import { directionOf } from '../../language/messages.ts';
import { useLocale } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { Popover } from '../../ui/popover.tsx';
import { deskColumns, useDeskColumns } from './desk-columns.ts';
import { isShown } from './desk-table.tsx';

type ChosenColumn = { id: string; header: React.ReactNode; choice?: 'shown' | 'hidden' };

/** Which columns of a table are shown, on this device. */
export function ColumnsButton({ table, columns }: { table: string; columns: readonly ChosenColumn[] }) {
  const { _ } = useLingui();
  const showToast = useToast();
  const chosen = useDeskColumns(table);
  const choose = (column: string, isNowShown: boolean) => {
    if (!deskColumns.choose(table, column, isNowShown)) {
      showToast({ id: 'desk-columns', tone: 'error', title: _('desk.table.notStored') });
    }
  };
  return (
    <span className="hidden wide:inline" data-needs-script>
      <Popover
        title={_('desk.table.columns')}
        closeLabel={_('desk.table.close')}
        dir={directionOf(useLocale())}
        trigger={
          <Button variant="ghost" size="small">
            <Columns3 aria-hidden className="icon-small" />
            {_('desk.table.columns')}
          </Button>
        }
      >
        {columns
          .filter(({ choice }) => choice !== undefined)
          .map(({ id, header, choice }) => (
            <CheckboxRow
              key={id}
              label={header}
              checked={isShown(choice, chosen[id])}
              onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
            />
          ))}
      </Popover>
    </span>
  );
}
