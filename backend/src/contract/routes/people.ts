import { z } from 'zod';
import { HashId, Message, UserId } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { json, Range } from '../schemas/list-query.ts';
import {
  AdminPerson,
  AdminPersonDetails,
  ChangeRoleBody,
  ChangeUserEmailBody,
  PersonFilter,
} from '../schemas/person.ts';
import { ConfirmBody } from '../schemas/security.ts';

const byId = z.object({ id: UserId });

/** The accounts, as the console reads and changes them. */
export const peopleRoutes = {
  adminUsers: defineRoute({
    method: 'GET',
    path: '/admin-api/users',
    access: 'people.read',
    tag: 'admin',
    summary:
      'People for the console, the newest first: range and filter as JSON, with the beginning of an email or name; Content-Range carries the total',
    query: z.object({
      sort: json(z.tuple([z.literal('createdAt'), z.literal('DESC')])).optional(),
      range: json(Range).optional(),
      filter: json(PersonFilter).optional(),
    }),
    answer: z.array(AdminPerson),
    errors: ['forbidden'],
  }),
  adminUser: defineRoute({
    method: 'GET',
    path: '/admin-api/users/:id',
    access: 'people.read',
    tag: 'admin',
    summary: 'One person for the console, with the sessions',
    params: byId,
    answer: AdminPersonDetails,
    errors: ['unknown_user'],
  }),
  endUserSession: defineRoute({
    method: 'DELETE',
    path: '/admin-api/users/:id/sessions/:session',
    access: 'people.manage',
    tag: 'admin',
    summary: 'Sign a person out in one browser',
    params: z.object({ id: UserId, session: HashId }),
    answer: Message,
    errors: ['unknown_user', 'unknown_session'],
  }),
  endUserSessions: defineRoute({
    method: 'DELETE',
    path: '/admin-api/users/:id/sessions',
    access: 'people.manage',
    tag: 'admin',
    summary: 'Sign a person out everywhere',
    params: byId,
    answer: Message,
    errors: ['unknown_user'],
  }),
  resendUserOtp: defineRoute({
    method: 'POST',
    path: '/admin-api/users/:id/otp',
    access: 'people.manage',
    tag: 'admin',
    summary: 'Mail the one-time code again to a person whose email waits for it',
    params: byId,
    answer: Message,
    errors: ['unknown_user', 'edited_meanwhile'],
  }),
  sendPasswordLink: defineRoute({
    method: 'POST',
    path: '/admin-api/users/:id/password-link',
    access: 'people.manage',
    tag: 'admin',
    summary: 'Mail a person a link that sets a new password. It is valid for an hour',
    params: byId,
    answer: Message,
    errors: ['unknown_user', 'account_disabled', 'edited_meanwhile'],
  }),
  changeUserEmail: defineRoute({
    method: 'PUT',
    path: '/admin-api/users/:id/email',
    access: 'people.manage',
    tag: 'admin',
    summary:
      'Give a person another email: one that was never verified is corrected at once, a verified one changes once the person enters the one-time code that is mailed to the new one. It needs the password of the admin, or a code of their second step',
    params: byId,
    body: ChangeUserEmailBody,
    answer: Message,
    errors: [
      'unknown_user',
      'account_disabled',
      'email_taken',
      'password_wrong',
      'second_step_wrong',
      'sign_in_again',
      'edited_meanwhile',
    ],
  }),
  disableUser: defineRoute({
    method: 'POST',
    path: '/admin-api/users/:id/disable',
    access: 'people.manage',
    tag: 'admin',
    summary:
      'Disable an account: its sessions end, and it can not sign in. Its codes stay. The last admin stays',
    params: byId,
    answer: Message,
    errors: ['unknown_user', 'last_admin', 'edited_meanwhile'],
  }),
  enableUser: defineRoute({
    method: 'POST',
    path: '/admin-api/users/:id/enable',
    access: 'people.manage',
    tag: 'admin',
    summary: 'Enable an account again',
    params: byId,
    answer: Message,
    errors: ['unknown_user', 'edited_meanwhile'],
  }),
  turnOffUserTwoStep: defineRoute({
    method: 'POST',
    path: '/admin-api/users/:id/two-step/off',
    access: 'people.manage',
    tag: 'admin',
    summary:
      'Turn off the two-step sign-in of a person who lost the app and the recovery codes; their sessions end, and a mail tells them. It needs the password of the admin, or a code of their second step',
    params: byId,
    body: ConfirmBody,
    answer: Message,
    errors: ['unknown_user', 'password_wrong', 'second_step_wrong', 'sign_in_again', 'edited_meanwhile'],
  }),
  changeRole: defineRoute({
    method: 'PUT',
    path: '/admin-api/users/:id/role',
    access: 'people.roles',
    tag: 'admin',
    summary:
      'Give a person another role; their sessions end. It needs the password of the admin, or a code of their second step. The last admin stays',
    params: byId,
    body: ChangeRoleBody,
    answer: Message,
    errors: [
      'unknown_user',
      'last_admin',
      'not_verified',
      'password_wrong',
      'second_step_wrong',
      'sign_in_again',
      'edited_meanwhile',
    ],
  }),
} as const;
