import { ROLE_WORDS } from '../../../roles/index.ts';

const KEPT = 'Codes of their own stay theirs.';
const words = ROLE_WORDS.en;

/**
 * Returns what is said of a role where it is given: `does`, what it may do, and `change`, what a person with this role can
 * not do, and what becomes of their codes.
 */
const role = (name: string, somebody: string, does: string, change: string) => ({
  name,
  does,
  change,
  make: `Make ${name.toLowerCase()}`,
  question: (who: string) => `Really make ${who} ${somebody}?`,
});

export const roles = {
  role: 'Role',
  /** Follows an `It`. */
  help: (does: string) => `It ${does}.`,
  option: (name: string, does: string) => `${name}: ${does}`,
  title: 'Change the role',
  next: 'Continue',
  seesNames: 'Show names and emails to this auditor',
  signedOut: 'They are signed out everywhere, and have the new rights from their next sign-in.',
  keysEnd: 'API keys that they made end.',
  of: {
    user: role(
      words.user,
      'a user',
      'owns codes',
      'A user reads and changes their own codes, and no others.',
    ),
    admin: role(words.admin, 'an admin', 'changes everything', `An admin can not claim codes. ${KEPT}`),
    manager: role(
      words.manager,
      'a manager',
      'changes and prints codes, reads people',
      `A manager can not claim codes, change accounts, or read the audit and API keys. ${KEPT}`,
    ),
    support: role(
      words.support,
      'a member of the support',
      'helps people, changes where codes lead',
      `The support can not claim, generate, approve or print codes, or read the audit and API keys. ${KEPT}`,
    ),
    printer: role(
      words.printer,
      'a printer',
      'reads batches and prints them',
      'A printer can not claim or change codes, and reads no people. Codes of their own stay theirs and go on to work; only the shop can change them.',
    ),
    auditor: role(
      words.auditor,
      'an auditor',
      'reads everything, changes nothing',
      'An auditor can not claim or change codes. Codes of their own stay theirs and go on to work; only the shop can change them.',
    ),
  },
};
