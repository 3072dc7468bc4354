/** The event of the window after every change of what readers chose, here or in another tab. */
export const DISPLAY_CHANGED = 'dalil:display';
