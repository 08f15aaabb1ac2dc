/** Shows the part of a control that names its present state, and hides the others. */
export function showState(control: Element, state: string): void {
  for (const part of control.querySelectorAll<HTMLElement>('[data-state]'))
    part.hidden = part.dataset['state'] !== state;
}
