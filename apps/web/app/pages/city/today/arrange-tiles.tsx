import {
  moveTile,
  ORIGINAL_LAYOUT,
  TODAY_TILES,
  type TodayLayout,
  type TodayTile,
  toggleTile,
} from '@dalil/domain/city/today-tiles.ts';
import { useLingui } from '@lingui/react';
import { ArrowDown, ArrowUp, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { announce } from '../../../features/announcer/announce.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxRow } from '../../../ui/checkbox-row.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { saveLayout, useLayout } from './use-layout.ts';

/** Moves and hides the parts of today's page on this device, with buttons that work by touch and by keyboard. */
export function ArrangeTiles() {
  const { _ } = useLingui();
  const layout = useLayout();
  const [earlier, setEarlier] = useState<TodayLayout[]>([]);
  const [isSaved, setSaved] = useState(true);
  const nameOf = (tile: TodayTile) => _(`today.tile.${tile}`);

  function change(next: TodayLayout, said: string): void {
    if (next === layout) return;
    setEarlier([...earlier, layout]);
    setSaved(saveLayout(next));
    announce(said);
  }

  function move(tile: TodayTile, by: 1 | -1): void {
    const next = moveTile(layout, tile, by);
    const values = { name: nameOf(tile), place: next.order.indexOf(tile) + 1, count: TODAY_TILES.length };
    change(next, _('today.arrange.moved', values));
  }

  function toggle(tile: TodayTile): void {
    const next = toggleTile(layout, tile);
    const key = next.hidden.includes(tile) ? 'today.arrange.hidden' : 'today.arrange.shown';
    change(next, _(key, { name: nameOf(tile) }));
  }

  function undo(): void {
    const before = earlier.at(-1);
    if (!before) return;
    setEarlier(earlier.slice(0, -1));
    setSaved(saveLayout(before));
    announce(_('today.arrange.undone'));
  }

  return (
    <div className="flex max-w-measure flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <p className="text-meta text-text-3">{_('today.arrange.text')}</p>
      {isSaved ? null : <Notice tone="warning" title={_('today.arrange.failed')} />}
      <ul className="flex flex-col">
        {layout.order.map((tile, at) => (
          <li key={tile} className="flex items-center gap-1 border-b border-line">
            <CheckboxRow
              className="grow"
              label={_('today.arrange.show', { name: nameOf(tile) })}
              checked={!layout.hidden.includes(tile)}
              onChange={() => toggle(tile)}
            />
            <IconButton
              label={_('today.arrange.up', { name: nameOf(tile) })}
              icon={<ArrowUp aria-hidden className="icon" />}
              aria-disabled={at === 0}
              onClick={() => move(tile, -1)}
            />
            <IconButton
              label={_('today.arrange.down', { name: nameOf(tile) })}
              icon={<ArrowDown aria-hidden className="icon" />}
              aria-disabled={at === layout.order.length - 1}
              onClick={() => move(tile, 1)}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-disabled={earlier.length === 0} onClick={undo}>
          <Undo2 aria-hidden className="icon-small flip-rtl" />
          {_('today.arrange.undo')}
        </Button>
        <Button
          size="small"
          onClick={() => change({ ...ORIGINAL_LAYOUT, audience: layout.audience }, _('today.arrange.wasReset'))}
        >
          <RotateCcw aria-hidden className="icon-small flip-rtl" />
          {_('today.arrange.reset')}
        </Button>
      </div>
    </div>
  );
}
