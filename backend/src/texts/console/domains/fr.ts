import type { DomainTexts } from './texts.ts';

export const texts: DomainTexts = {
  title: 'Domaines',
  intro: 'Chaque domaine peut avoir sa boutique et son apparence. Ce qui lui manque, il l’hérite du premier.',
  one: 'Un seul domaine est servi. D’autres s’ajoutent par --domain, ou par PROXIED_DOMAINS derrière un proxy.',
  first: 'Premier',
  inherited: 'hérité',
  own: 'propre',
  name: 'Nom de la boutique',
  colour: 'Couleur',
  colours: 'Couleurs du produit',
  logo: 'Logo de la boutique',
  noLogo: 'Aucun logo',
  storefront: 'Boutique',
  ownPage: 'Page d’accueil de ce domaine',
  legal: 'Pages légales',
  legalAdvice:
    'Les textes d’un domaine sont dans LEGAL_DIR, dans un dossier à son nom. Les conditions d’utilisation sont les mêmes partout.',
  edit: 'Modifier',
  form: {
    choose: 'Choisir une image',
    file: 'Envoyer le logo',
    remove: 'Retirer',
    logo: 'PNG, JPEG ou WebP, 200 Ko au plus. Il remplace le nom.',
    title: (domain: string) => `Modifier ${domain}`,
    save: 'Enregistrer',
    pick: 'Choisir une couleur',
    inherits: (what: string) => `Vide : ${what} (hérité)`,
    colour: 'Pour les liens et les boutons. Sur chaque fond, le ton lisible le plus proche est utilisé.',
    storefront: 'Les scans de codes inconnus y mènent.',
  },
};
