import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { Role } from './role.ts';

const none = z.object({});

/** What admins decide about an account. */
export const roleEvents = [
  defineEvent(
    'RoleChanged',
    'An admin gave the account another role; its sessions ended',
    z.object({
      role: Role,
      /** Whether an auditor reads names and e-mails, which are masked otherwise. */
      seesNames: z.boolean().optional(),
    }),
  ),
  defineEvent('AccountDisabled', 'An admin disabled the account: it can not sign in', none),
  defineEvent('AccountEnabled', 'An admin enabled the account again', none),
] as const;
