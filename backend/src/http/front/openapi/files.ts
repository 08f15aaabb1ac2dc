import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { LIVE_PATH } from '../../../contract/schemas/live.ts';
import { EXPORT_ACCESS, EXPORT_PATH } from '../../api/audit/serve-export.ts';
import { LIVE_ACCESS } from '../../api/live/serve.ts';
import { DOWNLOAD_PATH, TICKET_PARAMETER } from '../../api/people/personal-data/ticket.ts';
import { SymbolQuery } from '../../pages/qr-image/serve.ts';
import { whoMay } from './operation.ts';
import { describeErrors } from './refusals.ts';

const BYTES = { schema: { type: 'string', format: 'binary' } } as const;

/** The calls beside the table of routes: they answer with a file instead of JSON. */
export const FILE_CALLS: ZodOpenApiPathsObject = {
  [EXPORT_PATH]: {
    get: {
      operationId: 'exportEvents',
      tags: ['admin'],
      summary: 'The whole log, an event a line, as a chain of hashes that `npm run verify-export` checks',
      description: `${whoMay(EXPORT_ACCESS)} No API key may call it.`,
      responses: {
        200: { description: 'Success', content: { 'application/x-ndjson': { schema: { type: 'string' } } } },
        ...describeErrors([
          'signed_out',
          'second_step_needed',
          'forbidden',
          'api_key_refused',
          'unavailable',
        ]),
      },
      security: [{ session: [] }],
    },
  },
  [LIVE_PATH]: {
    get: {
      operationId: 'followChanges',
      tags: ['admin'],
      summary:
        'Server-sent events: each says that codes, batches, bulk actions or scans have changed, once a read shows it',
      description: `${whoMay(LIVE_ACCESS)} No API key may call it.`,
      responses: {
        200: { description: 'Success', content: { 'text/event-stream': { schema: { type: 'string' } } } },
        ...describeErrors([
          'signed_out',
          'second_step_needed',
          'forbidden',
          'api_key_refused',
          'too_many_requests',
          'unavailable',
        ]),
      },
      security: [{ session: [] }],
    },
  },
  [DOWNLOAD_PATH]: {
    get: {
      operationId: 'downloadOwnData',
      tags: ['users'],
      summary: 'The ZIP that `prepareDownload` answers the address of',
      description: `${whoMay('session')} No API key may call it.`,
      parameters: [{ name: TICKET_PARAMETER, in: 'query', required: true, schema: { type: 'string' } }],
      responses: {
        200: { description: 'Success', content: { 'application/zip': BYTES } },
        ...describeErrors(['signed_out', 'api_key_refused', 'unknown_route', 'unavailable']),
      },
      security: [{ session: [] }],
    },
  },
};

/** The picture of a code: shops print it. */
export const PICTURE_CALL: ZodOpenApiPathsObject = {
  '/barcode/qrcode/{id}': {
    get: {
      operationId: 'codePicture',
      tags: ['barcodes'],
      summary: 'The uploaded picture of a code, or its symbol. `format` or `size` ask for the symbol',
      description: whoMay('anyone'),
      requestParams: { path: SymbolQuery.pick({ id: true }), query: SymbolQuery.omit({ id: true }) },
      responses: {
        200: { description: 'The symbol', content: { 'image/svg+xml': BYTES, 'image/png': BYTES } },
        302: { description: 'The address of the uploaded picture' },
        ...describeErrors(['invalid_input', 'unknown_code', 'too_many_requests', 'unavailable']),
      },
      security: [{}],
    },
  },
};
