import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { LinkProvider } from '../links.tsx';
import { click, focus, press, type Rendered, render } from '../testing/render.tsx';
import { MenuButton } from './MenuButton.tsx';
// The specs load the menu first, so that the button's own import resolves at once.
import './MenuPopup.tsx';

const button = (page: Rendered) => page.get('[aria-haspopup=menu]');
const focused = () => document.activeElement?.textContent;

/** Runs a step, and waits until the menu's code is loaded. */
const arrived = (step: () => void) =>
  act(async () => {
    step();
    await vi.dynamicImportSettled();
  });

async function open(onSelect = vi.fn()) {
  const navigate = vi.fn();
  const page = render(
    <LinkProvider navigate={navigate}>
      <a href="#before">Before</a>
      <MenuButton
        label="Menu"
        heading="rosa@example.com"
        items={[
          { label: 'Profile', href: '/profile' },
          { label: 'Sign Out', onSelect },
        ]}
      />
      <p>Elsewhere</p>
      <a href="#after">After</a>
    </LinkProvider>,
  );
  await arrived(() => button(page).click());
  return { page, onSelect, navigate };
}

it('opens with the focus on its first item, and arrows wrap', async () => {
  const { page } = await open();
  expect(button(page).getAttribute('aria-expanded')).toBe('true');
  expect(page.get('[role=menu]').id).toBe(button(page).getAttribute('aria-controls'));
  expect(focused()).toBe('Profile');
  press('ArrowDown');
  expect(focused()).toBe('Sign Out');
  press('ArrowDown');
  expect(focused()).toBe('Profile');
  press('ArrowUp');
  expect(focused()).toBe('Sign Out');
});

it.each([
  ['Home', 'Profile'],
  ['End', 'Sign Out'],
])('%s moves the focus to %s', async (key, item) => {
  await open();
  press(key);
  expect(focused()).toBe(item);
});

it('closes on Esc, and returns the focus to its button', async () => {
  const { page } = await open();
  press('Escape');
  expect(page.all('[role=menu]')).toHaveLength(0);
  await vi.waitFor(() => expect(document.activeElement).toBe(button(page)), 10_000);
});

it('closes on Esc while its button has the focus', async () => {
  const { page } = await open();
  press('Escape', button(page));
  expect(page.all('[role=menu]')).toHaveLength(0);
});

it('closes on a click outside (specification, section 2), and does not swallow that click', async () => {
  const { page } = await open();
  const outside = vi.fn();
  page.get('p').addEventListener('click', outside);
  act(() => {
    page.get('p').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  });
  click(page.get('p'));
  expect(page.all('[role=menu]')).toHaveLength(0);
  expect(outside).toHaveBeenCalledOnce();
});

it('closes on a second press of its button', async () => {
  const { page } = await open();
  act(() => {
    button(page).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    button(page).focus();
  });
  click(button(page));
  expect(page.all('[role=menu]')).toHaveLength(0);
});

it.each(['Enter', ' '])('selects the item on %o, and closes', async (key) => {
  const { page, onSelect } = await open();
  press('End');
  press(key);
  expect(onSelect).toHaveBeenCalledOnce();
  expect(page.all('[role=menu]')).toHaveLength(0);
});

it('follows a link through the router, and closes', async () => {
  const { page, navigate } = await open();
  click(page.get('[role=menuitem]'));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/profile');
  expect(page.all('[role=menu]')).toHaveLength(0);
});

it('focuses its button before it selects an item, so that a dialog returns the focus there', async () => {
  const had: (string | null | undefined)[] = [];
  const { page } = await open(vi.fn(() => had.push(document.activeElement?.getAttribute('aria-label'))));
  const [, signOut] = page.all('[role=menuitem]');
  if (signOut) click(signOut);
  expect(had).toEqual(['Menu']);
});

it('opens with the focus on its last item on the up arrow', async () => {
  const { page } = await open();
  press('Escape');
  focus(button(page));
  await arrived(() => press('ArrowUp'));
  expect(focused()).toBe('Sign Out');
});

it('shows its label in place of the icon, if it is to', () => {
  const page = render(<MenuButton label="Help" words items={[]} />);
  expect(button(page).textContent).toBe('Help');
  expect(page.all('svg')).toHaveLength(0);
});
