import { pluralIn } from '../../../plural.ts';
import type { EditWords } from '../texts.ts';

const counted = pluralIn('fr');

export const frame: EditWords['frame'] = {
  title: 'Modifier le code QR :',
  loadingCode: 'Chargement du code QR',
  loadingTab: 'Chargement de l’onglet',
  thisCode: 'Ce code',
  name: 'Nom',
  namePlaceholder: 'Nom du code QR (facultatif)',
  tabsLabel: 'Où mène le code',
  tabs: {
    link: 'URL / lien',
    phoneNumber: 'Appel',
    memories: 'Créer une page',
    pdf: 'Fichier PDF',
    image: 'Images/vidéos',
    smartQR: 'QR intelligent',
  },
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  uploading: counted({
    one: (count) => `Envoi de ${count} fichier…`,
    many: (count) => `Envoi de ${count} fichiers…`,
    other: (count) => `Envoi de ${count} fichiers…`,
  }),
  undo: 'Annuler',
  scanShows: 'Ce que montre un scan',
  preview: {
    button: 'Aperçu',
    preparing: 'Enregistrement et préparation de l’aperçu…',
    blocked:
      'Votre navigateur a bloqué l’aperçu. Autorisez les fenêtres pop-up pour cette page ou scannez le code.',
  },
  claimed: {
    title: 'Ce code est à vous',
    advice: 'Choisissez où il mène, et changez d’avis aussi souvent que vous voulez.',
  },
  clear: {
    button: 'Vider ce code',
    title: 'Vider ce code ?',
    confirm: 'Vider',
    advice:
      'Un scan de ce code ne montrera alors plus rien. Son nom reste, et l’historique permet de rétablir le reste.',
  },
  leave: {
    title: 'Quitter sans enregistrer ?',
    confirm: 'Quitter',
    stay: 'Rester',
    advice:
      'Vos modifications ne sont pas enregistrées. Cet appareil les garde jusqu’à votre retour ou votre déconnexion.',
  },
  unsaved: {
    failed: 'Votre dernière modification n’a pas été enregistrée',
    failedAdvice: 'Ce que vous avez saisi est toujours là. Vérifiez-le et enregistrez de nouveau.',
    back: 'Vos modifications non enregistrées sont de retour',
    backAdvice: 'Le formulaire montre ce que vous aviez saisi.',
    showSaved: 'Afficher la version enregistrée',
  },
  offline: {
    title: 'Vous êtes hors ligne',
    advice: 'Votre texte est conservé. Il sera enregistré dès que vous serez reconnecté.',
  },
  conflict: {
    title: 'Ce code a été modifié ailleurs entre-temps',
    advice: 'Rien de ce que vous avez saisi n’est perdu. Choisissez la version à garder.',
    yours: 'Votre version',
    incomplete: 'Pas encore complet. Modifiez votre version pour la voir.',
    savedMeanwhile: 'Enregistré entre-temps',
    savedBy: (who, when) => `Enregistré entre-temps par ${who}, ${when}`,
    keepMine: 'Garder la mienne',
    takeTheirs: 'Prendre l’autre',
    editMine: 'Modifier la mienne',
  },
};
