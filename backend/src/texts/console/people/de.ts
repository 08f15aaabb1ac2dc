import { list } from './list/de.ts';
import { person } from './person/de.ts';
import { roles } from './roles/de.ts';
import type { PeopleTexts } from './texts.ts';

export const texts: PeopleTexts = { list, person, roles };
