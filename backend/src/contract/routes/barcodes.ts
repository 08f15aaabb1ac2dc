import { z } from 'zod';
import { UpdateCodeBody } from '../content/index.ts';
import { BooleanParameter, CodeLink, Message, ShortCode, UserId } from '../primitives.ts';
import type { Method } from '../route.ts';
import { defineRoute } from '../route.ts';
import {
  Barcode,
  BarcodeEdited,
  BarcodeListQuery,
  BarcodeMessage,
  GenerateBody,
  OwnedCodesQuery,
  PublicBarcode,
} from '../schemas/barcode.ts';

const byId = z.object({ id: ShortCode });

/** Returns the route of an admin's change of one code. */
const command = <M extends Method>(method: M, path: string, summary: string) =>
  defineRoute({
    method,
    path,
    access: 'codes.manage',
    tag: 'barcodes',
    summary,
    params: byId,
    answer: BarcodeMessage,
    errors: ['unknown_code', 'edited_meanwhile'],
    ...(method === 'GET' ? { changesState: true as const } : {}),
  });

/** Returns the route of a toggle. `to` sets the state, so that a repeated call is safe; without it, the state flips. */
const toggle = (path: string, summary: string) =>
  defineRoute({
    method: 'PUT',
    path,
    access: 'codes.manage',
    tag: 'barcodes',
    summary,
    params: byId,
    query: z.object({ to: BooleanParameter.optional() }),
    answer: BarcodeMessage,
    errors: ['unknown_code', 'edited_meanwhile'],
  });

/** The file that becomes the content of a code. */
export const CONTENT_FILE = { field: 'file', most: 1 } as const;

export const barcodeRoutes = {
  generateCodes: defineRoute({
    method: 'POST',
    path: '/barcode',
    access: 'codes.generate',
    tag: 'barcodes',
    summary:
      'Generate codes in bulk, as a batch with or without a name; the answer carries their links as CSV',
    body: GenerateBody,
    answer: z.object({ barcodeCSV: z.string(), batchId: z.string(), message: z.string() }),
    status: 201,
    errors: [],
  }),
  listCodes: defineRoute({
    method: 'GET',
    path: '/barcode',
    access: 'codes.read',
    tag: 'barcodes',
    summary: 'Codes, newest first, filtered and by page',
    query: BarcodeListQuery,
    answer: z.object({ total: z.int(), barCodes: z.array(Barcode) }),
    errors: [],
  }),
  codesOfUser: defineRoute({
    method: 'GET',
    path: '/barcode/user/:userId',
    access: 'verified',
    tag: 'barcodes',
    summary:
      "One's own codes, newest claim first, a thousand at a time; who reads all codes may ask for anyone's",
    params: z.object({ userId: UserId }),
    query: OwnedCodesQuery,
    answer: z.object({
      barcodes: z.array(Barcode),
      /** The `skip` of the next page; absent on the last one. */
      next: z.int().optional(),
    }),
    errors: [],
  }),
  code: defineRoute({
    method: 'GET',
    path: '/barcode/:id',
    access: 'anyone',
    tag: 'barcodes',
    summary:
      'A code: everything for its owner and who reads all codes, what a scanner may know for anyone else',
    params: byId,
    query: z.object({ scan: z.literal('1').optional() }),
    answer: z.object({ barcode: z.union([Barcode, PublicBarcode]) }),
    errors: ['unknown_code'],
  }),
  assignCode: defineRoute({
    method: 'POST',
    path: '/barcode/assign/user',
    access: 'verified',
    tag: 'barcodes',
    summary: 'Claim a code for oneself: first come, first served',
    body: z.strictObject({ link: CodeLink, user: UserId }),
    answer: BarcodeMessage,
    errors: ['unknown_code', 'already_claimed', 'not_claimable'],
  }),
  updateCode: defineRoute({
    method: 'PATCH',
    path: '/barcode/:id',
    access: 'content.edit',
    tag: 'barcodes',
    summary: "Change a code's name and where it leads; its owner may, and who manages contents",
    params: byId,
    body: UpdateCodeBody,
    answer: BarcodeEdited,
    errors: ['unknown_code', 'edited_meanwhile'],
  }),
  replaceFile: defineRoute({
    method: 'PUT',
    path: '/barcode/:id',
    access: 'content.edit',
    tag: 'barcodes',
    summary: 'Upload a PDF, an image or a video; it becomes the content',
    params: byId,
    files: CONTENT_FILE,
    answer: BarcodeMessage,
    errors: ['unknown_code', 'edited_meanwhile', 'quota_reached'],
  }),
  clearContent: defineRoute({
    method: 'DELETE',
    path: '/barcode/:id/storedInfo',
    access: 'content.edit',
    tag: 'barcodes',
    summary: 'Take away where a code leads; name and owner stay',
    params: byId,
    answer: BarcodeEdited,
    errors: ['unknown_code', 'edited_meanwhile'],
  }),
  changeVisibility: defineRoute({
    method: 'PUT',
    path: '/barcode/:id/visibility',
    access: 'content.edit',
    tag: 'barcodes',
    summary:
      'Hide for now where a code leads, or show it again; its owner may, and who manages contents. A repeat changes nothing',
    params: byId,
    body: z.strictObject({ hidden: z.boolean() }),
    answer: BarcodeMessage,
    errors: ['unknown_code', 'nothing_to_hide', 'edited_meanwhile'],
  }),
  resetCode: defineRoute({
    method: 'PUT',
    path: '/barcode/reset/:id',
    access: 'content.manage',
    tag: 'barcodes',
    summary: 'Clear name and content; the owner stays',
    params: byId,
    answer: BarcodeEdited,
    errors: ['unknown_code', 'edited_meanwhile'],
  }),
  deleteCode: defineRoute({
    method: 'DELETE',
    path: '/barcode/:id',
    access: 'codes.manage',
    tag: 'barcodes',
    summary: 'Delete a code; its short code is never given out again',
    params: byId,
    answer: Message,
    errors: ['unknown_code', 'edited_meanwhile'],
  }),
  approveToggle: toggle(
    '/barcode/:id/approveToggle',
    'Approve a code, or take the approval back; `to` names the state that is wanted',
  ),
  restrictToggle: toggle(
    '/barcode/:id/restrictToggle',
    'Mark a code as nonpaying, or as paying again; `to` names the state that is wanted',
  ),
  enableCode: command('PUT', '/barcode/:id/enable', 'Enable a code'),
  disableCode: command('PUT', '/barcode/:id/disable', 'Disable a code: scans lead to the storefront'),
  enableCodeByGet: command('GET', '/barcode/:id/enable', 'Enable a code (section 7 asks for GET)'),
  disableCodeByGet: command('GET', '/barcode/:id/disable', 'Disable a code (section 7 asks for GET)'),
} as const;
