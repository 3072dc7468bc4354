import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COPIES_FILE, type PageCopies, type PageCopy } from '../../page-copy.ts';

const file = path.join(process.env.COPY_FOLDER ?? '.', COPIES_FILE);
const { pages } = JSON.parse(readFileSync(file, 'utf8')) as PageCopies;

export function readCopy(address: string): PageCopy | undefined {
  return pages[address];
}
