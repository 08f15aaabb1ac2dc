import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../messages.ts';
import { ShortCode } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { PublicBarcode } from '../schemas/barcode.ts';

const byId = z.object({ id: ShortCode });

/** The secure code that a scanner enters (section 5, Secure code gate): required, never rewritten. */
export const SecureCodeTry = z.strictObject({
  secureCode: z
    .string({ error: FORM_MESSAGES.secureCodeRequired })
    .min(1, FORM_MESSAGES.secureCodeRequired)
    .max(LIMITS.secureCode.max, FORM_MESSAGES.secureCodeInvalid),
});

/** The calls of the pages that scanners see (section 7). */
export const scanPageRoutes = {
  checkProtection: defineRoute({
    method: 'GET',
    path: '/barcode/qrcode/:id/check',
    access: 'anyone',
    tag: 'barcodes',
    summary: 'Whether a secure code protects the page of a code',
    params: byId,
    answer: z.object({ isProtected: z.boolean() }),
    errors: ['unknown_code'],
  }),
  verifySecureCode: defineRoute({
    method: 'POST',
    path: '/barcode/:id/verify-code',
    access: 'anyone',
    tag: 'barcodes',
    summary: 'Enter the secure code of a page: it is open to this browser for 30 minutes',
    params: byId,
    body: SecureCodeTry,
    answer: z.object({ verified: z.literal(true) }),
    errors: ['unknown_code', 'secure_code_invalid'],
  }),
  privateCode: defineRoute({
    method: 'GET',
    path: '/barcode/qrcode/:id/private',
    access: 'anyone',
    tag: 'barcodes',
    summary: 'A code with its content, for who may see it; addresses of protected files are short-lived',
    params: byId,
    answer: z.object({ barcode: PublicBarcode }),
    errors: ['unknown_code', 'secure_code_needed'],
  }),
} as const;
