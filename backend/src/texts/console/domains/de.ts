import type { DomainTexts } from './texts.ts';

export const texts: DomainTexts = {
  title: 'Domains',
  intro:
    'Jede Domain kann eine eigene Shop-Adresse und ein eigenes Aussehen haben. Was ihr fehlt, erbt sie von der ersten.',
  one: 'Es gibt nur eine Domain. Weitere kommen durch --domain hinzu, hinter einem Proxy durch PROXIED_DOMAINS.',
  first: 'Erste',
  inherited: 'geerbt',
  own: 'eigene',
  name: 'Name des Shops',
  colour: 'Farbe',
  colours: 'Farben des Produkts',
  logo: 'Logo des Shops',
  noLogo: 'Kein Logo',
  storefront: 'Shop-Adresse',
  ownPage: 'Willkommensseite dieser Domain',
  legal: 'Rechtliche Seiten',
  legalAdvice:
    'Texte einer einzelnen Domain liegen in LEGAL_DIR in einem Ordner mit ihrem Namen. Die Nutzungsbedingungen gelten für alle Domains.',
  edit: 'Ändern',
  form: {
    choose: 'Bild wählen',
    file: 'Logo hochladen',
    remove: 'Entfernen',
    logo: 'PNG, JPEG oder WebP, höchstens 200 KB. Es steht anstelle des Namens.',
    title: (domain: string) => `${domain} ändern`,
    save: 'Speichern',
    pick: 'Farbe wählen',
    inherits: (what: string) => `Leer: ${what} (geerbt)`,
    colour: 'Für Links und Knöpfe. Auf jedem Grund gilt der nächste lesbare Ton.',
    storefront: 'Dorthin führen Scans unbekannter Codes.',
  },
};
