import { aBarcode } from '@qlaim/web-kit/testing';
import { fill } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithQueries } from '../../testing/render-with-queries.tsx';
import { CodeCards } from './CodeCards.tsx';

const bags = (amount: number) =>
  Array.from({ length: amount }, (_none, index) =>
    aBarcode({ _id: String(index), name: `Bag ${amount - index}`, scanCount: index }),
  );

const names = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
const counted = () => screen.getByRole('status').textContent;

it('has no search for twelve codes', () => {
  renderWithQueries(<CodeCards codes={bags(12)} refreshing={false} />);
  expect(names()).toHaveLength(12);
  expect(screen.queryByLabelText('Search')).toBeNull();
});

it('finds one of thirteen codes, and says how many match', async () => {
  renderWithQueries(<CodeCards codes={bags(13)} refreshing={false} />);
  // The search loads behind the list.
  await screen.findByRole('status');
  expect(counted()).toBe('13 codes');
  fill({ Search: 'bag 13' });
  await waitFor(() => expect(names()).toEqual(['Bag 13']));
  expect(counted()).toBe('1 of 13 codes');
  fill({ Search: 'no such bag' });
  await waitFor(() => expect(names()).toEqual(['No code matches']));
  expect(counted()).toBe('0 of 13 codes');
});

it('lists the codes in the chosen order', () => {
  renderWithQueries(<CodeCards codes={bags(13)} refreshing={false} />);
  expect(names().slice(0, 2)).toEqual(['Bag 13', 'Bag 12']);
  fill({ Order: 'name' });
  expect(names().slice(0, 2)).toEqual(['Bag 1', 'Bag 2']);
  fill({ Order: 'newest' });
  expect(names().slice(0, 2)).toEqual(['Bag 13', 'Bag 12']);
  fill({ Order: 'scans' });
  expect(names().slice(0, 2)).toEqual(['Bag 1', 'Bag 2']);
});

it('lists the codes of the chosen type, where there is a choice', async () => {
  const link = { infoType: 'link' as const, link: 'https://example.com' };
  const call = { infoType: 'smartQR' as const, smartQR: { conditions: [], defaultUrl: '' } };
  const codes = bags(13).map((code, place) => ({ ...code, storedInfo: place < 2 ? call : link }));
  renderWithQueries(<CodeCards codes={codes} refreshing={false} />);
  fill({ Type: 'smartQR' });
  await waitFor(() => expect(names()).toEqual(['Bag 13', 'Bag 12']));
  expect(counted()).toBe('2 of 13 codes');
  fill({ Type: 'all' });
  await waitFor(() => expect(names()).toHaveLength(13));
});

it('offers no choice of type where all codes lead to one', () => {
  renderWithQueries(<CodeCards codes={bags(13)} refreshing={false} />);
  expect(screen.queryByLabelText('Type')).toBeNull();
});
