import { ROUTES } from '@qlaim/backend/contract';
import { aBarcode, aUser } from '@qlaim/web-kit/testing';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { signedIn } from '../../testing/session.ts';
import { FirstSteps } from './FirstSteps.tsx';

const EMPTY = aBarcode();
const LINKED = aBarcode({ storedInfo: { infoType: 'link', link: 'https://example.com/' } });

const steps = () => screen.queryByRole('list', { name: 'First steps' });

it('shows three steps to the owner of one code without content, the first done', () => {
  render(<FirstSteps code={EMPTY} />);
  expect(steps()?.children).toHaveLength(3);
  expect(screen.getByText('Claim your code').textContent).toContain('(done)');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/edit/7K3M9QWX2P');
});

it.each([
  ['with content', [LINKED]],
  ['beside another one', [EMPTY, aBarcode({ _id: 'other' })]],
])('shows no steps for a code %s', async (_which, barcodes) => {
  signedIn(aUser());
  answerRoute(ROUTES.banners, () => ({ bannerTexts: [] }));
  answerRoute(ROUTES.codesOfUser, () => ({ barcodes }));
  openApp('/');
  await screen.findAllByRole('link', { name: /^Edit QR/ });
  expect(steps()).toBeNull();
});

it('stays away once it is dismissed', () => {
  const { unmount } = render(<FirstSteps code={EMPTY} />);
  fireEvent.click(screen.getByLabelText('Dismiss these steps'));
  expect(steps()).toBeNull();
  unmount();
  render(<FirstSteps code={EMPTY} />);
  expect(steps()).toBeNull();
});
