import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { COPIES_FILE, type PageCopies } from '../page-copy.ts';

const file = path.join(process.env.COPY_FOLDER ?? '.', COPIES_FILE);
const { classNames, shells } = JSON.parse(readFileSync(file, 'utf8')) as PageCopies;

// A real site would have the markup around the texts in its components, so it is bundled here.
export default defineConfig({
  plugins: [reactRouter()],
  define: { CLASS_NAMES: JSON.stringify(classNames), SHELLS: JSON.stringify(shells) },
});
