import { describe } from 'vitest';
import { accessSuite } from './testing/suites/access.ts';
import { bannersSuite, changedBannersSuite } from './testing/suites/banners.tsx';
import { codesSuite } from './testing/suites/codes.ts';
import { dataProviderSuite } from './testing/suites/data-provider.ts';
import { editCodeSuite, editedCardSuite } from './testing/suites/edit-code.tsx';
import { eraseUserSuite } from './testing/suites/erase-user.tsx';
import { generateSuite } from './testing/suites/generate.tsx';
import { operationsSuite } from './testing/suites/operations.tsx';
import { paginationSuite } from './testing/suites/pagination.tsx';
import { printSuite } from './testing/suites/print.ts';

// All suites run in one file and process, because loading react-admin takes longer than most suites.
describe('the data provider', dataProviderSuite);
describe('access to the console', accessSuite);
describe('the list of codes', codesSuite);
describe('the pages of codes', paginationSuite);
describe('the edit dialog', editCodeSuite);
describe('the card of an edited code', editedCardSuite);
describe('the deletion of an owner’s account', eraseUserSuite);
describe('the form that generates codes', generateSuite);
describe('the form of advertisement texts', bannersSuite);
describe('the form of changed advertisement texts', changedBannersSuite);
describe('the page that prints a batch', printSuite);
describe('the operations', operationsSuite);
