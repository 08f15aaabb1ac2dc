import { pluralIn } from '../../plural.ts';

const counted = pluralIn('en');
const codes = counted({ one: (n) => `${n} code`, other: (n) => `${n} codes` });

/** Actions on many codes at once: their selection, their question, and their outcome. */
export const en = {
  title: 'Bulk actions',
  codes: (count: number) => codes(count),
  of: (action: string, codes: string) => `${action}: ${codes}`,
  bar: {
    none: 'Nothing selected',
    selected: (codes: string) => `${codes} selected`,
    selectAll: (total: string) => `Select all ${total} that match`,
    clear: 'Clear the selection',
    action: 'Action',
    apply: 'Apply …',
    tooMany: (most: string) => `At most ${most} codes one by one. Filter, and select all that match.`,
  },
  /** What the admin chooses, and what the codes are afterwards. */
  actions: {
    approve: { label: 'Approve', effect: 'Buyers can claim them.' },
    unapprove: { label: 'Disapprove', effect: 'Nobody can claim them.' },
    enable: { label: 'Enable', effect: 'Scans lead where their owners chose.' },
    disable: { label: 'Disable', effect: 'Scans lead to the storefront.' },
    restrict: { label: 'Mark as nonpaying', effect: 'Nobody can claim them.' },
    unrestrict: { label: 'Mark as paying', effect: 'Buyers can claim those that are approved.' },
    note: { label: 'Assign a note', effect: 'The note replaces any earlier one.' },
    tag: { label: 'Add tags', effect: 'The tags that they have stay.' },
    untag: { label: 'Take tags off', effect: 'Their other tags stay.' },
    delete: {
      label: 'Delete',
      effect: 'Their contents go, and their short codes are never given out again.',
    },
    import: { label: 'Import', effect: 'They lead where they led before.' },
  },
  ask: {
    any: (action: string, codes: string) => `${action}: ${codes}?`,
    note: (codes: string) => `Assign a note to ${codes}?`,
    tag: (codes: string) => `Add tags to ${codes}?`,
    untag: (codes: string) => `Take tags off ${codes}?`,
  },
  confirm: {
    any: (action: string, codes: string) => `${action} ${codes}`,
    note: (codes: string) => `Assign to ${codes}`,
    tag: (codes: string) => `Add to ${codes}`,
    untag: (codes: string) => `Take off ${codes}`,
  },
  question: {
    cancel: 'Cancel',
    note: 'Note',
    noteHelp: 'Only admins see it. An empty note removes the present ones.',
    reasonsHelp:
      'The owners of the codes read them by mail and in the app, and may object. Codes without an owner need none. Name nobody.',
    noTag: 'Add a tag',
    undoable: 'It can be undone as one afterwards.',
    final: 'This can’t be undone.',
  },
  undo: {
    action: 'Undo',
    ask: (codes: string) => `Undo for ${codes}?`,
    cancel: 'Cancel',
    advice:
      'Each code becomes as it was before. Codes that somebody has changed since stay as they are, and the result names them.',
  },
  list: {
    earlier: 'Show earlier ones',
    fold: 'Fold away',
    details: 'Details',
    cancel: 'Cancel',
    result: 'Result CSV',
    failures: 'Failures CSV',
    undoing: (action: string) => `Undoing ${action}`,
    quoted: (note: string) => `“${note}”`,
  },
  /** What became of the codes. */
  done: {
    approve: (number: string) => `${number} approved`,
    unapprove: (number: string) => `${number} disapproved`,
    enable: (number: string) => `${number} enabled`,
    disable: (number: string) => `${number} disabled`,
    restrict: (number: string) => `${number} marked as nonpaying`,
    unrestrict: (number: string) => `${number} marked as paying`,
    note: (number: string) => `${number} noted`,
    tag: (number: string) => `${number} tagged`,
    untag: (number: string) => `${number} without them now`,
    delete: (number: string) => `${number} deleted`,
    import: (number: string) => `${number} imported`,
  },
  outcome: {
    unchanged: (number: string) => `${number} were so already`,
    faulty: (number: string) => `${number} faulty`,
    refused: (number: string) => `${number} refused`,
    left: (number: string) => `${number} left, because it was cancelled`,
    restored: (number: string) => `${number} undone`,
    kept: (number: string) => `${number} kept, because they were changed since`,
    cancelled: 'Cancelled before the first code',
  },
};
