import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { directIcons } from './direct-icons.ts';

type Transform = (source: string, id: string) => { code: string } | null;
const transform = directIcons().transform as unknown as Transform;

test('LAYOUT-1 each icon is imported from its own module, under the name it has in the page', () => {
  const page = "import { Share2 as Share, type LucideIcon } from 'lucide-react';";
  expect(transform(page, '/app/page.tsx')?.code).toBe(
    "import Share from 'lucide-react/icons/share-2'; import type { LucideIcon } from 'lucide-react';",
  );
  expect(transform("import { Share } from './share.tsx';", '/app/page.tsx')).toBeNull();
});

test('LAYOUT-1 an icon of the library becomes a component of ours, without what lists need', () => {
  const file = createRequire(import.meta.url).resolve('lucide-react/icons/menu');
  const code = transform(readFileSync(file, 'utf8'), file)?.code ?? '';
  expect(code).toContain('ui/create-icon.ts');
  expect(code).toContain('["path", { d: "M4 12h16" }]');
  expect(code).not.toMatch(/key:|createLucideIcon\.mjs/);
});
