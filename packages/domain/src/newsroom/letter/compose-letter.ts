import { fillText } from '../../language/fill-text.ts';
import { isolateForeign } from '../../language/isolate.ts';
import { LOCALE_INFO, type Locale } from '../../language/locale.ts';
import { WEEKLY_LETTER } from '../../languages/tables/weekly-letter.ts';
import type { LetterIdea, LetterInput, LetterTopic, WrittenLetter } from './letter.ts';

/**
 * The weekly letter in one language: title, summary and Markdown, from fixed sentences and the given values only. A part without
 * anything to report says so. The same input gives the same letter.
 */
export function composeLetter(input: LetterInput, locale: Locale): WrittenLetter {
  const words = WEEKLY_LETTER[locale];
  const { week, coming, unanswered, freshness } = input;
  const format = formatsOf(locale);
  const count = (value: number) => format.number.format(value);
  const days = format.days(week.from, week.to);
  const topicLine = ({ title, href, questions }: LetterTopic) =>
    fillText(words.topic, { title: link(title, href, locale), questions: count(questions) });
  const ideaLine = ({ summary, state }: LetterIdea) => `${plain(summary, locale)} (${words.states[state]})`;
  const parts = [
    `*${words.howMade}*`,
    section(words.changes, words.noChanges, changeLines(input, locale)),
    section(words.unanswered, words.noUnanswered, unanswered.topics.map(topicLine)),
    ...(unanswered.topics.length === 0
      ? []
      : [fillText(words.unansweredNote, { days: format.days(unanswered.from, unanswered.to) })]),
    section(words.ideas, words.noIdeas, input.ideas.map(ideaLine)),
    section(
      fillText(words.events, { days: format.days(coming.from, coming.to) }),
      words.noEvents,
      eventLines(input, locale),
    ),
    section(words.freshness, '', [
      fillText(words.shown, { count: count(freshness.shown) }),
      fillText(words.checked, { count: count(freshness.checked) }),
      fillText(words.due, { count: count(freshness.due) }),
    ]),
  ];
  return {
    title: fillText(words.title, { days }),
    summary: fillText(words.summary, { days }),
    markdown: `${parts.join('\n\n')}\n`,
  };
}

function changeLines({ changes }: LetterInput, locale: Locale): string[] {
  const words = WEEKLY_LETTER[locale];
  const { day } = formatsOf(locale);
  const valueOf = (value: string | null) => (value === null ? words.noValue : plain(value, locale));
  return changes.map(({ label, before, after, source, sourceUrl, changedOn }) =>
    fillText(words.change, {
      label: plain(label, locale),
      before: valueOf(before),
      after: valueOf(after),
      day: day(changedOn),
      source: link(source, sourceUrl, locale),
    }),
  );
}

function eventLines({ events }: LetterInput, locale: Locale): string[] {
  const words = WEEKLY_LETTER[locale];
  const { days } = formatsOf(locale);
  return events.map(({ title, href, start, end, isSure }) => {
    const when = isSure ? days(start, end) : `${days(start, end)}, ${words.unsure}`;
    return `${link(title, href, locale)}: ${when}`;
  });
}

function section(title: string, none: string, lines: readonly string[]): string {
  return `## ${title}\n\n${lines.length === 0 ? none : lines.map((line) => `- ${line}`).join('\n')}`;
}

/**
 * Text without any meaning in Markdown, and without fact tokens: a letter says what was true in its week. Names and values in
 * another direction than the letter are isolated.
 */
function plain(text: string, locale: Locale): string {
  const line = text.replaceAll(/[ \t\r\n]+/g, ' ').trim();
  const escaped = line.replaceAll(/[\\`*_{}[\]()#+!|<>~&-]/g, '\\$&').replaceAll('\\{\\{', '\\{ \\{');
  return isolateForeign(escaped, locale);
}

/** A page of the guide or of a source. Anything else is no link. */
function link(title: string, href: string, locale: Locale): string {
  const isSafe = /^(?:https:\/\/|\/(?!\/))[^\s()<>]*$/.test(href);
  return isSafe ? `[${plain(title, locale)}](${href})` : plain(title, locale);
}

function formatsOf(locale: Locale) {
  const tag = LOCALE_INFO[locale].format;
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', calendar: 'gregory', timeZone: 'UTC' });
  const day = (text: string) => date.format(new Date(text));
  return {
    day,
    days: (from: string, to: string) => (from === to ? day(from) : `${day(from)} – ${day(to)}`),
    number: new Intl.NumberFormat(tag),
  };
}
