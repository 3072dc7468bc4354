import type { Plugin } from 'vite';

const ICON_IMPORT = /import \{([^}]+)\} from 'lucide-react';/g;

/**
 * Imports every icon from its own module when pages are built. Through the library's one entry nobody could tell which
 * page needs which icon, and every page would carry all of them.
 */
export function directIcons(): Plugin {
  return {
    name: 'dalil:direct-icons',
    enforce: 'pre',
    apply: 'build',
    transform(source, id) {
      if (!/\.tsx?$/.test(id) || !source.includes("from 'lucide-react'")) return null;
      return { code: source.replace(ICON_IMPORT, (_, names: string) => importsOf(names)), map: null };
    },
  };
}

/** `Sun, Share2 as Share, type LucideIcon` as imports of `lucide-react/icons/sun` and so on; types stay where they are. */
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
