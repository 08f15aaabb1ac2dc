import { z } from 'zod';
import * as captionLanguages from '../../../contract/content/caption-languages.ts';
import * as files from '../../../contract/content/files.ts';
import * as content from '../../../contract/content/index.ts';
import * as link from '../../../contract/content/link.ts';
import * as pageLinks from '../../../contract/content/page-links.ts';
import * as look from '../../../contract/content/page-look.ts';
import * as pageMedia from '../../../contract/content/page-media.ts';
import * as place from '../../../contract/content/page-place.ts';
import * as sections from '../../../contract/content/page-sections.ts';
import * as errors from '../../../contract/errors.ts';
import * as imports from '../../../contract/imports/schemas.ts';
import * as notice from '../../../contract/notices/notice.ts';
import * as noticeReport from '../../../contract/notices/report.ts';
import * as noticeStory from '../../../contract/notices/story.ts';
import * as primitives from '../../../contract/primitives.ts';
import * as admin from '../../../contract/routes/admin.ts';
import * as sharedView from '../../../contract/routes/codes/shared-views.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import * as noticeFilter from '../../../contract/routes/notices/reports.ts';
import * as apiKey from '../../../contract/schemas/api-key.ts';
import * as audit from '../../../contract/schemas/audit.ts';
import * as banner from '../../../contract/schemas/banner.ts';
import * as barcode from '../../../contract/schemas/barcode.ts';
import * as batch from '../../../contract/schemas/batch.ts';
import * as bulkAction from '../../../contract/schemas/bulk-action.ts';
import * as codeScans from '../../../contract/schemas/code-scans.ts';
import * as history from '../../../contract/schemas/history.ts';
import * as home from '../../../contract/schemas/home.ts';
import * as invitation from '../../../contract/schemas/invitation.ts';
import * as jump from '../../../contract/schemas/jump.ts';
import * as labelSheet from '../../../contract/schemas/label-sheet.ts';
import * as leaving from '../../../contract/schemas/leaving.ts';
import * as live from '../../../contract/schemas/live.ts';
import * as rebuild from '../../../contract/schemas/operations/rebuild.ts';
import * as operations from '../../../contract/schemas/operations.ts';
import * as passkey from '../../../contract/schemas/passkey.ts';
import * as person from '../../../contract/schemas/person.ts';
import * as picture from '../../../contract/schemas/picture.ts';
import * as print from '../../../contract/schemas/print-options.ts';
import * as scanStatistics from '../../../contract/schemas/scan-statistics.ts';
import * as scanTallies from '../../../contract/schemas/scan-tallies.ts';
import * as security from '../../../contract/schemas/security.ts';
import * as user from '../../../contract/schemas/user.ts';
import * as webhook from '../../../contract/schemas/webhook.ts';
import * as tags from '../../../contract/tags/tags.ts';

const MODULES: readonly Readonly<Record<string, unknown>>[] = [
  ...[apiKey, audit, banner, barcode, batch, bulkAction, codeScans, history, home, invitation, jump, leaving],
  ...[
    operations,
    passkey,
    person,
    picture,
    primitives,
    scanStatistics,
    scanTallies,
    security,
    tags,
    user,
    webhook,
  ],
  ...[
    admin,
    content,
    errors,
    files,
    imports,
    labelSheet,
    link,
    live,
    look,
    notice,
    noticeReport,
    noticeStory,
    noticeFilter,
    captionLanguages,
    pageLinks,
    pageMedia,
    place,
    sections,
    print,
    rebuild,
    sharedView,
  ],
];

/** The names of models in the API's document, where they are other ones than here. */
const WIRE_NAMES: Readonly<Record<string, string>> = {
  GalleryBody: 'ImageBody',
  GalleryInfo: 'ImageInfo',
  // openapi-generator's TypeScript client tries the bodies of a code by name. Each one that has a name would be this one.
  NameBody: 'UpdateNameBody',
  PageBody: 'MemoriesBody',
  PageFields: 'Memories',
  PageInfo: 'MemoriesInfo',
};

/** A schema that becomes a type of its own in a generated client. */
export const isModel = (schema: unknown): schema is z.ZodType =>
  schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion || schema instanceof z.ZodEnum;

/** Schemas and their names: a model of the contract has the name of its export, others that of their route. */
function modelNames(): ReadonlyMap<z.ZodType, string> {
  const names = new Map<z.ZodType, string>();
  for (const [name, schema] of MODULES.flatMap((module) => Object.entries(module)))
    if (isModel(schema) && !names.has(schema)) names.set(schema, WIRE_NAMES[name] ?? name);
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
