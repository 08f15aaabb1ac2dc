import pTimeout from 'p-timeout';
import { actorOf } from '../../../commands/actor.ts';
import { handle } from '../../../commands/handle.ts';
import { CONSOLE_MESSAGES } from '../../../contract/console-messages.ts';
import { ok } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { changedBarcode } from '../../views/barcodes.ts';
import { seesNames, staffTexts } from '../../views/masked.ts';
import { PATIENCE_MS } from './find-codes.ts';
import { NOT_YET } from './list-console-codes.ts';
import type { CodePorts } from './ports.ts';

/** Tags in one answer. Who looks for others types a part of them. */
const MOST = 50;

/** Routes of the tags of codes (decision 77). */
export const codeTagHandlers = (context: CodePorts): readonly BoundRoute[] => [
  bind(ROUTES.tagCode, async ({ params: { id }, body, caller }) => {
    const command = { type: 'changeTags', ...body } as const;
    const tagged = await handle(context, QR_CODE, actorOf(caller), id, command);
    if (!tagged.ok) return tagged;
    const barcode = await changedBarcode(context, id, tagged.value);
    const code = { ...barcode, id, ...staffTexts(caller, tagged.value.state) };
    return ok({ code, message: CONSOLE_MESSAGES.codeTagged });
  }),

  bind(ROUTES.tags, async ({ query: { text }, caller }) => {
    if (!seesNames(caller)) return ok({ tags: [] });
    const found = context.search.tags({ tagText: text, limit: MOST });
    const tags = await pTimeout(found, { milliseconds: PATIENCE_MS, message: false });
    return tags ? ok({ tags: [...tags] }) : NOT_YET;
  }),
];
