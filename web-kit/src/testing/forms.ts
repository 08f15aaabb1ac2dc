import { fireEvent, screen, within } from '@testing-library/react';

/** Fills fields by their labels. */
export function fill(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

// A query by role is slow, because it computes the name of every button of the page.
const IN_BUTTON = { selector: 'button, button *' };

function buttonAround(words: HTMLElement): HTMLElement {
  const found = words.closest('button');
  if (found === null) throw new Error(`${words.textContent} stands in no button`);
  return found;
}

/** Returns the button with this text, in the whole page or in a part of it. Throws without a match. */
export const button = (words: string, part: HTMLElement = document.body): HTMLElement =>
  buttonAround(within(part).getByText(words, IN_BUTTON));

/** Waits for the button with this text. */
export const findButton = async (words: string): Promise<HTMLElement> =>
  buttonAround(await screen.findByText(words, IN_BUTTON));

export function press(words: string, part?: HTMLElement): void {
  fireEvent.click(button(words, part));
}

/** Returns the texts of the busy buttons. */
export function busyButtons(): (string | null)[] {
  return [...document.querySelectorAll('button[aria-busy=true]')].map(({ textContent }) => textContent);
}

/** Returns a field's error message, or undefined for a valid field. */
export function errorOf(label: string): string | undefined {
  const field = screen.getByLabelText(label);
  if (field.getAttribute('aria-invalid') !== 'true') return undefined;
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
}
