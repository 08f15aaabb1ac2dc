import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** React warns of updates outside `act` only while an element of `render` is mounted. */
function checkActs(check: boolean): void {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = check;
}

const undo: (() => void)[] = [];

/** Unmounts everything. The test set-up calls it after each test. */
export function unmount(): void {
  for (const step of undo.splice(0)) act(step);
  document.body.innerHTML = '';
  checkActs(false);
}

export interface Rendered {
  get: (selector: string) => HTMLElement;
  all: (selector: string) => HTMLElement[];
  again: (element: ReactNode) => void;
}

/** Mounts an element until the end of the test. */
export function render(element: ReactNode): Rendered {
  checkActs(true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  act(() => root.render(element));
  undo.push(() => root.unmount());
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  return {
    all,
    get: (selector) => {
      const [first] = all(selector);
      if (first === undefined) throw new Error(`Nothing matches ${selector} in ${document.body.innerHTML}`);
      return first;
    },
    again: (next) => act(() => root.render(next)),
  };
}

export function click(element: HTMLElement): void {
  act(() => element.click());
}

export function focus(element: HTMLElement): void {
  act(() => element.focus());
}

export function press(key: string, on: Element | null = document.activeElement): void {
  act(() => {
    on?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
}

/** Sets the value with the native setter, because React ignores a change through its own one. */
export function type(element: HTMLElement, value: string): void {
  act(() => {
    const proto =
      element instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
    Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
