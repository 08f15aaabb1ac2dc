import type { Catalogue } from '../catalogue.ts';

/** What a phone says of the app before it is installed. */
const en = { description: 'Claim the QR code on something you bought, and choose where it leads.' };

export const MANIFEST_TEXTS: Catalogue<typeof en> = {
  en,
  de: {
    description: 'Übernehmen Sie den QR-Code auf einem gekauften Gegenstand und wählen Sie, wohin er führt.',
  },
  fr: { description: 'Revendiquez le code QR d’un objet acheté et choisissez où il mène.' },
  es: { description: 'Reclame el código QR de algo que compró y elija adónde lleva.' },
  ar: { description: 'امتلك رمز QR الموجود على ما اشتريته، واختر إلى أين يؤدي.' },
};
