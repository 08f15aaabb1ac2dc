/** The advice after a failed call, in English. */
export const en = {
  network: 'Check your connection and try again.',
  busy: (when: string) => `Many tries came from your network just now. Try again ${when}.`,
  fault: (when: string) => `The fault is ours, not yours. Try again ${when}.`,
  refused: 'Reload the page and try again.',
  moment: 'in a moment',
};
