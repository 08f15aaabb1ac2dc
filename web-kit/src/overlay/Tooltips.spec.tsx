import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Tooltips } from './Tooltips.tsx';

const WHOLE = 'https://example.com/a/long/way';
const shown = () => document.querySelector('.qk-tooltip')?.textContent;

function open() {
  render(
    <Tooltips>
      <a href="https://example.com/" data-tooltip={WHOLE}>
        <b>example.com</b>
      </a>
      <p>Elsewhere</p>
    </Tooltips>,
  );
  fireEvent.mouseOver(screen.getByText('example.com'));
}

it('shows the text of the element under the pointer', () => {
  open();
  expect(shown()).toBe(WHOLE);
  fireEvent.mouseOver(screen.getByText('Elsewhere'));
  expect(shown()).toBeUndefined();
});

it('stays while the pointer is on the tooltip', () => {
  open();
  fireEvent.mouseOver(screen.getByText(WHOLE));
  expect(shown()).toBe(WHOLE);
});

it('hides on Esc', () => {
  open();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(shown()).toBeUndefined();
});
