import { inEveryLanguage } from '@dalil/domain/language/in-every-language.ts';
import type { InventoryFigures } from './get-inventory-figures.ts';
import type { Inventory } from './list-inventory.ts';

/* What the description of the API shows as answers. */
export const INVENTORY_EXAMPLE: Inventory = {
  items: [
    {
      kind: 'article',
      id: 'how-salik-gates-charge',
      href: '/news/how-salik-gates-charge',
      title: 'How Salik gates charge',
      titleLocale: 'en',
      category: 'transport',
      state: 'published',
      method: 'machine-drafted',
      reviewBy: '2027-05-01',
      isOverdue: false,
      isUnlisted: false,
      freshness: 'fresh',
      asOf: '2026-11',
      changedAt: '2026-11-26T08:00:00Z',
      owner: 'Sana Karim',
      isHighRisk: false,
      languages: [{ locale: 'en', state: 'published', isApproved: true }],
    },
  ],
  total: 1,
  pageSize: 50,
};

export const INVENTORY_FIGURES_EXAMPLE: InventoryFigures = {
  categories: [
    {
      category: 'transport',
      items: 40,
      states: { published: 38, draft: 2 },
      freshness: { fresh: 30, aging: 8 },
      overdue: 1,
      unlisted: 0,
      undated: 36,
      owned: 4,
      published: 38,
      languages: inEveryLanguage(() => 38),
    },
  ],
};
