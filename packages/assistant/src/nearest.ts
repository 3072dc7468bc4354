import { stateFact } from './compose.ts';
import type { RankedUnit } from './units/rank-units.ts';
import type { GuideText } from './answer-guide.ts';
import { addBlock, citeFact, citeText, claim, type Draft, linkingSentence } from './draft.ts';
import type { Ending } from './refer.ts';
import type { ScoredText } from './score-texts.ts';
import { MIN_COVERAGE } from './sense-weights.ts';

const MAX_NEAREST = 3;

/** Takes back what was found and says what comes nearest instead: what the likeliest facts say, and pages. */
export function nearestUnits(units: readonly RankedUnit[], draft: Draft): Ending {
  draft.blocks.length = 0;
  draft.citations.length = 0;
  draft.reasons.clear();
  const near = units
    .flatMap(({ unit: { fact, text } }) => {
      if (fact) return fact.text === null ? [] : [claim(stateFact(fact, draft), [citeFact(draft, fact)])];
      return text?.href ? [claim(text.title, [citeText(draft, text)])] : [];
    })
    .slice(0, MAX_NEAREST);
  addBlock(draft, 'paragraph', [linkingSentence(near.length > 0 ? draft.messages.noDirect : draft.messages.unknown)]);
  if (near.length > 0) addBlock(draft, 'paragraph', [linkingSentence(draft.messages.nearest)]);
  addBlock(draft, 'list', near);
  draft.reasons.add('nothing_found');
  return { outcome: near.length > 0 ? 'closest' : 'unknown', confidence: 0 };
}

/** Takes back what was found and links pages instead. */
export function linkedOnly(texts: readonly GuideText[], draft: Draft): Ending {
  draft.blocks.length = 0;
  draft.citations.length = 0;
  draft.reasons.clear();
  return closest(texts, draft);
}

/** States that the guide has no direct answer, with the nearest items by title, or that it knows nothing. */
export function nothingFound(texts: readonly ScoredText[], draft: Draft): Ending {
  const near = texts.filter(({ coverage, text }) => coverage >= MIN_COVERAGE / 2 && text.kind !== 'handbook');
  return closest(
    near.map(({ text }) => text),
    draft,
  );
}

/** Takes back what was found, because it does not state what is requested, and links it instead. */
export function withoutAnswer(texts: readonly ScoredText[], draft: Draft): Ending {
  return linkedOnly(
    texts.flatMap(({ text }) => (text.kind === 'handbook' ? [] : [text])),
    draft,
  );
}

function closest(near: readonly GuideText[], draft: Draft): Ending {
  const isNear = near.length > 0;
  addBlock(draft, 'paragraph', [linkingSentence(isNear ? draft.messages.noDirect : draft.messages.unknown)]);
  linkNearest(near, draft);
  draft.reasons.add('nothing_found');
  return { outcome: isNear ? 'closest' : 'unknown', confidence: 0 };
}

/** Adds links to the nearest items. */
export function addNearest(texts: readonly ScoredText[], draft: Draft): void {
  linkNearest(
    texts.map(({ text }) => text),
    draft,
  );
}

function linkNearest(texts: readonly GuideText[], draft: Draft): void {
  const nearest = texts.filter(({ kind }) => kind !== 'handbook').slice(0, MAX_NEAREST);
  if (nearest.length === 0) return;
  addBlock(draft, 'paragraph', [linkingSentence(draft.messages.nearest)]);
  addBlock(
    draft,
    'list',
    nearest.map((text) => claim(text.title, [citeText(draft, text)])),
  );
}

/** The texts of places before the others. */
export function placesFirst(texts: readonly ScoredText[]): ScoredText[] {
  const isOfPlace = ({ text }: ScoredText) => Number(text.kind === 'place');
  return texts.toSorted((a, b) => isOfPlace(b) - isOfPlace(a));
}
