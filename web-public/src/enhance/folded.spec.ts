import { expect, it } from 'vitest';
import { unfoldForPrint } from './folded.ts';

it('opens what is folded for the printer, and leaves the rest as it was', () => {
  document.body.innerHTML = '<details id="a"></details><details id="b" open></details>';
  const open = () => [...document.querySelectorAll('details')].map((details) => details.open);
  unfoldForPrint();
  window.dispatchEvent(new Event('beforeprint'));
  expect(open()).toEqual([true, true]);
  window.dispatchEvent(new Event('afterprint'));
  expect(open()).toEqual([false, true]);
});
