import { pluralIn } from '../../../plural.ts';

const counted = pluralIn('en');

export const person = {
  unknown: 'Person',
  cancel: 'Cancel',
  next: 'Continue',
  facts: {
    title: 'Account',
    email: 'Email',
    verified: (email: string) => `${email} (verified)`,
    notVerified: (email: string) => `${email} (not verified)`,
    namesShown: (role: string) => `${role}, names shown`,
    namesMasked: (role: string) => `${role}, names masked`,
    signedUp: 'Signed up',
    withGoogle: (day: string) => `${day} with Google`,
    twoStep: 'Two-step sign-in',
    on: 'On',
    off: 'Off',
    terms: 'Terms of use',
    termsOf: (domain: string) => `Terms of use of ${domain}`,
    accepted: (version: string, day: string) => `Version of ${version}, accepted on ${day}`,
    events: 'What this person did',
  },
  actions: {
    resendOtp: 'Resend the one-time code',
    role: 'Change the role',
    twoStep: 'Turn off two-step sign-in',
    enable: 'Enable the account',
    disable: 'Disable the account',
  },
  disabling: {
    question: 'Disable this account?',
    confirm: 'Disable it',
    advice: 'The person is signed out everywhere and can not sign in. Their codes go on to work.',
  },
  twoStep: {
    question: 'Turn off two-step sign-in?',
    confirm: 'Turn it off',
    advice: (who: string) =>
      `The password alone signs ${who} in then. Be sure that they are who asks. They are signed out everywhere, and a mail tells them.`,
  },
  sessions: {
    title: 'Sessions',
    none: 'Not signed in anywhere',
    device: (browser: string, os: string) => `${browser} on ${os}`,
    seen: (when: string) => `Seen ${when}`,
    end: 'Sign out',
    endNamed: (device: string) => `Sign out ${device}`,
    endAll: 'Sign out everywhere',
  },
  codes: {
    title: 'Codes',
    inList: 'Show them in the list of codes',
    none: 'No codes',
    latest: (count: number) => `The ${count} codes that were claimed last, of more`,
    scans: counted({ one: (n) => `${n} scan`, other: (n) => `${n} scans` }),
  },
  help: {
    title: 'Help',
    password: 'Send a link for a new password',
    email: 'Change the email',
    mailCode: 'Mail the address of a code',
    handOver: 'Hand over a code',
    erase: 'Delete this account',
  },
  password: {
    question: 'Send a link for a new password?',
    confirm: 'Send it',
    advice: (email: string) =>
      `${email} gets a mail with a link that sets a new password within an hour. The password of now works until then.`,
  },
  email: {
    title: 'Change the email',
    label: 'New email',
    question: (who: string) => `Really change the email of ${who}?`,
    theNew: 'The new email',
    ofVerified: (fresh: string, old: string) =>
      `${fresh} gets a one-time code, and ${old} is told. It changes once the person signs in and enters the code; other sessions end then.`,
    ofOther: (fresh: string, old: string) =>
      `${fresh} takes the place of ${old} at once, and gets a one-time code. ${old} is told nothing, because nobody has shown whose it is.`,
  },
};
