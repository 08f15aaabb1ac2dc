import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { onAnnounce } from '../feedback/announce.ts';
import { focus, render } from '../testing/render.tsx';
import { MenuButton } from './MenuButton.tsx';

const fetched = vi.hoisted(() => ({ works: false }));

// A module mock, because the menu comes by an import: no HTTP response of a spec makes that fail.
vi.mock('./MenuPopup.tsx', () => {
  if (!fetched.works) throw new TypeError('Failed to fetch dynamically imported module');
  return { MenuPopup: () => <div role="menu" /> };
});

it('reports a failed load of the menu when it is opened, and tries again', async () => {
  const said: string[] = [];
  onAnnounce((words) => said.push(words));
  const page = render(<MenuButton label="Menu" items={[{ label: 'Sign Out' }]} />);
  const button = page.get('button');

  await act(async () => focus(button));
  expect(said).toEqual([]);
  await act(async () => button.click());
  expect(said).toEqual([expect.stringContaining('The menu could not be opened')]);
  expect(button.getAttribute('aria-expanded')).toBe('false');

  fetched.works = true;
  await act(async () => button.click());
  expect(page.all('[role=menu]')).toHaveLength(1);
});
