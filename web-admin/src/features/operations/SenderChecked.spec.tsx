import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SenderChecked } from './SenderChecked.tsx';

it('says of each record whether receivers find it', () => {
  const at = new Date().toISOString();
  render(
    <SenderChecked
      check={{ domain: 'mail.shop.example', at, spf: 'found', dkim: 'different', dmarc: 'missing' }}
    />,
  );
  expect(screen.getByText(/Records of mail\.shop\.example in DNS/).tagName).toBe('P');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'SPF found',
    'DKIM another key',
    'DMARC missing',
  ]);
});
