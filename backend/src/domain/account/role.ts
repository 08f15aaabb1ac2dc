import { z } from 'zod';

/** What a person may do. An auditor reads what admins read, and changes nothing. */
export const Role = z.enum(['user', 'admin', 'auditor']);
export type Role = z.infer<typeof Role>;

/** What a new account may be. An admin makes auditors of accounts that exist. */
export const FirstRole = Role.exclude(['auditor']);
export type FirstRole = z.infer<typeof FirstRole>;
