export type HelpTopic = { id: string; title: string; text: string };
export type HelpGroup = { title: string; topics: readonly HelpTopic[] };

/** A message of several lines is a list of steps. */
function topic(id: string): HelpTopic {
  return { id, title: `help.${id}.title`, text: `help.${id}.text` };
}

/** The help topics in order. Other pages link to their ids as anchors. */
export const HELP_GROUPS: readonly HelpGroup[] = [
  {
    title: 'help.group.install',
    topics: [
      topic('iphone'),
      topic('android-chrome'),
      topic('samsung'),
      topic('android-firefox'),
      topic('desktop-chrome'),
      topic('mac-safari'),
      topic('desktop-firefox'),
    ],
  },
  {
    title: 'help.group.reading',
    topics: [
      topic('language'),
      topic('text-size'),
      topic('contrast'),
      topic('urdu'),
      topic('keyboard'),
      topic('listen'),
    ],
  },
  { title: 'help.group.data', topics: [topic('report'), topic('device-data')] },
];
