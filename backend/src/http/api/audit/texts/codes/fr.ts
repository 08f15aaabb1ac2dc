import { texts as bulk } from '../../../../../texts/console/bulk/fr.ts';
import { fr as content } from '../../../../../texts/content/fr.ts';
import type { CodesEvent } from '../events.ts';
import { tagsIn } from '../tags.ts';
import type { TextsOf } from '../texts-of.ts';

const inWords = tagsIn({
  some: 'des étiquettes',
  one: 'une étiquette',
  many: (count) => `${count} étiquettes`,
  named: (tag) => `l’étiquette « ${tag} »`,
  allNamed: (tags) => `les étiquettes ${tags.map((tag) => `« ${tag} »`).join(', ')}`,
});

/** The events of codes in French words. */
export const codes: TextsOf<CodesEvent> = {
  BatchGenerated: ({ codes }) => `Un lot a été généré : ${bulk.codes(codes.length)}.`,
  BatchExpanded: () => 'Tous les codes du lot ont été créés.',
  BatchImported: ({ size }) => `Un lot a été importé : ${bulk.codes(size)}.`,
  BatchNamed: ({ name }) => (name === '' ? 'Le nom du lot a été supprimé.' : 'Le lot a été nommé.'),
  BatchNoted: ({ note }) => (note === '' ? 'La note sur le lot a été supprimée.' : 'Le lot a reçu une note.'),
  BulkActionRequested: ({ action, confirmed }) =>
    `Une action groupée a été demandée, ${bulk.codes(confirmed)} : ${bulk.actions[action].label}.`,
  BulkTagsChosen: ({ tags }, sees) => `L’action groupée concerne ${inWords(tags, sees)}.`,
  BulkReasonsGiven: () => 'Des motifs ont été indiqués aux propriétaires des codes.',
  ImportDescribed: ({ source }) => `Les codes viennent d’un fichier du programme ${source}.`,
  BulkCodesListed: ({ codes }) =>
    `Des codes ont été pris dans l’action groupée : ${bulk.codes(codes.length)}.`,
  BulkActionStarted: ({ total }) => `L’action groupée a commencé : ${bulk.codes(total)}.`,
  BulkCodesHandled: ({ count }) => `L’action groupée a traité des codes : ${bulk.codes(count)}.`,
  BulkActionCancelled: () => 'L’action groupée a été interrompue.',
  BulkActionFinished: () => 'L’action groupée s’est terminée.',
  BulkUndoRequested: () => 'L’annulation de toute l’action groupée a été demandée.',
  BulkCodesUndone: ({ restored }) => `Des codes ont retrouvé leur valeur : ${bulk.codes(restored)}.`,
  BulkUndoFinished: () => 'L’action groupée a été annulée.',
  CodeGenerated: ({ index }) => `Le code a été généré, numéro ${index + 1} de son lot.`,
  CodeImported: ({ index }) => `Le code a été importé, numéro ${index + 1} de son import.`,
  CodeApproved: () => 'Le code a été approuvé.',
  CodeApprovalWithdrawn: () => 'L’approbation du code a été retirée.',
  CodeEnabled: () => 'Le code a été activé.',
  CodeDisabled: () => 'Le code a été désactivé.',
  CodeRestricted: () => 'Le code a été marqué comme impayé.',
  CodeUnrestricted: () => 'Le code a été marqué comme payé.',
  CodeClaimed: () => 'Le code a été revendiqué.',
  CodeNamed: ({ name }) => (name === '' ? 'Le nom du code a été supprimé.' : 'Le code a été nommé.'),
  ContentSaved: ({ infoType }) => `Le contenu a été enregistré : ${content.labels[infoType]}.`,
  ContentCleared: () => 'Le contenu a été supprimé.',
  ContentHidden: () => 'Le contenu a été masqué pour le moment.',
  ContentShown: () => 'Le contenu a été montré à nouveau.',
  ContentWithheld: () => 'Le contenu a été retiré aux visiteurs.',
  WithholdingLifted: () => 'Le contenu n’est plus retiré aux visiteurs.',
  DestinationFlagged: ({ list }) =>
    list === 'staff'
      ? 'L’avertissement sur une destination a été maintenu.'
      : `Une destination figure dans la liste ${list} : les visiteurs sont avertis.`,
  DestinationCleared: ({ why }) =>
    why === 'staff'
      ? 'L’avertissement sur une destination a été levé.'
      : 'La destination ne figure plus dans aucune liste : l’avertissement a pris fin.',
  CodeReleased: ({ closed }) =>
    closed
      ? 'Le propriétaire a quitté le code, qu’un admin doit approuver de nouveau.'
      : 'Le propriétaire a quitté le code, que tout le monde peut revendiquer.',
  CodeHandedOver: ({ kept }) =>
    kept
      ? 'Le code a été transmis à un autre propriétaire, avec son contenu.'
      : 'Le code a été transmis à un autre propriétaire, sans nom ni contenu.',
  CodeReset: () => 'Le nom et le contenu ont été supprimés.',
  FilePrepared: () => 'Un fichier du contenu a été préparé pour les pages.',
  ImageAttached: () => 'Une image du code a été téléversée.',
  ImageRemoved: () => 'L’image du code a été supprimée.',
  CodeNoted: ({ note }) =>
    note === '' ? 'La note sur le code a été supprimée.' : 'Le code a reçu une note.',
  CodeTagged: ({ tags }, sees) => `Le code a reçu ${inWords(tags, sees)}.`,
  CodeUntagged: ({ tags }, sees) => `Le code a perdu ${inWords(tags, sees)}.`,
  CodeDeleted: () => 'Le code a été supprimé.',
  ViewShared: ({ name }, sees) =>
    sees
      ? `La vue « ${name} » des codes a été partagée avec l’équipe.`
      : 'La vue des codes a été partagée avec l’équipe.',
  SharedViewRenamed: ({ name }, sees) =>
    sees
      ? `Une vue partagée des codes a été renommée « ${name} ».`
      : 'Une vue partagée des codes a été renommée.',
  SharedViewRemoved: () => 'Une vue des codes n’est plus partagée.',
};
