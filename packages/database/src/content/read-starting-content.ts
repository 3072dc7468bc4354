import { checkAgreement } from './check-agreement.ts';
import { checkAsked } from './check-asked.ts';
import { checkClaims } from './check-claims.ts';
import { checkFacts } from './check-facts.ts';
import { checkProse } from './check-prose.ts';
import { checkPrices } from './check-prices.ts';
import { checkReferences } from './check-references.ts';
import { checkTerms } from './check-terms.ts';
import { checkTranslations } from './check-translations.ts';
import { CONTENT_FOLDER, type ContentFile, readContentFiles, stampOf } from './content-files.ts';
import {
  KIND_FOLDERS,
  readAsked,
  readFacts,
  readItem,
  readLegalDocument,
  readSources,
  readTerms,
} from './read-files.ts';
import { type ContentFault, type StartingContent, StartingContentError } from './starting-content.ts';

function isPresent<T>(value: T | undefined): value is T {
  return value !== undefined;
}

/** Reads and checks files of starting content. What cannot be read is left out of the content and reported as a fault. */
export function inspectContent(files: readonly ContentFile[]): { content: StartingContent; faults: ContentFault[] } {
  const faults: ContentFault[] = [];
  const report = (path: string, message: string) => faults.push({ path, message });
  const inFolder = (name: string) => files.filter(({ path }) => path.startsWith(`${name}/`));
  const sources = readSources(
    files.find(({ path }) => path === 'sources.json'),
    report,
  );
  const content: StartingContent = {
    stamp: stampOf(files),
    facts: inFolder('facts').flatMap((file) => readFacts(file, sources, report)),
    terms: inFolder('terms').flatMap((file) => readTerms(file, report)),
    asked: inFolder('asked').flatMap((file) => readAsked(file, report)),
    items: Object.keys(KIND_FOLDERS)
      .flatMap(inFolder)
      .map((file) => readItem(file, sources, report))
      .filter(isPresent),
    legalDocuments: inFolder('legal')
      .map((file) => readLegalDocument(file, report))
      .filter(isPresent),
  };
  return { content, faults: [...faults, ...checkContent(content)] };
}

/** The starting content, read and checked whole. Throws a StartingContentError that lists every fault. */
export async function readStartingContent(folder = CONTENT_FOLDER): Promise<StartingContent> {
  const { content, faults } = inspectContent(await readContentFiles(folder));
  if (faults.length > 0) throw new StartingContentError(faults);
  return content;
}

/** What schemas cannot say: references, tokens, numbers in prose, languages that belong together. */
function checkContent(content: StartingContent): ContentFault[] {
  return [
    ...checkAsked(content),
    ...checkFacts(content),
    ...checkAgreement(content),
    ...checkClaims(content),
    ...checkTerms(content),
    ...checkReferences(content),
    ...checkPrices(content),
    ...checkTranslations(content),
    ...checkProse(content),
  ];
}
