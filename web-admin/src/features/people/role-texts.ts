import type { Role } from '@qlaim/backend/contract';

interface RoleTexts {
  /** A person of this role, in a sentence. */
  readonly somebody: string;
  /** What the role may do. */
  readonly does: string;
  /** What a person with this role can not do, and what becomes of their codes. */
  readonly change: string;
}

const KEPT = 'Codes of their own stay theirs.';

/** What is said of each role where it is given. */
export const ROLE_TEXTS: Readonly<Record<Role, RoleTexts>> = {
  user: {
    somebody: 'a user',
    does: 'owns codes',
    change: 'A user reads and changes their own codes, and no others.',
  },
  admin: {
    somebody: 'an admin',
    does: 'changes everything',
    change: `An admin can not claim codes. ${KEPT}`,
  },
  manager: {
    somebody: 'a manager',
    does: 'changes and prints codes, reads people',
    change: `A manager can not claim codes, change accounts, or read the audit and API keys. ${KEPT}`,
  },
  support: {
    somebody: 'a member of the support',
    does: 'helps people, changes where codes lead',
    change: `The support can not claim, generate, approve or print codes, or read the audit and API keys. ${KEPT}`,
  },
  printer: {
    somebody: 'a printer',
    does: 'reads batches and prints them',
    change:
      'A printer can not claim or change codes, and reads no people. Codes of their own stay theirs and go on to work; only the shop can change them.',
  },
  auditor: {
    somebody: 'an auditor',
    does: 'reads everything, changes nothing',
    change:
      'An auditor can not claim or change codes. Codes of their own stay theirs and go on to work; only the shop can change them.',
  },
};

/** Returns what changes for a person who gets another role. */
export const changeOf = (before: Role, role: Role): string =>
  before === 'admin' ? `${ROLE_TEXTS[role].change} API keys that they made end.` : ROLE_TEXTS[role].change;
