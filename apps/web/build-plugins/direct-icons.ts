import path from 'node:path';
import type { Plugin } from 'vite';

const ICON_IMPORT = /import \{([^}]+)\} from 'lucide-react';/g;
const ICON_MODULE = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const LIBRARYS_OWN = "import createLucideIcon from '../createLucideIcon.mjs';";
const CREATE_ICON = path.resolve(import.meta.dirname, '../app/ui/create-icon.ts');
/** React list keys, which our icons do not need. */
const KEY = /, key: "\w+"/g;

/**
 * Imports every icon from its own module in a build. Through the library's single entry the bundler cannot determine which page
 * needs which icon, so every page would load all of them. We create the components ourselves: the library's code costs every page
 * 1.3 kB more, and each icon two components and a list of attributes.
 */
export function directIcons(): Plugin {
  return {
    name: 'dalil:direct-icons',
    enforce: 'pre',
    apply: 'build',
    config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
    transform(source, id) {
      if (ICON_MODULE.test(id)) return { code: withOurComponent(source), map: null };
      if (!/\.tsx?$/.test(id) || !source.includes("from 'lucide-react'")) return null;
      return { code: source.replace(ICON_IMPORT, (_, names: string) => importsOf(names)), map: null };
    },
  };
}

/** `Sun, Share2 as Share, type LucideIcon` as imports of `lucide-react/icons/sun` and so on. Types are left unchanged. */
function importsOf(names: string): string {
  const all = names.split(',').flatMap((name) => name.trim() || []);
  const icons = all.filter((name) => !name.startsWith('type '));
  const types = all.filter((name) => name.startsWith('type '));
  const direct = icons.map((name) => {
    const [icon = '', local = icon] = name.split(' as ');
    return `import ${local} from 'lucide-react/icons/${fileOf(icon)}';`;
  });
  const ofTypes =
    types.length > 0 ? [`import type { ${types.join(', ').replaceAll('type ', '')} } from 'lucide-react';`] : [];
  return [...direct, ...ofTypes].join(' ');
}

/** `CircleAlert` → `circle-alert`, `Building2` → `building-2`. */
function fileOf(icon: string): string {
  return icon.replace(/(?<=.)(?:[A-Z]|\d+)/g, '-$&').toLowerCase();
}

function withOurComponent(source: string): string {
  return source
    .replace(LIBRARYS_OWN, `import { createIcon as createLucideIcon } from ${JSON.stringify(CREATE_ICON)};`)
    .replace(KEY, '');
}
