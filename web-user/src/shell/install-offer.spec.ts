import { expect, it } from 'vitest';
import { heldInstallOffer, holdInstallOffer } from './install-offer.ts';

const offer = () =>
  Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => undefined });

it('an offer is held back until the app is installed, and then it is over', () => {
  holdInstallOffer();
  const first = offer();
  window.dispatchEvent(first);
  expect(first.defaultPrevented).toBe(true);
  expect(heldInstallOffer()).toBe(first);
  window.dispatchEvent(new Event('appinstalled'));
  expect(heldInstallOffer()).toBeUndefined();
  const next = offer();
  window.dispatchEvent(next);
  expect(heldInstallOffer()).toBe(next);
  window.dispatchEvent(new Event('appinstalled'));
});
