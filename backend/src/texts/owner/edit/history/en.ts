/** The history of a code. */
export const history = {
  title: 'History',
  loading: 'Loading the history',
  failed: 'The history could not be shown',
  older: 'Show older changes',
  view: 'View',
  /** Follows `view`, for screen readers. */
  viewVersion: (when: string) => ` the version of ${when}`,
  now: 'Now',
  by: (who: string, when: string) => `By ${who}, ${when}`,
  who: { you: 'you', owner: 'the owner', admin: 'an admin', system: 'the system' },
  gone: 'Not available any more',
  goneAdvice: 'This version was erased, or is from before you claimed the code.',
  allChanges: 'All changes',
  restoreVersion: 'Restore this version',
  asOf: (when: string) => `As of ${when}`,
  likeNow: 'The code is like this now.',
  restore: {
    title: 'Restore this version?',
    confirm: 'Restore',
    advice: (when: string) =>
      `Name and destination become those of ${when}. The history keeps the version of now.`,
  },
};
