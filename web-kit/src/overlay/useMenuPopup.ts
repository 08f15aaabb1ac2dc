import { useState } from 'react';
import { notify } from '../feedback/notify.tsx';
import type { MenuPopup } from './MenuPopup.tsx';

/** No answer came, or the app was replaced by a newer one, which has other files. */
const MESSAGE = 'The menu could not be opened. Check your connection and try again, or reload the page.';

/**
 * The menu's code, apart from the page's: no page needs it to be shown. `load` may be called any number of times. With
 * `onFail`, a failure is shown and `onFail` called; the next call tries again.
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
