import { z } from 'zod';
import { defineEvent, type EventOf, Person, personal } from '../event.ts';
import { InfoType, StoredContent } from './content/index.ts';
import { PreparedFile } from './content/prepared-file.ts';
import { Threat } from './flags/flag-state.ts';

const none = z.object({});

/** `notice`: the number of the notice whose decision this carries out, or ends; missing where there is none. */
const byDecision = z.object({ notice: z.string().optional() });

export const qrCodeEvents = [
  defineEvent(
    'CodeGenerated',
    'A code was generated as one of a batch',
    z.object({ batchId: z.string(), index: z.int() }),
  ),
  defineEvent(
    'CodeImported',
    'A code that was printed elsewhere was taken over, with the link that its scans lead to and what was known of it there',
    z.object({
      person: Person,
      /** The id of the import, and the place of the code in it. */
      batchId: z.string(),
      index: z.int(),
      /** The short code as it was printed. */
      printed: z.string(),
      /** The whole address as it was printed; null where the import did not tell. */
      address: z.string().nullable(),
      link: personal(z.string()).nullable(),
      name: personal(z.string()),
      note: personal(z.string()),
      tags: personal(z.array(z.string())),
      /** When it was made elsewhere, ISO 8601 in UTC; null where the import did not tell. */
      createdAt: z.string().nullable(),
      /** From which program. */
      source: z.string(),
      /** Whether a buyer may claim it at once. */
      claimable: z.boolean(),
    }),
  ),
  defineEvent('CodeApproved', 'An admin approved the code: it may be claimed', none),
  defineEvent('CodeApprovalWithdrawn', 'An admin withdrew the approval', none),
  defineEvent('CodeEnabled', 'Scans lead to the content again', byDecision),
  defineEvent('CodeDisabled', 'Scans lead to the storefront', byDecision),
  defineEvent('CodeRestricted', 'The item has not been paid for: the code cannot be claimed', none),
  defineEvent('CodeUnrestricted', 'The item has been paid for', none),
  defineEvent('CodeClaimed', 'A user claimed the code and is its owner', z.object({ userId: z.string() })),
  defineEvent(
    'CodeNamed',
    'The code got another name; an empty one removes it',
    z.object({ person: Person, name: personal(z.string()) }),
  ),
  defineEvent(
    'ContentSaved',
    'The code got content that scans lead to',
    z.object({ person: Person, infoType: InfoType, content: personal(StoredContent) }),
  ),
  defineEvent('ContentCleared', 'The content was removed', none),
  defineEvent('ContentHidden', 'The content is kept, but a scan shows only that it is hidden for now', none),
  defineEvent('ContentShown', 'Scans lead to the content again that was hidden', none),
  defineEvent(
    'ContentWithheld',
    'Staff withholds the content from scanners; the owner keeps and edits it',
    z.object({ notice: z.string() }),
  ),
  defineEvent(
    'WithholdingLifted',
    'The content is not withheld from scanners any more',
    z.object({ notice: z.string() }),
  ),
  defineEvent(
    'DestinationFlagged',
    'A list of threats has an address that the content leads to: scanners are warned. The list `staff` is a person, who keeps it flagged',
    z.object({ person: Person, url: personal(z.string()), list: z.string(), threat: Threat }),
  ),
  defineEvent(
    'DestinationCleared',
    'Scanners are not warned of the address any more: no list has it, or a person says that it is none',
    z.object({ person: Person, url: personal(z.string()), why: z.enum(['unlisted', 'staff']) }),
  ),
  defineEvent(
    'CodeReleased',
    'The owner left: the code has no owner, name, content and files. Before a closed one can be claimed, an admin must approve it',
    z.object({ userId: z.string(), closed: z.boolean() }),
  ),
  defineEvent(
    'CodeHandedOver',
    'An admin gave the code to another owner: it has no name, content and files of the one before. `kept`: its content was saved again as the new owner’s',
    z.object({ from: z.string(), to: z.string(), kept: z.boolean() }),
  ),
  defineEvent('CodeReset', 'Name and content were removed; the owner stays', none),
  defineEvent(
    'FilePrepared',
    'Forms of an uploaded file were made that every browser shows: smaller pictures, a playable video',
    z.object({ key: z.string(), ...PreparedFile.shape }),
  ),
  defineEvent(
    'ImageAttached',
    "A picture of the item's code was uploaded",
    z.object({ person: Person, image: personal(z.string()) }),
  ),
  defineEvent('ImageRemoved', 'The picture was removed', none),
  defineEvent(
    'CodeNoted',
    'An admin noted something about the code; an empty note removes it',
    z.object({ person: Person, note: personal(z.string()) }),
  ),
  defineEvent(
    'CodeTagged',
    'An admin put tags on the code that it did not have',
    z.object({ person: Person, tags: personal(z.array(z.string())) }),
  ),
  defineEvent(
    'CodeUntagged',
    'An admin took tags off the code',
    z.object({ person: Person, tags: personal(z.array(z.string())) }),
  ),
  defineEvent(
    'CodeDeleted',
    'The code was deleted; its short code is never used again, unless an import that was undone is repeated',
    byDecision.extend({ takenBack: z.boolean().optional() }),
  ),
] as const;

export type QrCodeEvent = EventOf<typeof qrCodeEvents>;
