import { DATA_CATEGORIES } from '@dalil/domain/privacy/data-categories.ts';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import { subjectOfUser } from '../erasure/find-subject.ts';
import { readPersonalData } from './read-personal-data.ts';
import { writeJson } from './write-export.ts';

/** PRIV-7: all data of the user as JSON in one answer, without a stored file. */
export const instantExport = command({
  name: 'instant-data-export',
  input: z.object({}),
  permission: 'privacy:change:own',
  audit: { event: 'privacy.export-requested', metadata: () => ({ format: 'json', isInstant: true }) },
  run: async (deps, _input, actor) => {
    const subject = await subjectOfUser(deps.db, signedIn(actor).userId);
    const categories = [...DATA_CATEGORIES];
    return writeJson({
      createdAt: deps.now(),
      categories,
      tables: await readPersonalData(deps.db, subject, categories),
    });
  },
});
