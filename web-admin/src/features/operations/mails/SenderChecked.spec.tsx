import type { SenderCheck } from '@qlaim/backend/contract';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aSenderCheck } from '../../../testing/operations.ts';
import { SenderChecked } from './SenderChecked.tsx';

const open = (check: Partial<SenderCheck>) =>
  render(<SenderChecked check={{ ...aSenderCheck(), ...check }} />);
const states = () =>
  screen
    .getAllByRole('listitem')
    .map(({ firstChild, children }) => [firstChild?.textContent, children[0]?.textContent]);

it('says of each record whether receivers find it', () => {
  open({ dkim: 'elsewhere', dmarc: 'unknown' });
  expect(screen.getByText(/Records of mail\.shop\.example in DNS/).tagName).toBe('P');
  expect(states()).toEqual([
    ['SPF', 'found'],
    ['DKIM', 'not signed here'],
    ['DMARC', 'DNS does not answer'],
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows the record that mends a wrong one, and copies its value', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  open({ spf: 'missing', dkim: 'different', dmarc: 'several' });
  screen.getByText('Add this record (TXT):');
  screen.getByText('Put this record (TXT) in its place:');
  screen.getByText('Leave one record (TXT) only, such as:');
  screen.getByText('q1._domainkey.mail.shop.example');
  screen.getByText(/in place of MAIL-SERVER/);
  fireEvent.click(screen.getByRole('button', { name: 'Copy DKIM of mail.shop.example' }));
  await waitFor(() => expect(writeText).toHaveBeenCalledWith('v=DKIM1; k=rsa; p=MIIB'));
});
