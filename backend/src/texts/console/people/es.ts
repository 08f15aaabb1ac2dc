import { list } from './list/es.ts';
import { person } from './person/es.ts';
import { roles } from './roles/es.ts';
import type { PeopleTexts } from './texts.ts';

export const texts: PeopleTexts = { list, person, roles };
