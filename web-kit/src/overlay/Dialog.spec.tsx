import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { announce } from '../feedback/announce.ts';
import { click, render } from '../testing/render.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';

function page(open: boolean, onClose = vi.fn()) {
  return (
    <>
      <button type="button">Before</button>
      <Dialog open={open} onClose={onClose} title="Enter Secure Code">
        <input aria-label="Secure code" />
      </Dialog>
    </>
  );
}

/** Presses on one element and releases over another. Browsers send the click to their common ancestor. */
function pressAndClick(down: HTMLElement, clicked: HTMLElement) {
  act(() => {
    down.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  });
  click(clicked);
}

it('renders only while open, and is named by its title', () => {
  const view = render(page(false));
  expect(view.all('dialog')).toHaveLength(0);
  view.again(page(true));
  const dialog = view.get('dialog');
  expect((dialog as HTMLDialogElement).open).toBe(true);
  expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    'Enter Secure Code',
  );
});

it('returns the focus to the previous element', () => {
  const view = render(page(false));
  view.get('button').focus();
  view.again(page(true));
  view.get('input').focus();
  view.again(page(false));
  expect(document.activeElement?.textContent).toBe('Before');
});

it('calls onClose on Esc, its close button and a click outside, but not on a click inside', () => {
  const close = vi.fn();
  const view = render(page(true, close));
  click(view.get('input'));
  expect(close).not.toHaveBeenCalled();
  click(view.get('[aria-label=Close]'));
  pressAndClick(view.get('dialog'), view.get('dialog'));
  act(() => {
    view.get('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  });
  expect(close).toHaveBeenCalledTimes(3);
});

it('stays open when a text selection starts inside and ends outside', () => {
  const close = vi.fn();
  const view = render(page(true, close));
  pressAndClick(view.get('input'), view.get('dialog'));
  expect(close).not.toHaveBeenCalled();
});

it('mounts an autofocused field only after it is open', () => {
  const states: (boolean | undefined)[] = [];
  const note = () => states.push(document.querySelector('dialog')?.open);
  render(
    <Dialog open onClose={vi.fn()} title="Reset password" footer={<button type="button">Send</button>}>
      <input aria-label="Email" autoFocus onFocus={note} />
    </Dialog>,
  );
  expect(states).toEqual([true]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Email');
});

it('repeats the message of a toast', () => {
  const view = render(page(true));
  act(() => announce('Invalid secure code'));
  expect(view.get('dialog [role=status]').textContent).toBe('Invalid secure code');
});

it('calls onConfirm or onCancel', () => {
  const [yes, no] = [vi.fn(), vi.fn()];
  const view = render(<ConfirmDialog open title="Are you sure?" danger onConfirm={yes} onCancel={no} />);
  const [first, second] = view.all('footer button');
  click(first as HTMLElement);
  click(second as HTMLElement);
  expect([first?.textContent, second?.textContent]).toEqual(['No', 'Yes']);
  expect([no.mock.calls.length, yes.mock.calls.length]).toEqual([1, 1]);
});

it('moves the focus to its first field', () => {
  const view = render(page(false));
  view.get('button').focus();
  view.again(page(true));
  expect(document.activeElement).toBe(view.get('input'));
});
