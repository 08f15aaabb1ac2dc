import { pluralIn } from '../../../plural.ts';
import type { CodeEditTexts } from './texts.ts';

const counted = pluralIn('fr');

export const texts: CodeEditTexts = {
  title: (code) => `Modifier ${code}`,
  save: 'Enregistrer',
  name: 'Nom',
  note: 'Note',
  emptied: 'Un champ vide retire la destination.',
  replaced: 'Enregistrer un lien ou un numéro de téléphone le remplace.',
  noteChanged: 'La note a été modifiée entre-temps, et reste telle quelle',
  tabs: { label: 'Où le code mène', link: 'Lien', phoneNumber: 'Téléphone' },
  link: { label: 'Lien', rule: 'Un lien commence par https:// ou http://.' },
  phone: {
    country: 'Pays',
    label: 'Numéro de téléphone',
    option: (country, code) => `${country} (+${code})`,
  },
  meanwhile: {
    title: 'Quelqu’un a modifié ce code entre-temps',
    now: (name, destination) =>
      `Son nom est maintenant : ${name}. Il mène à : ${destination}. Votre saisie n’est pas enregistrée. Enregistrez de nouveau pour le remplacer, ou fermez pour le garder.`,
    noName: 'vide',
    nowhere: 'Rien',
  },
  reset: {
    says: 'La réinitialisation efface le nom et la destination du code. Le propriétaire reste.',
    action: 'RÉINITIALISER',
    ask: 'Voulez-vous vraiment réinitialiser ce code QR ?',
    advice: 'Son nom et sa destination seront perdus. Le propriétaire et les scans restent.',
  },
  remove: {
    ask: 'Voulez-vous vraiment supprimer ce code QR ?',
    scans: counted({ one: (n) => `${n} scan`, many: (n) => `${n} de scans`, other: (n) => `${n} scans` }),
    advice: (code, scans) =>
      `${code}, son contenu et ${scans} seront perdus. Qui scanne le code imprimé arrive à la boutique, et le code n’est plus jamais attribué.`,
  },
};
