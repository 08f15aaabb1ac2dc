import { z } from 'zod';
import { defineEvent, type EventOf, Person, personal } from '../event.ts';
import { InfoType, StoredContent } from './content.ts';

const none = z.object({});

export const qrCodeEvents = [
  defineEvent(
    'CodeGenerated',
    'A code came into being as one of a batch',
    z.object({ batchId: z.string(), index: z.int() }),
  ),
  defineEvent('CodeApproved', 'An admin approved the code: it may be claimed', none),
  defineEvent('CodeApprovalWithdrawn', 'An admin took the approval back', none),
  defineEvent('CodeEnabled', 'Scans lead somewhere again', none),
  defineEvent('CodeDisabled', 'Scans lead to the storefront', none),
  defineEvent('CodeRestricted', 'The item has not been paid for: the code can not be claimed', none),
  defineEvent('CodeUnrestricted', 'The item has been paid for', none),
  defineEvent('CodeClaimed', 'The code has an owner', z.object({ userId: z.string() })),
  defineEvent(
    'CodeNamed',
    'The code got another name; an empty one takes it away',
    z.object({ person: Person, name: personal(z.string()) }),
  ),
  defineEvent(
    'ContentSaved',
    'The code leads somewhere',
    z.object({ person: Person, infoType: InfoType, content: personal(StoredContent) }),
  ),
  defineEvent('ContentCleared', 'The code leads nowhere again', none),
  defineEvent('CodeReset', 'Name and content are gone; the owner stays', none),
  defineEvent(
    'ImageAttached',
    "A picture of the item's code was uploaded",
    z.object({ person: Person, image: personal(z.string()) }),
  ),
  defineEvent('ImageRemoved', 'The picture was taken away', none),
  defineEvent('CodeDeleted', 'The code is gone; its short code is never given out again', none),
] as const;

export type QrCodeEvent = EventOf<typeof qrCodeEvents>;
