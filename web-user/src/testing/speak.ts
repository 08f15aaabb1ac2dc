import type { Language } from '@qlaim/backend/texts';
import { ACCOUNT } from '@qlaim/backend/texts/account';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { MISSING } from '@qlaim/backend/texts/owner/missing';
import { PERSON } from '@qlaim/backend/texts/owner/person';
import { SCANS } from '@qlaim/backend/texts/owner/scans';
import { SHELL } from '@qlaim/backend/texts/owner/shell';
import { rememberLanguage } from '@qlaim/web-kit/texts';

/**
 * Chooses the language of the next app that opens, and loads its texts: `render` can't wait for a component that waits
 * itself.
 */
export async function speak(language: Language): Promise<void> {
  rememberLanguage(language);
  await Promise.all([SHELL, ACCOUNT, CODES, EDIT, SCANS, PERSON, MISSING].map((area) => area.load(language)));
}
