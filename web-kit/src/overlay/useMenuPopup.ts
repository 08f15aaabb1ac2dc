import { useState } from 'react';
import { notify } from '../feedback/notify.tsx';
import type { MenuPopup } from './MenuPopup.tsx';

/** The load fails without a connection, or after a release that replaced the app's files. */
const MESSAGE = 'The menu could not be opened. Check your connection and try again, or reload the page.';

/**
 * Loads the menu's code separately, because no page needs it for its first view. Repeated calls of `load` are safe. On
 * a failure it shows a message and calls `onFail`, if given. The next call tries again.
 */
export function useMenuPopup() {
  const [Popup, setPopup] = useState<typeof MenuPopup>();

  function load(onFail?: () => void) {
    if (Popup) return;
    import('./MenuPopup.tsx').then(
      (module) => setPopup(() => module.MenuPopup),
      () => {
        if (!onFail) return;
        onFail();
        notify.fail(MESSAGE);
      },
    );
  }

  return { Popup, load };
}
