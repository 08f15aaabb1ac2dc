// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { click, press, render } from '../testing/render.tsx';
import { MenuButton } from './MenuButton.tsx';

function open() {
  const signOut = vi.fn();
  const page = render(
    <>
      <MenuButton
        label="Menu"
        items={[
          { label: 'Profile', href: '#profile' },
          { label: 'Sign Out', onSelect: signOut },
        ]}
      />
      <p>Elsewhere</p>
    </>,
  );
  click(page.get('[aria-haspopup=menu]'));
  return { page, signOut };
}

const focused = () => document.activeElement?.textContent;

it('opens on its first item and goes round by arrows', () => {
  open();
  expect(focused()).toBe('Profile');
  press('ArrowDown');
  expect(focused()).toBe('Sign Out');
  press('ArrowDown');
  expect(focused()).toBe('Profile');
  press('ArrowUp');
  expect(focused()).toBe('Sign Out');
});

it('closes on Esc and gives the focus back', () => {
  const { page } = open();
  press('Escape');
  expect(page.all('[role=menu]')).toHaveLength(0);
  expect(document.activeElement).toBe(page.get('[aria-haspopup=menu]'));
});

it('closes on a press outside (specification, section 2)', () => {
  const { page } = open();
  act(() => {
    page.get('p').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  });
  expect(page.all('[role=menu]')).toHaveLength(0);
});

it('does what the item says and closes', () => {
  const { page, signOut } = open();
  click(page.all('[role=menuitem]')[1] as HTMLElement);
  expect(signOut).toHaveBeenCalledOnce();
  expect(page.all('[role=menu]')).toHaveLength(0);
});

it('opens on its last item by the up arrow', () => {
  const { page } = open();
  press('Escape');
  press('ArrowUp', page.get('[aria-haspopup=menu]'));
  expect(focused()).toBe('Sign Out');
});
