import { z } from 'zod';
import { ShortCode } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { CodeScans } from '../../schemas/code-scans.ts';

export const codeScanRoutes = {
  codeScans: defineRoute({
    method: 'GET',
    path: '/barcode/:id/scans',
    access: 'verified',
    tag: 'barcodes',
    summary: "A code's scans by day, hour, device class and referring host; for its owner and admins",
    params: z.object({ id: ShortCode }),
    answer: CodeScans,
    errors: ['unknown_code'],
  }),
} as const;
