import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const FOLDER = path.resolve(import.meta.dirname, '../../../packages/domain/src/languages');

/** The messages of an area as the module a browser loads. ICU is compiled, so that no parser is sent to browsers. */
export function messageModule(source: string): string {
  const messages = Object.entries(JSON.parse(source) as Record<string, string>);
  return `export default ${JSON.stringify(Object.fromEntries(messages.map(([key, text]) => [key, compileMessage(text)])))};`;
}

/**
 * Emits every area of a language as a file whose name browsers can derive. The folder name contains the hash of all its files, so
 * they can be cached indefinitely.
 */
export function messageFiles(): Plugin {
  const files = globSync('*/pages/*.json', { cwd: FOLDER }).toSorted();
  const modules = files.map((file) => ({
    name: file.replace('/pages/', '/').replace(/\.json$/, '.js'),
    source: messageModule(readFileSync(path.join(FOLDER, file), 'utf8')),
  }));
  const hash = createHash('sha256').update(JSON.stringify(modules)).digest('hex').slice(0, 8);
  const folder = `assets/messages-${hash}`;
  return {
    name: 'dalil:message-files',
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.MESSAGES_FOLDER': JSON.stringify(`/${folder}`) } }),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { name, source } of modules) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
  };
}
