import { expect, test } from 'vitest';
import { readSafety } from './read-safety.ts';
import { RESPONSES } from './responses.ts';
import { HARMLESS_MESSAGES } from './test-harmless-messages.ts';
import { PLAIN_MESSAGES, SAFETY_MESSAGES } from './test-safety-messages.ts';

const NUMBERS: Readonly<Record<string, string>> = {
  'emergency.ambulance': '998',
  'emergency.police': '999',
  'emergency.fire': '997',
  'emergency.coastguard': '996',
  'phone.mental-support': '8004673',
};

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

type Emergency = { text: string; right: readonly string[]; isPlain: boolean };

const emergenciesOf = (text: string) =>
  linesOf(text).map((line): Emergency => {
    const [, numbers = '', mark, message = ''] = /^([\d,]+)(!?) (.*)$/u.exec(line) ?? [];
    return { text: message, right: numbers.split(','), isPlain: mark === '!' };
  });

/** The numbers that the reply to a message gives, the first one first. */
function numbersFor(text: string): readonly string[] {
  const reading = readSafety(text);
  return reading ? RESPONSES[reading.event].calls.map((fact) => NUMBERS[fact] ?? fact) : [];
}

const isFirst = ({ text, right }: Emergency) => right.includes(numbersFor(text)[0] ?? '');
const isUrgent = (text: string) => readSafety(text)?.strength === 'urgent';
const shareOf = <T>(all: readonly T[], holds: (one: T) => boolean) => all.filter(holds).length / all.length;

const EMERGENCIES = emergenciesOf(SAFETY_MESSAGES);
const PLAIN = [...EMERGENCIES.filter(({ isPlain }) => isPlain), ...emergenciesOf(PLAIN_MESSAGES)];
const WITHIN = EMERGENCIES.filter(({ isPlain }) => !isPlain);
const HARMLESS = linesOf(HARMLESS_MESSAGES);

test('CHAT-2 there are enough messages to measure with', () => {
  expect(EMERGENCIES.length).toBeGreaterThan(180);
  expect(HARMLESS.length).toBeGreaterThan(250);
});

test('CHAT-2 a plain emergency gets the right number first', () => {
  expect(PLAIN.filter((one) => !isFirst(one)).map(({ text }) => text)).toEqual([]);
});

test('CHAT-2 an emergency inside an ordinary sentence gets the right number', () => {
  const share = shareOf(WITHIN, ({ text, right }) => numbersFor(text).some((number) => right.includes(number)));
  expect(share).toBeGreaterThanOrEqual(0.97);
});

test('CHAT-2 most emergencies take the screen', () => {
  expect(shareOf(EMERGENCIES, ({ text }) => isUrgent(text))).toBeGreaterThanOrEqual(0.9);
});

test('CHAT-2 harmless messages do not take the screen, and few get a line', () => {
  expect(shareOf(HARMLESS, isUrgent)).toBeLessThanOrEqual(0.005);
  expect(shareOf(HARMLESS, (text) => readSafety(text) !== null)).toBeLessThanOrEqual(0.12);
});

test.each([
  'no thats not what i asked, i want the price',
  'in arabic please',
  'that didnt help',
  'im freaking out can unmarried people share a room',
  'dying to see the fountain',
  'mujhe dubai me job dila do salary 5000',
  'fire station museum',
  'is it gonna rain tomorrow',
])('CHAT-2 does not take the screen for: %s', (text) => {
  expect(isUrgent(text)).toBe(false);
});

test.each<[string, string]>([
  ['my brother was stabbed where is the nearest hospital in deira', '998'],
  ['how do i call the police my neighbour is beating his wife', '999'],
  ['جاري يضرب زوجته كيف أبلغ الشرطة', '999'],
  ['baji ko susral wale mar rahe hain satwa me police kaise bulaun', '999'],
  ['allergic reaction to nuts throat closing nearest pharmacy to marina', '998'],
  ['صار حادث وفيه مصابين على شارع الشيخ زايد', '999'],
  ['agent ne room me band karke rakha hai passport bhi le liya', '999'],
  ['کیڑے مار دوا پی لی غلطی سے', '998'],
  ['which hospital in dubai is nearest my wife is in labour', '998'],
  ['my taxi driver touched me how do i complain', '999'],
])('CHAT-2 takes the screen for: %s', (text, number) => {
  expect(isUrgent(text)).toBe(true);
  expect(numbersFor(text)[0]).toBe(number);
});

test('CHAT-2 what happened before, may happen or is not real is turned down', () => {
  expect(isUrgent('my father had a heart attack')).toBe(true);
  expect(isUrgent('my father had a heart attack in 2019, is the zipline allowed')).toBe(false);
  expect(isUrgent('what to do if someone is drowning')).toBe(false);
  expect(isUrgent('a movie about a man who is drowning')).toBe(false);
});

test('CHAT-2 a misspelling does not hide an emergency', () => {
  expect(isUrgent('my brothr is unconcious')).toBe(true);
  expect(isUrgent('she is chokng on a grape')).toBe(true);
});
