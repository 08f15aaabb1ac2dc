import { z } from 'zod';
import * as files from '../../../contract/content/files.ts';
import * as image from '../../../contract/content/image.ts';
import * as content from '../../../contract/content/index.ts';
import * as link from '../../../contract/content/link.ts';
import * as memories from '../../../contract/content/memories.ts';
import * as look from '../../../contract/content/page-look.ts';
import * as pdf from '../../../contract/content/pdf.ts';
import * as phone from '../../../contract/content/phone-number.ts';
import * as smartQr from '../../../contract/content/smart-qr.ts';
import * as errors from '../../../contract/errors.ts';
import * as admin from '../../../contract/routes/admin.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import * as apiKey from '../../../contract/schemas/api-key.ts';
import * as audit from '../../../contract/schemas/audit.ts';
import * as banner from '../../../contract/schemas/banner.ts';
import * as barcode from '../../../contract/schemas/barcode.ts';
import * as batch from '../../../contract/schemas/batch.ts';
import * as bulkAction from '../../../contract/schemas/bulk-action.ts';
import * as codeScans from '../../../contract/schemas/code-scans.ts';
import * as history from '../../../contract/schemas/history.ts';
import * as home from '../../../contract/schemas/home.ts';
import * as jump from '../../../contract/schemas/jump.ts';
import * as leaving from '../../../contract/schemas/leaving.ts';
import * as operations from '../../../contract/schemas/operations.ts';
import * as passkey from '../../../contract/schemas/passkey.ts';
import * as person from '../../../contract/schemas/person.ts';
import * as picture from '../../../contract/schemas/picture.ts';
import * as primitives from '../../../contract/schemas/primitives.ts';
import * as print from '../../../contract/schemas/print-options.ts';
import * as scanStatistics from '../../../contract/schemas/scan-statistics.ts';
import * as security from '../../../contract/schemas/security.ts';
import * as user from '../../../contract/schemas/user.ts';
import * as webhook from '../../../contract/schemas/webhook.ts';

const MODULES: readonly Readonly<Record<string, unknown>>[] = [
  ...[apiKey, audit, banner, barcode, batch, bulkAction, codeScans, history, home, jump, leaving],
  ...[operations, passkey, person, picture, primitives, scanStatistics, security, user, webhook],
  ...[admin, errors, files, image, content, link, memories, look, pdf, phone, smartQr, print],
];

/** A schema that becomes a type of its own in a generated client. */
const isModel = (schema: unknown): schema is z.ZodType =>
  schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion || schema instanceof z.ZodEnum;

/** Schemas and their names: a model of the contract has the name of its export, others that of their route. */
function modelNames(): ReadonlyMap<z.ZodType, string> {
  const names = new Map<z.ZodType, string>();
  for (const [name, schema] of MODULES.flatMap((module) => Object.entries(module)))
    if (isModel(schema) && !names.has(schema)) names.set(schema, name);
  for (const [route, { body, answer }] of Object.entries(ROUTES)) {
    const prefix = `${route.charAt(0).toUpperCase()}${route.slice(1)}`;
    if (isModel(body) && !names.has(body)) names.set(body, `${prefix}Body`);
    const item = answer instanceof z.ZodArray ? answer.element : answer;
    if (isModel(item) && !names.has(item)) names.set(item, `${prefix}${item === answer ? 'Answer' : 'Row'}`);
  }
  return names;
}

/** Gives each schema its name in `components/schemas`. Throws where two schemas would have one name. */
export function nameModels(): void {
  for (const [schema, id] of modelNames()) z.globalRegistry.add(schema, { id });
}
