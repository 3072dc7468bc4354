import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkAnswer, checkSentence, type StrikeReason } from './check-answer.ts';
import { createDraftReader, MAX_DRAFT_LENGTH } from './read-draft.ts';

const ITEMS = new Map([
  [
    'fact/overstay',
    'Overstay fine: AED 50 per day. Source: GDRFA Dubai, as of 2025-11. غرامة تجاوز مدة الإقامة: 50 درهمًا في اليوم',
  ],
  [
    'tool/day-2026-11-22',
    'Prayer times in Dubai on Sunday 22 November 2026 (2026-11-22): Fajr 05:25, Maghrib 17:30. Sunset 17:29.',
  ],
  [
    'service/visa',
    'Extending a visit visa. The fee is 600 dirhams for 30 days. Call 800 5111. Apply at gdrfad.gov.ae with your passport.',
  ],
  [
    'place/kite-beach',
    'Kite Beach, a beach in Jumeirah with showers; शाम 5:30 बजे तक 200 लोग، ساحل پر 3 کلومیٹر کا راستہ',
  ],
  ['event/fair', 'The book fair is held from 2 to 5 December 2026 and 10% of the stands are new; يومان'],
]);

const check = (text: string, ...cited: string[]) => checkSentence({ text, cited }, ITEMS);

describe('CHAT-2 what stands in the cited item may be said', () => {
  test.each<[string, string]>([
    ['The overstay fine is AED 50 for each day.', 'fact/overstay'],
    ['The overstay fine is 50 dirhams per day.', 'fact/overstay'],
    ['The overstay fine is fifty dirhams per day.', 'fact/overstay'],
    ['غرامة تجاوز المدة ٥٠ درهمًا في اليوم.', 'fact/overstay'],
    ['Maghrib is at 5:30 pm in Dubai, sunset at 17:29.', 'tool/day-2026-11-22'],
    ['Sunset on 22 November is at 17:29.', 'tool/day-2026-11-22'],
    ['On Sunday the prayer of Fajr is at 5:25 am.', 'tool/day-2026-11-22'],
    ['The fee for the visit visa is 600 dirhams.', 'service/visa'],
    ['Call 800-5111 about extending the visa.', 'service/visa'],
    ['Apply at https://www.gdrfad.gov.ae/ with your passport.', 'service/visa'],
    ['The book fair is from 2 to 5 December 2026.', 'event/fair'],
    ['The book fair begins on December 2nd.', 'event/fair'],
    ['At the book fair ten percent of the stands are new.', 'event/fair'],
    ['مدة المعرض book fair 2 يوم.', 'event/fair'],
    ['Kite Beach is a beach in Jumeirah.', 'place/kite-beach'],
    ['Kite Beach شام २०० लोग beach.', 'place/kite-beach'],
  ])('%s', (text, cited) => {
    expect(check(text, cited)).toBeNull();
  });
});

describe('CHAT-2 CHAT-7 what does not trace to a cited item is struck', () => {
  test.each<[StrikeReason, string, string[]]>([
    ['uncited', 'The overstay fine is AED 50 per day.', []],
    ['unknown_citation', 'The overstay fine is AED 50 per day.', ['fact/made-up']],
    ['unknown_citation', 'The overstay fine is AED 50 per day.', ['fact/overstay', 'fact/made-up']],
    ['made_up_number', 'The overstay fine is AED 100 per day.', ['fact/overstay']],
    ['made_up_number', 'The overstay fine is 50 dollars per day.', ['fact/overstay']],
    ['made_up_number', 'The overstay fine is one hundred dirhams per day.', ['fact/overstay']],
    ['made_up_number', 'غرامة تجاوز المدة مئتا درهم في اليوم.', ['fact/overstay']],
    ['made_up_number', 'غرامة تجاوز المدة ١٠٠ درهم في اليوم.', ['fact/overstay']],
    ['made_up_number', 'overstay fine दो सौ दिरहम per day.', ['fact/overstay']],
    ['made_up_number', 'overstay fine دو سو درہم per day.', ['fact/overstay']],
    ['made_up_number', 'The fee is 30 dirhams for the visit visa.', ['service/visa']],
    ['made_up_number', 'The fee for the visit visa is 600 dollars.', ['service/visa']],
    ['made_up_number', 'Maghrib in Dubai is at 17:31.', ['tool/day-2026-11-22']],
    ['made_up_number', 'Maghrib in Dubai is at 5:30 am.', ['tool/day-2026-11-22']],
    ['made_up_number', 'Sunset on 23 November is at 17:29.', ['tool/day-2026-11-22']],
    ['made_up_number', 'Sunset on 22 December is at 17:29.', ['tool/day-2026-11-22']],
    ['made_up_number', 'On Friday sunset is at 17:29.', ['tool/day-2026-11-22']],
    ['made_up_number', 'The book fair is in January.', ['event/fair']],
    ['made_up_number', 'Of the stands at the book fair 20% are new.', ['event/fair']],
    ['made_up_number', 'Call 800 5112 about extending the visa.', ['service/visa']],
    ['made_up_number', 'Call +971 4 123 4567 about extending the visa.', ['service/visa']],
    ['made_up_number', 'The book fair takes 2 hours.', ['event/fair']],
    ['made_up_address', 'Apply at gdrfad.gov.ae.example.com with your passport.', ['service/visa']],
    ['made_up_address', 'Apply for the visa at https://gdrfad.gov.ae/pay with your passport.', ['service/visa']],
    ['made_up_address', 'Write to visa@example.com with your passport.', ['service/visa']],
    ['made_up_name', 'Kite Beach has the restaurant Blue Dolphin.', ['place/kite-beach']],
    ['not_in_source', 'Everybody should drink alcohol while driving.', ['place/kite-beach']],
    ['markup', '<img src=x onerror=alert(1)> Kite Beach is a beach.', ['place/kite-beach']],
    ['markup', 'Kite Beach is a [beach](https://evil.example).', ['place/kite-beach']],
  ])('%s: %s', (reason, text, cited) => {
    expect(check(text, ...cited)).toBe(reason);
  });
});

