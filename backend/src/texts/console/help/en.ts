import { en as content } from '../../content/en.ts';
import { pluralIn } from '../../plural.ts';

const counted = pluralIn('en');
const latest = counted({ one: (n) => `This is the ${n} code`, other: (n) => `These are the ${n} codes` });

/** The English texts of handing over a code, and of mailing its address. */
export const en = {
  content,
  cancel: 'Cancel',
  next: 'Continue',
  code: {
    label: 'Code',
    choose: 'Choose a code',
    none: 'This person has no codes.',
    latest: (count: number) =>
      `${latest(count)} that were claimed last. Older ones can be opened in the list of codes.`,
    notRead: 'The codes are not read yet',
    noneToTake: 'This person has no codes',
    mustChoose: 'Please choose a code',
    gone: (code: string) => `${code} is no longer in the list of this person's codes`,
  },
  mail: {
    title: 'Mail the address of a code',
    send: 'Send it',
    advice: (email: string) =>
      `${email} gets a mail with the address of the code, its name, and where it leads.`,
  },
  handOver: {
    titleOfOne: 'Hand over a code',
    title: (code: string) => `Hand over ${code}`,
    advice: (email: string) =>
      `${email} gets a mail that the code has another owner, and the new owner gets one, too. Neither learns who the other one is.`,
    mustFind: 'Search for the new owner, and choose one',
    keep: 'Keep where it leads',
    keepHelp: 'Else the code is empty. Its name goes in any case.',
  },
  find: {
    label: 'New owner, by email or name',
    legend: 'New owner',
    advice: 'Only people with a verified email can own codes.',
    searching: 'Searching',
    none: 'Nobody found',
    choose: 'Choose one of the people below.',
    notVerified: (email: string) => `${email}, not verified`,
  },
  confirm: {
    question: (code: string, who: string) => `Really give ${code} to ${who}?`,
    action: 'Hand it over',
    from: (who: string, email: string) =>
      `${who} (${email}) loses the code. A mail tells them that it has another owner, and not who.`,
    to: (who: string, email: string) =>
      `${who} (${email}) owns it at once. A mail tells them, with the address where they change it.`,
    kept: (destination: string) => `What a scan does stays: ${destination}. Its name is removed.`,
    emptied:
      'Its name, its content and its files are removed. A scan leads nowhere until the new owner saves something.',
  },
};
