/** Names of what the guide has nothing about, though a part of the name is that of something else. */
const NAMES =
  /water[\s-]?tax[iy]|(?:تاكسي|تكسي) (?:ال)?(?:مائي|بحري)|(?:التاكسي|التكسي) (?:المائي|البحري)|(?:वॉटर|वाटर) टैक्सी|واٹر ٹیکسی/iu;

/** Whether a question is about something that is taken for another thing: the water taxi is no taxi. */
export function isNotInGuide(text: string): boolean {
  return NAMES.test(text.normalize('NFC'));
}
