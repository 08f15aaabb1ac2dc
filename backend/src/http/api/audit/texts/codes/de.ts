import { texts as bulk } from '../../../../../texts/console/bulk/de.ts';
import { de as content } from '../../../../../texts/content/de.ts';
import { pluralIn } from '../../../../../texts/plural.ts';
import type { CodesEvent } from '../events.ts';
import { tagsIn } from '../tags.ts';
import type { TextsOf } from '../texts-of.ts';

const counted = pluralIn('de');
const codesWere = counted({ one: (n) => `${n} Code wurde`, other: (n) => `${n} Codes wurden` });

const inWords = tagsIn({
  some: 'Schlagwörter',
  one: 'ein Schlagwort',
  many: (count) => `${count} Schlagwörter`,
  named: (tag) => `das Schlagwort „${tag}“`,
  allNamed: (tags) => `die Schlagwörter ${tags.map((tag) => `„${tag}“`).join(', ')}`,
});

/** The events of codes in German words. */
export const codes: TextsOf<CodesEvent> = {
  BatchGenerated: ({ codes }) => `Eine Charge wurde erzeugt: ${bulk.codes(codes.length)}.`,
  BatchExpanded: () => 'Jeder Code der Charge wurde angelegt.',
  BatchImported: ({ size }) => `Eine Charge wurde importiert: ${bulk.codes(size)}.`,
  BatchNamed: ({ name }) =>
    name === '' ? 'Der Name der Charge wurde entfernt.' : 'Die Charge wurde benannt.',
  BatchNoted: ({ note }) =>
    note === '' ? 'Die Notiz zur Charge wurde entfernt.' : 'Die Charge bekam eine Notiz.',
  BulkActionRequested: ({ action, confirmed }) =>
    `Eine Sammelaktion wurde angefordert, ${bulk.codes(confirmed)}: ${bulk.actions[action].label}.`,
  BulkTagsChosen: ({ tags }, sees) => `Die Sammelaktion betrifft ${inWords(tags, sees)}.`,
  BulkReasonsGiven: () => 'Den Besitzern der Codes wurden Gründe genannt.',
  ImportDescribed: ({ source }) => `Die Codes stammen aus einer Datei des Programms ${source}.`,
  BulkCodesListed: ({ codes }) => `${codesWere(codes.length)} in die Sammelaktion aufgenommen.`,
  BulkActionStarted: ({ total }) => `Die Sammelaktion begann: ${bulk.codes(total)}.`,
  BulkCodesHandled: ({ count }) => `${codesWere(count)} von der Sammelaktion bearbeitet.`,
  BulkActionCancelled: () => 'Die Sammelaktion wurde abgebrochen.',
  BulkActionFinished: () => 'Die Sammelaktion endete.',
  BulkUndoRequested: () => 'Die ganze Sammelaktion sollte rückgängig gemacht werden.',
  BulkCodesUndone: ({ restored }) =>
    `${codesWere(restored)} auf den Wert vor der Sammelaktion zurückgesetzt.`,
  BulkUndoFinished: () => 'Die Sammelaktion wurde rückgängig gemacht.',
  CodeGenerated: ({ index }) => `Der Code wurde erzeugt, als Nummer ${index + 1} seiner Charge.`,
  CodeImported: ({ index }) => `Der Code wurde importiert, als Nummer ${index + 1} seines Imports.`,
  CodeApproved: () => 'Der Code wurde freigegeben.',
  CodeApprovalWithdrawn: () => 'Die Freigabe des Codes wurde zurückgezogen.',
  CodeEnabled: () => 'Der Code wurde eingeschaltet.',
  CodeDisabled: () => 'Der Code wurde abgeschaltet.',
  CodeRestricted: () => 'Der Code wurde als nicht bezahlt markiert.',
  CodeUnrestricted: () => 'Der Code wurde als bezahlt markiert.',
  CodeClaimed: () => 'Der Code wurde übernommen.',
  CodeNamed: ({ name }) => (name === '' ? 'Der Name des Codes wurde entfernt.' : 'Der Code wurde benannt.'),
  ContentSaved: ({ infoType }) => `Der Inhalt wurde gespeichert: ${content.labels[infoType]}.`,
  ContentCleared: () => 'Der Inhalt wurde entfernt.',
  ContentHidden: () => 'Der Inhalt wurde vorerst ausgeblendet.',
  ContentShown: () => 'Der Inhalt wurde wieder gezeigt.',
  ContentWithheld: () => 'Der Inhalt wurde Besuchern vorenthalten.',
  WithholdingLifted: () => 'Der Inhalt wird Besuchern nicht mehr vorenthalten.',
  DestinationFlagged: ({ list }) =>
    list === 'staff'
      ? 'Die Warnung vor einem Ziel wurde festgehalten.'
      : `Ein Ziel steht auf der Liste ${list}: Vor ihm wird gewarnt.`,
  DestinationCleared: ({ why }) =>
    why === 'staff'
      ? 'Die Warnung vor einem Ziel wurde aufgehoben.'
      : 'Das Ziel steht auf keiner Liste mehr: Die Warnung endete.',
  CodeReleased: ({ closed }) =>
    `Der Besitzer hat den Code verlassen${closed ? '; ein Admin muss ihn wieder freigeben' : '; alle können ihn übernehmen'}.`,
  CodeHandedOver: ({ kept }) =>
    `Der Code wurde einem anderen Besitzer übergeben, ${kept ? 'mit seinem Inhalt' : 'ohne Namen und Inhalt'}.`,
  CodeReset: () => 'Name und Inhalt wurden entfernt.',
  FilePrepared: () => 'Eine Datei des Inhalts wurde für Seiten vorbereitet.',
  ImageAttached: () => 'Ein Bild des Codes wurde hochgeladen.',
  ImageRemoved: () => 'Das Bild des Codes wurde entfernt.',
  CodeNoted: ({ note }) =>
    note === '' ? 'Die Notiz zum Code wurde entfernt.' : 'Der Code bekam eine Notiz.',
  CodeTagged: ({ tags }, sees) => `Der Code bekam ${inWords(tags, sees)}.`,
  CodeUntagged: ({ tags }, sees) => `Der Code verlor ${inWords(tags, sees)}.`,
  CodeDeleted: () => 'Der Code wurde gelöscht.',
  ViewShared: ({ name }, sees) =>
    `Die Ansicht${sees ? ` „${name}“` : ''} der Codes wurde mit dem Team geteilt.`,
  SharedViewRenamed: ({ name }, sees) =>
    `Eine geteilte Ansicht der Codes wurde umbenannt${sees ? `, in „${name}“` : ''}.`,
  SharedViewRemoved: () => 'Eine Ansicht der Codes ist nicht mehr geteilt.',
};
