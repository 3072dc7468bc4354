import type { KeyboardEvent } from 'react';

/** The properties of a button that opens a menu whose behaviour is not loaded yet. */
export function menuButton(open: () => Promise<void>) {
  return {
    'aria-haspopup': 'menu' as const,
    'aria-expanded': false,
    onClick: () => void open(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      void open();
    },
  };
}
