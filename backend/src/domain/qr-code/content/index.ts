import { z } from 'zod';
import { StoredLink } from './link.ts';
import { StoredPhoneNumber } from './phone-number.ts';
import { StoredSmartQr } from './smart-qr.ts';

/** The stored content of a code. Fields and types may be added, but never change or go. A type is a file and a line here. */
export const StoredContent = z.discriminatedUnion('infoType', [StoredLink, StoredPhoneNumber, StoredSmartQr]);
export type StoredContent = z.infer<typeof StoredContent>;

export const InfoType = z.enum(StoredContent.options.map(({ shape }) => shape.infoType.value));
export type InfoType = StoredContent['infoType'];
