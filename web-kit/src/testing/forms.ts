import { fireEvent, screen } from '@testing-library/react';

/** Types into fields by their labels. */
export function fill(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

/** The button of these words; buttons of other names are not looked at, which takes long in a large page. */
export function button(words: string): HTMLElement {
  const found = screen.getByText(words, { selector: 'button, button *' }).closest('button');
  if (found === null) throw new Error(`${words} stands in no button`);
  return found;
}

export function press(words: string): void {
  fireEvent.click(button(words));
}

/** The words of the buttons that are under way. */
export function busyButtons(): (string | null)[] {
  return [...document.querySelectorAll('button[aria-busy=true]')].map(({ textContent }) => textContent);
}

/** What is said to be wrong with a field; undefined where nothing is. */
export function errorOf(label: string): string | undefined {
  const field = screen.getByLabelText(label);
  if (field.getAttribute('aria-invalid') !== 'true') return undefined;
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
}
