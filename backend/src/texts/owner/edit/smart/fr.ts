import type { EditWords } from '../texts.ts';

export const smart: EditWords['smart'] = {
  lead: 'Un scan ouvre le lien de la plage horaire où il tombe, dans le fuseau horaire de la personne qui scanne. Une plage qui passe minuit demande deux entrées : une jusqu’à 23:59, et une à partir de 00:00.',
  time: (place) => `Plage ${place}`,
  from: 'De',
  to: 'À',
  link: 'Lien',
  zone: 'Fuseau horaire',
  zoneHelp: 'Saisissez une ville pour chercher.',
  remove: 'Supprimer',
  removeTime: (place) => ` la plage ${place}`,
  add: 'Ajouter une plage',
  defaultUrl: 'Lien par défaut',
  defaultHelp: 'S’ouvre à toute autre heure. Laissez ce champ vide pour ouvrir la boutique.',
  day: (zone) => `La journée : ${zone}`,
  overlap: (from, to) =>
    `${from} à ${to} : des plages se chevauchent, celle qui commence plus tard l’emporte`,
  gap: (from, to) => `${from} à ${to} : aucune de vos plages, le lien par défaut s’ouvre`,
  opensAt: 'Que s’ouvre-t-il à… ?',
  opensShop:
    'La boutique s’ouvre : aucune de vos plages ne couvre cette heure, et il n’y a pas de lien par défaut.',
  opens: (link) => `Ouvre ${link}`,
  incomplete: 'Ouvre le lien de cette plage dès qu’il est complet.',
};
