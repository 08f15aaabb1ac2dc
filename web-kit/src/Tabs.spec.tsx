import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';
import { click, focus, press, render } from './testing/render.tsx';

const items = ['link', 'phone', 'page'].map((id) => ({ id, label: id, panel: `The ${id}` }));

function Example({ keep = false }) {
  const [value, setValue] = useState('link');
  return <Tabs label="Kind" items={items} value={value} onChange={setValue} keepPanels={keep} />;
}

const chosen = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent;
const panel = () => document.querySelector('[role=tabpanel]:not([hidden])');

it.each([
  ['ArrowRight', 'phone'],
  ['ArrowLeft', 'page'],
  ['End', 'page'],
  ['Home', 'link'],
])('%s on the first tab selects and focuses the tab %s', async (key, id) => {
  const page = render(<Example />);
  focus(page.get('[role=tab]'));
  press(key);
  expect(chosen()).toBe(id);
  // After a click by a screen reader, the focus follows once transitions have ended.
  await waitFor(() => expect(document.activeElement?.textContent).toBe(id));
  expect(panel()?.textContent).toBe(`The ${id}`);
});

it('wraps from the last tab to the first', () => {
  const page = render(<Example />);
  const [last] = page.all('[role=tab]').slice(-1);
  if (last) click(last);
  expect(chosen()).toBe('page');
  if (last) focus(last);
  press('ArrowRight');
  expect(chosen()).toBe('link');
});

it('is one stop in the tab order, and names its panel', () => {
  const page = render(<Example />);
  expect(page.all('[role=tab][tabindex="0"]')).toHaveLength(1);
  expect(panel()?.getAttribute('aria-labelledby')).toBe(page.get('[aria-selected=true]').id);
});

it('keeps the hidden panels mounted with keepPanels', () => {
  expect(render(<Example keep />).all('[role=tabpanel]')).toHaveLength(3);
});
