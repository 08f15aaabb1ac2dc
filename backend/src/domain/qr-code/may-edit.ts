import { may } from '../../contract/access/permissions.ts';
import type { Caller } from '../caller.ts';
import type { QrCode } from './state.ts';

/** Returns whether a caller may change name and content of a code: its owner, and who manages contents. */
export const mayEdit = (by: Caller, { owner }: Pick<QrCode, 'owner'>): boolean =>
  may(by.role, 'content.manage') || owner === by.id;
