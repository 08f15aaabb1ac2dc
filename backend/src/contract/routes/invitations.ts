import { z } from 'zod';
import { Message, UserId } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import {
  AcceptInvitationBody,
  InvitationBody,
  InvitationView,
  InviteBody,
  JoinedStaff,
  OpenedInvitation,
} from '../schemas/invitation.ts';

/** The invitations to the staff, as the console lists and changes them. */
export const invitationRoutes = {
  invitations: defineRoute({
    method: 'GET',
    path: '/admin-api/invitations',
    access: 'people.read',
    tag: 'admin',
    summary: 'The open invitations to the staff, the next to expire first',
    answer: z.array(InvitationView),
    errors: [],
  }),
  inviteStaff: defineRoute({
    method: 'POST',
    path: '/admin-api/invitations',
    access: 'people.roles',
    tag: 'admin',
    summary:
      'Mail a person a link with which they make an account of the staff, once within 7 days. A repeat mails a new link; the one before opens nothing any more. To invite an admin, it needs the password of the inviter, or a code of their second step',
    body: InviteBody,
    answer: Message.extend({ id: z.string() }),
    status: 201,
    errors: [
      'email_taken',
      'edited_meanwhile',
      'too_many_mails',
      'password_wrong',
      'second_step_wrong',
      'sign_in_again',
    ],
  }),
  withdrawInvitation: defineRoute({
    method: 'DELETE',
    path: '/admin-api/invitations/:id',
    access: 'people.roles',
    tag: 'admin',
    summary: 'Withdraw an invitation: its link opens nothing any more',
    params: z.object({ id: UserId }),
    answer: Message,
    errors: ['edited_meanwhile'],
  }),
} as const;

/** The calls of the page behind the mailed link of an invitation. */
export const joinStaffRoutes = {
  openInvitation: defineRoute({
    method: 'POST',
    path: '/auth/invitation',
    access: 'anyone',
    tag: 'auth',
    summary: 'What the mailed link of an invitation to the staff is for; changes nothing',
    body: InvitationBody,
    answer: OpenedInvitation,
    errors: ['invitation_ended'],
  }),
  acceptInvitation: defineRoute({
    method: 'POST',
    path: '/auth/invitation/accept',
    access: 'anyone',
    tag: 'auth',
    summary:
      'Make the account of an invited person, with a verified email and the role of the invitation, and sign in',
    body: AcceptInvitationBody,
    answer: JoinedStaff,
    status: 201,
    errors: [
      'invitation_ended',
      'email_taken',
      'edited_meanwhile',
      'password_common',
      'password_of_site',
      'password_personal',
    ],
  }),
} as const;
