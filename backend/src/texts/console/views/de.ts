import type { ViewsTexts } from './texts.ts';

export const texts: ViewsTexts = {
  label: 'Gespeicherte Ansichten',
  usual: {
    all: 'Alle',
    toApprove: 'Freizugeben',
    claimedThisWeek: 'Diese Woche übernommen',
    neverScanned: 'Nie gescannt',
  },
  shared: 'Mit dem Team geteilt',
  sharedBy: (name) => `Geteilt von ${name}`,
  sharedByYou: 'Von Ihnen geteilt',
  save: '+ Ansicht speichern',
  menu: 'Diese Ansicht',
  share: 'Mit dem Team teilen',
  rename: 'Umbenennen',
  stop: 'Nicht mehr teilen',
  remove: 'Diese Ansicht entfernen',
  removeForAll: 'Für alle löschen',
  saving: {
    title: 'Diese Ansicht speichern',
    action: 'Speichern',
    here: 'Nur dieser Browser behält sie',
    forAll: 'Alle, die Codes lesen, sehen sie als Tab',
  },
  renaming: {
    title: 'Diese Ansicht umbenennen',
    action: 'Umbenennen',
    forAll: 'Alle, die Codes lesen, sehen den neuen Namen',
  },
  removing: {
    question: (name) => `„${name}“ für alle löschen?`,
    says: 'Der Tab verschwindet aus den Konsolen des ganzen Teams. Kein Code ändert sich.',
    action: 'Löschen',
    keep: 'Behalten',
  },
  name: 'Name',
  nameMissing: 'Bitte geben Sie einen Namen ein',
  nameTaken: 'Eine andere Ansicht heißt so',
  failed: {
    share: 'Die Ansicht konnte nicht geteilt werden',
    rename: 'Die Ansicht konnte nicht umbenannt werden',
    remove: 'Die Ansicht konnte nicht entfernt werden',
  },
};
