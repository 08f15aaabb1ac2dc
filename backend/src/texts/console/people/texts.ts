import type { Translated } from '../../catalogue.ts';
import type { en } from './en.ts';

/** The texts of people, invitations and deleted accounts. */
export type PeopleTexts = Translated<typeof en>;
