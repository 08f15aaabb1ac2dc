import { z } from 'zod';

/** What a person is: a user owns codes, the others work for the shop. `contract/access/permissions.ts` says what each may do. */
export const Role = z.enum(['user', 'admin', 'manager', 'support', 'printer', 'auditor']);
export type Role = z.infer<typeof Role>;

/** What a person may be invited to. Everybody else signs up. */
export const StaffRole = Role.exclude(['user']);
export type StaffRole = z.infer<typeof StaffRole>;
