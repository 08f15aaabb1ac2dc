import { pluralIn } from '../../plural.ts';

const counted = pluralIn('en');
const days = counted({ one: (n) => `${n} day`, other: (n) => `${n} days` });

/** The English texts of webhooks. */
export const en = {
  title: 'Webhooks',
  one: 'Webhook',
  all: 'All webhooks',
  intro: 'Your own systems hear at once what happens to codes.',
  add: 'Add a webhook',
  none: 'No webhooks yet',
  advice:
    'Add the address of a system of yours. It gets a signed message when a code is claimed, content is saved or codes are scanned. Messages name codes, never people.',
  delivered: (when: string) => `Delivered ${when}`,
  states: { paused: 'Paused', failing: 'Failing', unused: 'Nothing sent yet', working: 'Working' },
  paused: 'This webhook is paused',
  pauses: {
    admin: 'An admin paused it. What happens meanwhile is not told later.',
    failures: 'Nothing could be delivered for five days. Look at the answers below, then resume it.',
    gone: 'Its receiver answered that it is gone (410).',
  },
  facts: {
    title: 'Settings and state',
    state: 'State',
    failing: (when: string) => `Failures since ${when}`,
    address: 'Address',
    types: 'Told of',
    delivered: 'Last delivered',
    nothing: 'Nothing yet',
    waiting: 'Waiting messages',
    more: (count: string) => `${count} or more`,
    added: 'Added',
    addedBy: (when: string, email: string) => `${when} by ${email}`,
  },
  actions: {
    edit: 'Edit',
    pause: 'Pause',
    resume: 'Resume',
    rotate: 'Rotate the secret',
    remove: 'Remove',
  },
  rotate: {
    title: 'Make another signing secret?',
    action: 'Make it',
    consequence:
      'The present secret stays valid for 24 hours. Store the new one in your system before it ends.',
  },
  remove: {
    title: 'Remove this webhook?',
    action: 'Remove it',
    consequence:
      "It gets nothing more. Its secret, its messages and those that wait are removed. This can't be undone.",
  },
  secret: {
    title: 'The signing secret',
    copy: 'Copy',
    copied: 'Secret copied',
    notCopied: 'The secret could not be copied. Select it and copy it by hand',
    stored: 'I have stored it',
    once: 'Your system checks with it that a message comes from here. Store it there now: nothing shows it again.',
    rotated: 'The secret before it stays valid for 24 hours, and signs beside it.',
    label: 'Secret',
  },
  form: {
    edit: 'Edit the webhook',
    save: 'Save',
    add: 'Add',
    address: 'Address',
    addressHelp: 'Messages are posted there. It must be reachable from the internet.',
    description: 'Description',
    descriptionHelp: 'Optional: which system it is.',
    types: 'Tell it of',
  },
  types: {
    'code.claimed': 'A buyer claimed a code',
    'content.saved': 'An owner saved content',
    'content.hidden': 'The content of a code was hidden for now',
    'content.shown': 'The content of a code was shown again',
    'code.scanned': 'Codes were scanned: once a minute, with counts',
    'code.released': 'An owner left a code',
    'code.handed_over': 'A code was handed over to another owner',
    'code.reset': 'Name and content of a code were removed',
  },
  messages: {
    title: 'Deliveries',
    list: 'Messages',
    kept: (span: number) =>
      `Kept for ${days(span)}. Failed messages are tried ten times in about three days.`,
    show: 'Show',
    any: 'All',
    states: { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' },
    sendFailed: 'Send all failed again',
    older: 'Older messages',
    none: 'No messages',
    next: (created: string, due: string) => `${created}, next try ${due}`,
    sent: 'Sent',
    again: 'Send again',
    againOf: (type: string) => `this message of the type ${type}`,
    untried: 'Not tried yet',
    attempt: (answer: string, time: string) => `${answer} after ${time}`,
    answered: (status: string, error: string) => `${status}, ${error}`,
    answer: 'Answer',
  },
  test: {
    send: 'Send a test',
    arrived: 'The test arrived',
    failed: 'The test did not arrive',
  },
};
