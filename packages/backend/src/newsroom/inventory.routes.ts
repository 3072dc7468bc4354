import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { limitAttempts } from '../core/rate-limit.ts';
import { bulkAnswerSchema, bulkInput } from './bulk-schema.ts';
import { changeMany } from './change-many.ts';
import { getInventoryFigures, inventoryFiguresSchema } from './get-inventory-figures.ts';
import { INVENTORY_EXAMPLE, INVENTORY_FIGURES_EXAMPLE } from './inventory-examples.ts';
import { inventorySchema, listInventory, listInventoryInput } from './list-inventory.ts';
import { listStaff, staffSchema } from './list-staff.ts';
import { asPrivate, staffChange, staffRead } from './staff-factory.routes.ts';
import { undoChange, undoInput } from './undo-change.ts';

const none = z.object({});
const CHANGE = '0197c9a4-6a2e-7c1e-9b1a-2f1d6a1c0b11';

const inventory = staffRead({
  path: '/newsroom/inventory',
  summary: 'Every item of every kind, with its languages, owner and review date',
  params: none,
  query: listInventoryInput,
  output: inventorySchema,
  answer: INVENTORY_EXAMPLE,
});

const figures = staffRead({
  path: '/newsroom/inventory-figures',
  summary: 'How much there is of each category, in which state, how old, in which languages',
  params: none,
  query: none,
  output: inventoryFiguresSchema,
  answer: INVENTORY_FIGURES_EXAMPLE,
});

const staff = staffRead({
  path: '/newsroom/staff',
  summary: 'The people of the newsroom',
  params: none,
  query: none,
  output: staffSchema,
  answer: [{ id: '0197c9a4-6a2e-7c1e-9b1a-2f1d6a1c0b10', name: 'Sana Karim', role: 'editor' }],
});

const many = staffChange({
  path: '/newsroom/changes',
  summary: 'One action on many items; each is answered for itself',
  params: none,
  input: bulkInput,
  example: {
    action: 'set-review',
    items: [{ kind: 'article', id: 'how-salik-gates-charge' }],
    reviewBy: '2027-05-01',
    comment: '',
  },
  output: bulkAnswerSchema,
  answer: { outcomes: [{ kind: 'article', id: 'how-salik-gates-charge', refused: null }], undo: CHANGE },
});

const undo = staffChange({
  path: '/newsroom/changes/undo',
  summary: 'Undoes one’s own change of many items, for a quarter of an hour',
  params: none,
  input: undoInput,
  example: { id: CHANGE },
  output: bulkAnswerSchema,
  answer: { outcomes: [{ kind: 'article', id: 'how-salik-gates-charge', refused: null }], undo: null },
});

/** STAFF-6: the content inventory, and changes of many items. */
export function inventoryRoutes(deps: Deps) {
  return createRouter()
    .openapi(inventory, async (c) =>
      c.json(await listInventory(deps, c.get('actor'), c.req.valid('query')), 200, asPrivate),
    )
    .openapi(figures, async (c) => c.json(await getInventoryFigures(deps, c.get('actor'), {}), 200, asPrivate))
    .openapi(staff, async (c) => c.json(await listStaff(deps, c.get('actor'), {}), 200, asPrivate))
    .openapi(many, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await changeMany(deps, c.get('actor'), c.req.valid('json')), 200, asPrivate);
    })
    .openapi(undo, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await undoChange(deps, c.get('actor'), c.req.valid('json')), 200, asPrivate);
    });
}
