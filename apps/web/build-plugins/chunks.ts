/** What is loaded only when a reader reaches for it. A chunk of what every page needs must not draw it in. */
const ON_INTENT =
  /\/(?:menu-drawer|display-sheet|display-controls|filter-sheet|report-form|report-[a-z-]+|listing-map|item-map|schematic-map|menu|modal|dialog|drawer|sheet|popover|tabs|switch|field|fieldset|error-summary|checkbox-row|select)\.tsx?$/;

const VENDOR =
  /\/node_modules\/(?:react|react-dom|react-router|scheduler|use-sync-external-store|@tanstack|@lingui|hono|cookie|set-cookie-parser)\//;
const FRAME =
  /\/apps\/web\/app\/(?:(?:data|language|queries|shell|features\/(?:announcer|connection|display|outbox))\/.*|features\/speech\/(?:listen-button|speech-key))\.tsx?$|\/lucide-react\/(?!dist\/esm\/icons\/)/;
const PARTS = /\/apps\/web\/app\/(?:ui|features\/guide-cards)\/|\/packages\/domain\/src\/(?!artwork\/|city\/)/;
const LISTS = /\/apps\/web\/app\/(?:features\/listing|pages\/lists)\/(?!.*\.route\.)/;
/** The map of a few places, and what only pages of places have. */
const PLACES =
  /\/apps\/web\/app\/(?:pages\/items\/(?:place-|numbered-places|item-map|coordinates)|ui\/schematic-map)|\/packages\/domain\/src\/artwork\//;
const CHECKLIST = /\/apps\/web\/app\/features\/checklist\//;
const ITEMS =
  /\/apps\/web\/app\/(?:features\/(?:prose|facts|provenance|share|report)|pages\/items)\/(?!.*\.route\.|place-|numbered-places|coordinates)/;

const needed = (room: RegExp) => (id: string) => room.test(id) && (!ON_INTENT.test(id) || id.includes('node_modules'));

/**
 * A few files instead of forty: what pages of one kind share compresses better together and costs one request. Modules
 * that only one page uses stay with that page. A room draws in what its modules use, such as icons, unless a room of
 * higher priority has it: so what more pages need comes first.
 */
export const CHUNKS = [
  { name: 'vendor', test: VENDOR, priority: 7 },
  { name: 'frame', test: needed(FRAME), minShareCount: 2, priority: 6 },
  { name: 'parts', test: needed(PARTS), minShareCount: 2, priority: 5 },
  { name: 'checklist', test: needed(CHECKLIST), minShareCount: 2, priority: 4 },
  { name: 'items', test: needed(ITEMS), minShareCount: 2, priority: 3 },
  { name: 'lists', test: needed(LISTS), minShareCount: 2, priority: 2 },
  { name: 'places', test: PLACES, minShareCount: 2, priority: 1 },
];
