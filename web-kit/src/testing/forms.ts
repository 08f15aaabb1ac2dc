import { fireEvent, screen, within } from '@testing-library/react';

/** Types into fields by their labels. */
export function fill(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

// Asking for the role would compute the name of every button of the page, which takes long.
const IN_BUTTON = { selector: 'button, button *' };

function buttonAround(words: HTMLElement): HTMLElement {
  const found = words.closest('button');
  if (found === null) throw new Error(`${words.textContent} stands in no button`);
  return found;
}

/** The button with these words, in the whole page or in a part of it. */
export const button = (words: string, part: HTMLElement = document.body): HTMLElement =>
  buttonAround(within(part).getByText(words, IN_BUTTON));

/** Waits for it. */
export const findButton = async (words: string): Promise<HTMLElement> =>
  buttonAround(await screen.findByText(words, IN_BUTTON));

export function press(words: string, part?: HTMLElement): void {
  fireEvent.click(button(words, part));
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
