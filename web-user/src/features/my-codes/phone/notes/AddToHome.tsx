import { PHONE } from '@qlaim/backend/texts/owner/phone';
import { Button, Icon, IconButton, useLook } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState, useSyncExternalStore } from 'react';
import { localStore } from '../../../../shell/drafts-store.ts';
import { heldInstallOffer, watchInstallOffer } from '../../../../shell/install-offer.ts';
import { isInstalled } from '../../../share/index.ts';

const DISMISSED = 'qlaim:add-to-home-dismissed';

/** Safari on an iPhone or iPad installs apps, but offers it to no page. It alone has this property. */
const installsByHand = (): boolean => 'standalone' in navigator;

/** Offers to put the app on the home screen, until it is there or the line is dismissed. */
export function AddToHome() {
  const { home } = useTexts(PHONE);
  const { name: shop } = useLook();
  // An offer may come between the first look and the effects.
  const offer = useSyncExternalStore(watchInstallOffer, heldInstallOffer);
  const [dismissed, setDismissed] = useState(() => localStore.recall(DISMISSED) === true);

  if (dismissed || isInstalled() || !(offer || installsByHand())) return null;

  function dismiss() {
    localStore.keep(DISMISSED, true);
    setDismissed(true);
    // The button is gone, and the focus must not be lost with it.
    document.getElementById('main')?.focus();
  }

  return (
    <section className="qu-phone-note" aria-label={home.add}>
      <p>
        <Icon name="add" />
        {offer ? home.offer(shop) : home.ios}
      </p>
      {offer ? (
        <Button variant="quiet" onClick={() => void offer.prompt().catch(() => undefined)}>
          {home.add}
        </Button>
      ) : null}
      <IconButton icon="close" label={home.dismiss} onClick={dismiss} />
    </section>
  );
}