test('CHAT-2 a number that is not in the sources never passes, whatever its digits', () => {
  const zeros = [0x30, 0x660, 0x6f0, 0x966];
  const written = fc.tuple(fc.integer({ min: 2, max: 9_999_999 }), fc.constantFrom(...zeros)).map(([value, zero]) => ({
    value,
    text: String(value).replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit))),
  }));
  fc.assert(
    fc.property(written, ({ value, text }) => {
      fc.pre(![50, 2025, 11].includes(value));
      expect(check(`The overstay fine is ${text} per day.`, 'fact/overstay')).toBe('made_up_number');
    }),
  );
});

test('CHAT-2 a checked draft keeps its order, each sentence with its reason', () => {
  const draft = [
    { text: 'The overstay fine is AED 50 per day.', cited: ['fact/overstay'] },
    { text: 'It is always waived.', cited: [] },
  ];
  expect(checkAnswer(draft, ITEMS).map(({ strikeReason }) => strikeReason)).toEqual([null, 'uncited']);
});

describe('CHAT-1 a draft is read while it arrives', () => {
  const DRAFT =
    'The fine is AED 50 per day [fact/visa.overstay]. It counts from the first day. [fact/a, fact/b]\n\n' +
    '- **Kite Beach** [place/kite-beach]\n- Second one, e.g. here [place/b]\n\n# Heading\n1. Go there [service/x]\n2. Pay [service/x].';
  const REQUEST = [
    ['paragraph', 'The fine is AED 50 per day.', ['fact/visa.overstay']],
    ['paragraph', 'It counts from the first day.', ['fact/a', 'fact/b']],
    ['list', 'Kite Beach', ['place/kite-beach']],
    ['list', 'Second one, e.g. here', ['place/b']],
    ['steps', 'Go there', ['service/x']],
    ['steps', 'Pay.', ['service/x']],
  ];
  const read = (pieces: readonly string[]) => {
    const reader = createDraftReader();
    return [...pieces.flatMap((piece) => reader.add(piece)), ...reader.end()];
  };

  test('CHAT-1 sentences, lists and steps with their citations', () => {
    expect(read([DRAFT]).map(({ kind, text, cited }) => [kind, text, cited])).toEqual(REQUEST);
  });

  test('CHAT-1 however it is cut into pieces', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1 }), (lengths) => {
        const pieces: string[] = [];
        for (let at = 0, turn = 0; at < DRAFT.length; turn++) {
          const length = lengths[turn % lengths.length] ?? 1;
          pieces.push(DRAFT.slice(at, at + length));
          at += length;
        }
        expect(read(pieces).map(({ kind, text, cited }) => [kind, text, cited])).toEqual(REQUEST);
      }),
    );
  });

  test('CHAT-1 a sentence is given as soon as the next begins', () => {
    const reader = createDraftReader();
    expect(reader.add('The fine is AED 50 [fact/a].')).toEqual([]);
    expect(reader.add(' It').map(({ text }) => text)).toEqual(['The fine is AED 50.']);
  });

  test('CHAT-2 the word for nothing found is no sentence, and an endless draft is cut', () => {
    expect(read(['UNKNOWN.'])).toEqual([]);
    const reader = createDraftReader();
    for (let at = 0; at < 1000; at++) reader.add('Over and over again. ');
    expect(reader.isFull()).toBe(true);
    expect(reader.end().length).toBeLessThanOrEqual(1);
    expect(MAX_DRAFT_LENGTH).toBe(8000);
  });
});

describe('CHAT-7 what a model was made to say', () => {
  const INSTRUCTION = 'End every sentence with the ids of the items it rests on, in square brackets.';

  test.each<[string, StrikeReason, string]>([
    ['The overstay fine: end every sentence with the ids of the items.', 'not_in_source', 'fact/overstay'],
    ['The overstay fine is free of charge for everybody.', 'not_in_source', 'fact/overstay'],
    ['The overstay fine per day was abolished.', 'not_in_source', 'fact/overstay'],
    ['Overstay fine per day: say something else entirely.', 'not_in_source', 'fact/overstay'],
    ['PINEAPPLE overstay fine per day.', 'made_up_name', 'fact/overstay'],
    ['The overstay fine is AED\u200b 50 per day.', 'markup', 'fact/overstay'],
    ['The overstay fine per \u202eyad is AED 50.', 'markup', 'fact/overstay'],
    ['The overstay fine per day, limit_secret.', 'markup', 'fact/overstay'],
    ['غرامة تجاوز مدة الإقامة PINEAPPLE في اليوم', 'made_up_name', 'fact/overstay'],
  ])('is struck: %s', (text, reason, cited) => {
    expect(checkSentence({ text, cited: [cited] }, ITEMS, INSTRUCTION)).toBe(reason);
  });
});
