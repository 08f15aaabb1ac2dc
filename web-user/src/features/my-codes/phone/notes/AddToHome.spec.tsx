import { render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { holdInstallOffer } from '../../../../shell/install-offer.ts';
import { AddToHome } from './AddToHome.tsx';

const WORDS = 'Keep your codes at hand: put Qlaim on your home screen.';

beforeAll(holdInstallOffer);

function offer(): void {
  const made = new Event('beforeinstallprompt', { cancelable: true });
  window.dispatchEvent(Object.assign(made, { prompt: async () => undefined }));
}

/** Offers the installation as soon as the page is there, before its effects have run. */
function EarlyOffer() {
  useLayoutEffect(offer, []);
  return null;
}

it('shows an offer that comes while it is mounted, until the app is installed', async () => {
  render(
    <>
      <AddToHome />
      <EarlyOffer />
    </>,
  );
  await screen.findByText(WORDS);
  window.dispatchEvent(new Event('appinstalled'));
  await waitFor(() => expect(screen.queryByText(WORDS)).toBeNull());
});
