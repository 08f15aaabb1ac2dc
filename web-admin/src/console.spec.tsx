import { describe } from 'vitest';
import { bannersSuite, changedBannersSuite } from './testing/suites/banners.tsx';
import { codesSuite } from './testing/suites/codes.ts';
import { dataProviderSuite } from './testing/suites/data-provider.ts';
import { editCodeSuite, editedCardSuite } from './testing/suites/edit-code.tsx';
import { generateSuite } from './testing/suites/generate.tsx';
import { paginationSuite } from './testing/suites/pagination.tsx';
import { accessSuite, signInSuite } from './testing/suites/sign-in.ts';

// One file, thus one process: to load react-admin takes a processor longer than most of these suites.
describe('reading codes', dataProviderSuite);
describe('access to the console', accessSuite);
describe('the sign-in', signInSuite);
describe('the list of codes', codesSuite);
describe('the pages of codes', paginationSuite);
describe('the edit dialog', editCodeSuite);
describe('the card of an edited code', editedCardSuite);
describe('the form that generates codes', generateSuite);
describe('the advertisement texts', bannersSuite);
describe('changed advertisement texts', changedBannersSuite);
