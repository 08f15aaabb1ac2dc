import { contentInWords } from '../../../../content/index.ts';
import type { CodesEvent } from '../events.ts';
import { plural } from '../plural.ts';
import { tagsIn } from '../tags.ts';
import type { TextsOf } from '../texts-of.ts';

const inWords = tagsIn({
  some: 'tags',
  one: 'a tag',
  many: (count) => `${count} tags`,
  named: (tag) => `the tag “${tag}”`,
  allNamed: (tags) => `the tags ${tags.map((tag) => `“${tag}”`).join(', ')}`,
});

/** A reader without sight of names reads no name of a view. */
const named = (name: string, seesNames: boolean): string => (seesNames ? ` “${name}”` : '');

/** The events of codes in English words. */
export const codes: TextsOf<CodesEvent> = {
  BatchGenerated: ({ codes }) => `A batch of ${plural(codes.length, 'code')} was generated.`,
  BatchExpanded: () => 'Every code of the batch was made.',
  BatchImported: ({ size }) => `A batch was imported: ${plural(size, 'code')}.`,
  BatchNamed: ({ name }) => (name === '' ? 'The name of the batch was removed.' : 'The batch was named.'),
  BatchNoted: ({ note }) => (note === '' ? 'The note on the batch was removed.' : 'The batch got a note.'),
  BulkActionRequested: ({ action, confirmed }) =>
    `A change of ${plural(confirmed, 'code')} was asked for: ${action}.`,
  BulkTagsChosen: ({ tags }, sees) => `The change is about ${inWords(tags, sees)}.`,
  BulkReasonsGiven: () => 'Reasons for the owners of the codes were given.',
  ImportDescribed: ({ source }) => `The codes come from a file of the program ${source}.`,
  BulkCodesListed: ({ codes }) => `${plural(codes.length, 'code')} of the change were listed.`,
  BulkActionStarted: ({ total }) => `The change of ${plural(total, 'code')} began.`,
  BulkCodesHandled: ({ count }) => `${plural(count, 'code')} of the change were handled.`,
  BulkActionCancelled: () => 'The change was cancelled.',
  BulkActionFinished: () => 'The change ended.',
  BulkUndoRequested: () => 'The undoing of the whole change was asked for.',
  BulkCodesUndone: ({ restored }) => `${plural(restored, 'code')} of the change got their value back.`,
  BulkUndoFinished: () => 'The change was undone.',
  CodeGenerated: ({ index }) => `The code was generated, as number ${index + 1} of its batch.`,
  CodeImported: ({ index }) => `The code was taken over, as number ${index + 1} of its import.`,
  CodeApproved: () => 'The code was approved.',
  CodeApprovalWithdrawn: () => 'The approval of the code was withdrawn.',
  CodeEnabled: () => 'The code was enabled.',
  CodeDisabled: () => 'The code was disabled.',
  CodeRestricted: () => 'The code was marked as nonpaying.',
  CodeUnrestricted: () => 'The code was marked as paying.',
  CodeClaimed: () => 'The code was claimed.',
  CodeNamed: ({ name }) => (name === '' ? 'The name of the code was removed.' : 'The code was named.'),
  ContentSaved: ({ infoType }) => `The content was saved: ${contentInWords(infoType)}.`,
  ContentCleared: () => 'The content was removed.',
  ContentHidden: () => 'The content was hidden for now.',
  ContentShown: () => 'The content was shown again.',
  ContentWithheld: () => 'The content was withheld from scanners.',
  WithholdingLifted: () => 'The content is no longer withheld from scanners.',
  DestinationFlagged: ({ list }) =>
    list === 'staff'
      ? 'A destination was kept flagged.'
      : `The list ${list} has a destination: it was flagged.`,
  DestinationCleared: ({ why }) =>
    why === 'staff'
      ? 'The flag of a destination was cleared.'
      : 'No list has the destination any more: it was cleared.',
  CodeReleased: ({ closed }) =>
    `The owner left the code${closed ? ', which an admin must approve again' : ', which anyone may claim'}.`,
  CodeHandedOver: ({ kept }) =>
    `The code was handed over to another owner, ${kept ? 'with its content' : 'without name and content'}.`,
  CodeReset: () => 'Name and content were removed.',
  FilePrepared: () => 'A file of the content was prepared for pages.',
  ImageAttached: () => 'A picture of the code was uploaded.',
  ImageRemoved: () => 'The picture of the code was removed.',
  CodeNoted: ({ note }) => (note === '' ? 'The note on the code was removed.' : 'The code got a note.'),
  CodeTagged: ({ tags }, sees) => `The code got ${inWords(tags, sees)}.`,
  CodeUntagged: ({ tags }, sees) => `The code lost ${inWords(tags, sees)}.`,
  CodeDeleted: () => 'The code was deleted.',
  ViewShared: ({ name }, sees) => `The view${named(name, sees)} of the codes was shared with colleagues.`,
  SharedViewRenamed: ({ name }, sees) =>
    sees ? `A shared view of the codes was renamed to “${name}”.` : 'A shared view of the codes was renamed.',
  SharedViewRemoved: () => 'A view of the codes is no longer shared.',
};
