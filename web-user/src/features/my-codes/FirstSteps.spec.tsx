import { aBarcode } from '@qlaim/web-kit/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FirstSteps } from './FirstSteps.tsx';

const EMPTY = aBarcode();
const LINKED = aBarcode({ storedInfo: { infoType: 'link', link: 'https://example.com/' } });

const steps = () => screen.queryByRole('list', { name: 'First steps' });

it('shows three steps to the owner of one code without content, the first done', () => {
  render(<FirstSteps codes={[EMPTY]} />);
  expect(steps()?.children).toHaveLength(3);
  expect(screen.getByText('Claim your code').textContent).toContain('(done)');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/edit/7K3M9QWX2P');
});

it.each([
  ['with content', [LINKED]],
  ['beside another one', [EMPTY, aBarcode({ _id: 'other' })]],
])('shows no steps for a code %s', (_which, codes) => {
  render(<FirstSteps codes={codes} />);
  expect(steps()).toBeNull();
});

it('stays away once it is dismissed', () => {
  const { unmount } = render(<FirstSteps codes={[EMPTY]} />);
  fireEvent.click(screen.getByLabelText('Dismiss these steps'));
  expect(steps()).toBeNull();
  unmount();
  render(<FirstSteps codes={[EMPTY]} />);
  expect(steps()).toBeNull();
});
