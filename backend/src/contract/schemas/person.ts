import { z } from 'zod';
import { ConfirmBody } from './security.ts';
import { Role } from './user.ts';

/** An admin gives a person another role, and proves who asks. `seesNames`: whether an auditor reads names and e-mails. */
export const ChangeRoleBody = ConfirmBody.extend({ role: Role, seesNames: z.boolean().default(false) });
