import type { Language } from '../../../../contract/language.ts';
import { account as accountInAr } from './account/ar.ts';
import { account as accountInDe } from './account/de.ts';
import { account as accountInEn } from './account/en.ts';
import { account as accountInEs } from './account/es.ts';
import { account as accountInFr } from './account/fr.ts';
import { codes as codesInAr } from './codes/ar.ts';
import { codes as codesInDe } from './codes/de.ts';
import { codes as codesInEn } from './codes/en.ts';
import { codes as codesInEs } from './codes/es.ts';
import { codes as codesInFr } from './codes/fr.ts';
import type { AuditedEvent } from './events.ts';
import { notices as noticesInAr } from './notices/ar.ts';
import { notices as noticesInDe } from './notices/de.ts';
import { notices as noticesInEn } from './notices/en.ts';
import { notices as noticesInEs } from './notices/es.ts';
import { notices as noticesInFr } from './notices/fr.ts';
import { operation as operationInAr } from './operation/ar.ts';
import { operation as operationInDe } from './operation/de.ts';
import { operation as operationInEn } from './operation/en.ts';
import { operation as operationInEs } from './operation/es.ts';
import { operation as operationInFr } from './operation/fr.ts';
import { scansTexts as scansInAr } from './scans/ar.ts';
import { scansTexts as scansInDe } from './scans/de.ts';
import { scansTexts as scansInEn } from './scans/en.ts';
import { scansTexts as scansInEs } from './scans/es.ts';
import { scansTexts as scansInFr } from './scans/fr.ts';
import type { TextsOf } from './texts-of.ts';

export type { AuditedEvent } from './events.ts';

/** Every event in words; a type that is missing here fails the type check. */
export const EVENT_TEXTS: Readonly<Record<Language, TextsOf<AuditedEvent>>> = {
  en: { ...accountInEn, ...codesInEn, ...noticesInEn, ...operationInEn, ...scansInEn },
  de: { ...accountInDe, ...codesInDe, ...noticesInDe, ...operationInDe, ...scansInDe },
  fr: { ...accountInFr, ...codesInFr, ...noticesInFr, ...operationInFr, ...scansInFr },
  es: { ...accountInEs, ...codesInEs, ...noticesInEs, ...operationInEs, ...scansInEs },
  ar: { ...accountInAr, ...codesInAr, ...noticesInAr, ...operationInAr, ...scansInAr },
};
