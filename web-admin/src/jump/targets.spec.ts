import { expect, test } from 'vitest';
import { codeTarget, sectionTargets } from './targets.ts';

const labels = (text: string) => sectionTargets(text).map(({ label }) => label);

test('a section is found by a part of its name', () => {
  expect(labels('')).toEqual(expect.arrayContaining(['Home', 'Codes', 'Scans', 'Operations']));
  expect(labels(' scan')).toEqual(['Scans']);
  expect(labels('nothing')).toEqual([]);
});

test('a code leads to the list of codes, and shows its name and owner', () => {
  const target = codeTarget({ code: '7K3M9QWX2P', name: 'Bench', owner: 'Rosa Diaz' });
  expect(target).toMatchObject({ label: '7K3M 9QWX 2P', detail: 'Bench, Rosa Diaz' });
  const address = new URL(target.address, 'https://qlaim.example');
  expect(JSON.parse(address.searchParams.get('filter') ?? '')).toEqual({ link: '7K3M9QWX2P' });
  expect(codeTarget({ code: '7K3M9QWX2P', name: null, owner: null }).detail).toBe('Code');
});
