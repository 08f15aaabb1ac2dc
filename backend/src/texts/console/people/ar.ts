import { list } from './list/ar.ts';
import { person } from './person/ar.ts';
import { roles } from './roles/ar.ts';
import type { PeopleTexts } from './texts.ts';

export const texts: PeopleTexts = { list, person, roles };
