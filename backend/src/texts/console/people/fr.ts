import { list } from './list/fr.ts';
import { person } from './person/fr.ts';
import { roles } from './roles/fr.ts';
import type { PeopleTexts } from './texts.ts';

export const texts: PeopleTexts = { list, person, roles };
