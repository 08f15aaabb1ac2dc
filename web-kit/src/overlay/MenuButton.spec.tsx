import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { LinkProvider } from '../links.tsx';
import { click, focus, press, type Rendered, render } from '../testing/render.tsx';
import { MenuButton } from './MenuButton.tsx';
// Already fetched here, so that the button's own import takes no time.
import './MenuPopup.tsx';

const button = (page: Rendered) => page.get('[aria-haspopup=menu]');
const focused = () => document.activeElement?.textContent;

/** Lets the menu's code arrive after what asked for it. */
const arrived = (step: () => void) => act(async () => step());

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

it('opens on its first item, and arrows wrap', async () => {
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
])('%s leads to %s', async (key, item) => {
  await open();
  press(key);
  expect(focused()).toBe(item);
});

it('closes on Esc and gives the focus back', async () => {
  const { page } = await open();
  press('Escape');
  expect(page.all('[role=menu]')).toHaveLength(0);
  await vi.waitFor(() => expect(document.activeElement).toBe(button(page)));
});

it('closes on Esc also while its button has the focus', async () => {
  const { page } = await open();
  press('Escape', button(page));
  expect(page.all('[role=menu]')).toHaveLength(0);
});

it('closes on a click outside (specification, section 2), which still does its own work', async () => {
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

it('closes when its button is pressed again', async () => {
  const { page } = await open();
  act(() => {
    button(page).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    button(page).focus();
  });
  click(button(page));
  expect(page.all('[role=menu]')).toHaveLength(0);
});

it.each(['Enter', ' '])('does what the item says on %o, and closes', async (key) => {
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

it('has the focus on its button before it acts, so that a dialog gives it back there', async () => {
  const had: (string | null | undefined)[] = [];
  const { page } = await open(vi.fn(() => had.push(document.activeElement?.getAttribute('aria-label'))));
  const [, signOut] = page.all('[role=menuitem]');
  if (signOut) click(signOut);
  expect(had).toEqual(['Menu']);
});

it('opens on its last item by the up arrow', async () => {
  const { page } = await open();
  press('Escape');
  focus(button(page));
  await arrived(() => press('ArrowUp'));
  expect(focused()).toBe('Sign Out');
});
