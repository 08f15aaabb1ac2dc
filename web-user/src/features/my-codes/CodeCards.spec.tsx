import { aBarcode } from '@qlaim/web-kit/testing';
import { fill } from '@qlaim/web-kit/testing/forms';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CodeCards } from './CodeCards.tsx';

const bags = (amount: number) =>
  Array.from({ length: amount }, (_none, index) =>
    aBarcode({ _id: String(index), name: `Bag ${amount - index}`, scanCount: index }),
  );

const names = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
const counted = () => screen.getByRole('status').textContent;

it('has no search for twelve codes', () => {
  render(<CodeCards codes={bags(12)} refreshing={false} />);
  expect(names()).toHaveLength(12);
  expect(screen.queryByLabelText('Search')).toBeNull();
});

it('finds one of thirteen codes, and says how many match', async () => {
  render(<CodeCards codes={bags(13)} refreshing={false} />);
  expect(counted()).toBe('13 codes');
  fill({ Search: 'bag 13' });
  await waitFor(() => expect(names()).toEqual(['Bag 13']));
  expect(counted()).toBe('1 of 13 codes');
  fill({ Search: 'no such bag' });
  await waitFor(() => expect(names()).toEqual(['No code matches']));
  expect(counted()).toBe('0 of 13 codes');
});

it('lists the codes in the chosen order', () => {
  render(<CodeCards codes={bags(13)} refreshing={false} />);
  expect(names().slice(0, 2)).toEqual(['Bag 13', 'Bag 12']);
  fill({ Order: 'name' });
  expect(names().slice(0, 2)).toEqual(['Bag 1', 'Bag 2']);
  fill({ Order: 'newest' });
  expect(names().slice(0, 2)).toEqual(['Bag 13', 'Bag 12']);
  fill({ Order: 'scans' });
  expect(names().slice(0, 2)).toEqual(['Bag 1', 'Bag 2']);
});
