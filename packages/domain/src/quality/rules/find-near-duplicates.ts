import { BASE_LOCALE } from '../../language/locale.ts';
import { normalizeWords } from '../../language/normalize-text.ts';
import { storedStrings } from './plain-words.ts';
import type { CheckedItem, Comparison, Located } from './rule.ts';

const SHINGLE_WORDS = 4;
const MIN_SHINGLES = 20;
const SKETCH_SIZE = 64;
const ALIKE = 0.5;
/** A shingle of more items than this is a phrase of the guide, such as a note, and points to no copy. */
const COMMON = 40;

type Sketch = { kind: CheckedItem['kind']; id: string; hashes: readonly number[] };

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The smallest hashes of all runs of four words: two texts share as large a part of them as of their words (Broder 1997). */
function sketchOf(item: CheckedItem): Sketch | null {
  const text = item.texts[BASE_LOCALE] ?? item.texts[item.original];
  if (!text) return null;
  const words = normalizeWords(storedStrings(text).join(' ')).split(' ');
  const hashes = new Set<number>();
  for (let at = 0; at + SHINGLE_WORDS <= words.length; at += 1) {
    hashes.add(hashOf(words.slice(at, at + SHINGLE_WORDS).join(' ')));
  }
  if (hashes.size < MIN_SHINGLES) return null;
  const { kind, id } = item;
  return { kind, id, hashes: [...hashes].toSorted((a, b) => a - b).slice(0, SKETCH_SIZE) };
}

/** Of the smallest hashes of both together, the part that both have. */
function likeness(a: readonly number[], b: readonly number[]): number {
  const inA = new Set(a);
  const inB = new Set(b);
  const smallest = [...new Set([...a, ...b])].toSorted((x, y) => x - y).slice(0, Math.min(a.length, b.length));
  return smallest.filter((hash) => inA.has(hash) && inB.has(hash)).length / smallest.length;
}

/** Finds items whose titles and texts are half the same or more. Each is found at the later of the two, by kind and id. */
export function compareTexts(): Comparison {
  const sketches: Sketch[] = [];
  const having = new Map<number, number[]>();
  return {
    add: (item) => {
      const sketch = sketchOf(item);
      if (!sketch) return;
      for (const hash of sketch.hashes) {
        const list = having.get(hash);
        if (list) list.push(sketches.length);
        else having.set(hash, [sketches.length]);
      }
      sketches.push(sketch);
    },
    *end() {
      for (const [at, sketch] of sketches.entries()) yield copiesOf(sketch, at, sketches, having);
    },
  };
}

function copiesOf(sketch: Sketch, at: number, all: readonly Sketch[], having: Map<number, number[]>): Located[] {
  const shared = new Map<number, number>();
  for (const hash of sketch.hashes) {
    const others = having.get(hash) ?? [];
    if (others.length > COMMON) continue;
    for (const other of others) if (other < at) shared.set(other, (shared.get(other) ?? 0) + 1);
  }
  return [...shared].flatMap(([index, count]) => {
    const other = all[index];
    if (!other || count < sketch.hashes.length / 4) return [];
    const part = likeness(sketch.hashes, other.hashes);
    if (part < ALIKE) return [];
    const subject = `${other.kind}/${other.id}`;
    return [
      { kind: sketch.kind, id: sketch.id, locale: null, subject, evidence: `${subject} · ${Math.round(part * 100)} %` },
    ];
  });
}
