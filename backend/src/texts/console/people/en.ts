import { list } from './list/en.ts';
import { person } from './person/en.ts';
import { roles } from './roles/en.ts';

/** The English texts of people, invitations and deleted accounts. */
export const en = { list, person, roles };
