import { NOTICE_DAYS } from '../../contract/legal/retention-periods.ts';
import { pluralIn } from '../plural.ts';
import type { LegalTexts } from './texts.ts';

const ACCOUNT_ENDS = 'Until the account is deleted. The key that opens it is destroyed then.';

const counted = pluralIn('en');
const days = counted({ one: (n) => `${n} day`, other: (n) => `${n} days` });
const months = counted({ one: (n) => `${n} month`, other: (n) => `${n} months` });
const years = counted({ one: (n) => `${n} year`, other: (n) => `${n} years` });

export const en: LegalTexts = {
  missing: { words: 'The shop has not published this page.', home: 'To the start page' },
  version: (day) => `Version of ${day}`,
  earlier: 'Earlier versions',
  elsewhere: 'The shop publishes this text on a page of its own:',
  otherLanguage: 'This text exists in another language only.',
  accept: {
    title: 'Please accept the terms',
    first: 'Read the terms of use of this shop, and accept them to go on.',
    again: 'The terms of use of this shop have changed. Please read and accept them to go on.',
    button: 'I accept the terms',
    else: 'If you do not accept them, you can take your data and delete the account:',
    profile: 'To your profile',
  },
  privacy: {
    heading: 'What is kept about people',
    lead: 'This table comes from the product itself. It names each kind of record that is about a person.',
    what: 'What',
    why: 'What for',
    until: 'How long',
    records: 'Names of the records',
    after:
      'Each record also holds the time, and who did it: an id, no name. Names, e-mails and contents are encrypted with a key for each person. Back-ups may hold that key until the shop removes them.',
    topics: {
      account: {
        what: 'First and last name, e-mail, language',
        why: 'To keep the account, and to send its mails',
        until: ACCOUNT_ENDS,
      },
      signIn: {
        what: 'Times of sign-ins, and changes of how the person signs in. Passwords are kept as hashes only',
        why: 'To let nobody else in, and to tell of changes',
        until: 'The times stay without a name. What signs in is removed with the account.',
      },
      terms: {
        what: 'Which version of the terms was accepted, of which domain, in which language, and when',
        why: 'To prove what was agreed',
        until: 'It stays; without the account it names nobody.',
      },
      reservation: {
        what: 'A code made of the e-mail, or of the id of the Google account',
        why: 'So that two accounts never have the same e-mail',
        until: 'It stays; the e-mail can not be read from it.',
      },
      ownership: {
        what: 'Which codes a person claimed, got or gave away, and when',
        why: 'To know who may change where a code leads',
        until: 'It stays with the code; after the account is deleted it names nobody.',
      },
      content: {
        what: 'Names of codes, and what they lead to: links, phone numbers, texts, pictures, videos, files',
        why: 'To show it to whoever scans the code',
        until: 'Until the account is deleted; files also when the content is reset.',
      },
      notices: {
        what: 'Reports about a page: words, name and e-mail of the reporter',
        why: 'To check the report, and to answer it, as the law asks',
        until: 'Until the reporter asks the shop to erase it.',
      },
      decisions: {
        what: 'Decisions about a page: the reasons, who decided, and whose page it was',
        why: 'To state the reasons, and to prove them later',
        until: 'They stay, as the law asks.',
      },
      scans: {
        what: 'Scans: time, kind of device, system, browser, and the site that led here. No address of the network',
        why: 'To count scans for the owner and the shop',
        until: 'They stay with the code; they name nobody.',
      },
      shop: {
        what: 'Notes, tags and pictures of the shop about its codes, and its settings',
        why: 'To manage the codes',
        until: 'Notes about an owned code until its account is deleted; all others stay.',
      },
      staff: {
        what: 'Who works for the shop: invitations, roles, keys, saved views',
        why: 'To know who may do what',
        until: 'Until that account is deleted; the times stay.',
      },
      erasure: {
        what: 'That an account was deleted, when, and the reason where the shop did it',
        why: 'To prove it, and to repeat it after a back-up was restored',
        until: 'It stays; it names nobody.',
      },
    },
    periods: {
      unverifiedDays: (count) => `An account whose email was never verified is deleted after ${days(count)}.`,
      withoutCodeMonths: (count) =>
        `An account without a code is deleted when nobody used it for ${months(count)}. Its person is told by mail ${NOTICE_DAYS} days before.`,
      unusedYears: (count) =>
        `An account is deleted when nobody used it for ${years(count)}. Its person is told by mail ${NOTICE_DAYS} days before.`,
      signInsMonths: (count) => `Times of sign-ins are removed after ${months(count)}, all but the last one.`,
      scansMonths: (count) =>
        `After ${months(count)}, scans are kept as numbers by day alone, without their times and visitors.`,
    },
  },
  rules: {
    lead: 'Whoever claims a code publishes for everybody who scans it. Keep to these rules. What may not be published:',
    forbids: [
      'Fraud, phishing and malware',
      'Data or pictures of people without their consent',
      'Hate, threats and violence',
      'Works and trademarks of others without a right to them',
      'Forbidden goods and services',
      'Abuse of children',
    ],
    leads: 'Do not lead to sites that harm who opens them, or that ask for passwords under a false name.',
    otherwise: 'What happens otherwise',
    decision:
      'Anybody can report a page. A person of the shop looks at it, and may disable or delete it. The owner is told what was decided and why, and can object.',
  },
  accessibility: {
    lead: 'Everybody should be able to use these pages. They are built for WCAG 2.2, level AA.',
    means: [
      'All of it works with a keyboard, and on screens 360 pixels wide.',
      'Each field has a label, and each message is read aloud by screen readers.',
      'Colours have enough contrast, light and dark, and never carry a meaning alone.',
      'Pages for scanners work without script.',
    ],
    limits: 'What may be missing',
    limitsWords:
      'Owners publish pictures, videos and files of their own. These may lack descriptions or captions, although the editor offers both.',
    write: 'Tell us',
    writeWords: 'Something does not work for you? Write to us, and we answer.',
  },
};
