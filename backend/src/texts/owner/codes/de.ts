import { de as content } from '../../content/de.ts';
import { pluralIn } from '../../plural.ts';
import type { CodesTexts } from './texts.ts';

const counted = pluralIn('de');
const scans = counted({ one: (n) => `${n} Scan`, other: (n) => `${n} Scans` });
const days = counted({ one: (n) => `${n} Tag`, other: (n) => `${n} Tage` });
const inDays = counted({ one: (n) => `in ${n} Tag`, other: (n) => `in ${n} Tagen` });
const codes = counted({ one: (n) => `${n} Code`, other: (n) => `${n} Codes` });

export const texts: CodesTexts = {
  content,
  list: {
    loading: 'Ihre QR-Codes werden geladen',
    scan: 'Code scannen',
    stale: 'Was Sie sehen, ist vielleicht nicht aktuell.',
    claimed: (code) => `Der QR-Code gehört jetzt Ihnen: ${code}`,
    banner: { top: 'Vom Shop (oben)', side: 'Vom Shop (seitlich)', bottom: 'Vom Shop (unten)' },
  },
  none: {
    title: 'Sie haben noch keine QR-Codes',
    advice:
      'Scannen Sie mit der Kamera Ihres Telefons den QR-Code auf einem Artikel, den Sie gekauft haben und übernehmen Sie ihn. Dann erscheint er hier.',
  },
  another: {
    title: 'Einen weiteren Code übernehmen',
    lead: 'Scannen Sie ihn mit der Kamera Ihres Telefons oder geben Sie ihn hier ein.',
  },
  byHand: {
    code: 'Gedruckter Code',
    help: 'Zehn Buchstaben und Ziffern, unter dem QR-Code',
    wrong: 'Ein Code hat zehn Buchstaben und Ziffern, zum Beispiel 7K3M 9QWX 2P',
    submit: 'Übernehmen',
  },
  first: {
    title: 'Der Code gehört Ihnen',
    dismiss: 'Diese Schritte ausblenden',
    label: 'Erste Schritte',
    steps: ['Code übernehmen', 'Ziel wählen', 'Zur Probe scannen'],
    choose: 'Wählen, wohin er führt',
    scan: 'Gespeichert. Jetzt scannen',
    scanAdvice:
      'Richten Sie die Kamera eines Handys auf den Code. Sobald der Scan gezählt ist, sehen Sie es hier.',
    works: 'Es klappt',
    worksAdvice: 'Der Scan ist angekommen. Teilen Sie Ihren Code mit anderen:',
    share: 'Teilen',
    notShared: 'Der Code konnte nicht geteilt werden. Kopieren Sie stattdessen den Link',
    copyLink: 'Link kopieren',
    savePicture: 'Symbol speichern (PNG)',
  },
  find: {
    search: 'Suchen',
    type: 'Art',
    allTypes: 'Alle Arten',
    placeholder: 'Name, gedruckter Code oder Ziel',
    order: 'Reihenfolge',
    orders: { newest: 'Zuletzt übernommen', name: 'Nach Name', scans: 'Meiste Scans' },
    all: codes,
    some: (found, count) => `${found} von ${codes(count)}`,
    none: 'Kein passender Code',
    advice: 'Suchen Sie nach einem Teil des Namens, des gedruckten Codes oder des Ziels.',
  },
  visibility: {
    hide: 'Vorerst ausblenden',
    show: 'Wieder zeigen',
    hidden: 'Vorerst ausgeblendet',
    advice: 'Besucher lesen, dass Sie das vorerst ausgeblendet haben. Alles bleibt erhalten.',
    undo: 'Rückgängig',
  },
  card: {
    printedElsewhere: (host: string) =>
      `Das Symbol wurde mit einer Adresse bei ${host} gedruckt, die nicht zu dieser Installation gehört. Scans kommen an, solange ${host} hierher führt.`,
    history: 'Verlauf',
    more: (title) => `Mehr zu ${title}`,
    disabled: 'Abgeschaltet',
    withheld: 'Besuchern nicht gezeigt',
    flagged: 'Besucher werden gewarnt',
    flaggedTitle: 'Besucher werden gewarnt, bevor sie zu einer Adresse dieses Codes gehen',
    flaggedLead: 'Sie steht auf einer Liste schädlicher Adressen:',
    flaggedClose:
      'Die Warnung endet, sobald der Code woandershin führt oder die Adresse nicht mehr auf der Liste steht. Wenn die Adresse harmlos ist, sagen Sie es uns: Ein Mensch sieht sie sich an.',
    why: 'Warum, und wie Sie widersprechen',
    edit: 'Bearbeiten',
    of: (title) => `von ${title}`,
    symbol: (title) => `QR-Code von ${title}`,
    count: scans,
    created: (date) => `Erstellt am ${date}`,
    span: days,
    recent: (count, span, today) => `${scans(count)} ${inDays(span)}, ${today} heute`,
    copy: (title) => `Link von ${title} kopieren`,
    copied: 'Der Link ist kopiert',
    notCopied: 'Der Link konnte nicht kopiert werden. Markieren und kopieren Sie ihn von Hand',
    download: 'Herunterladen',
    downloadOf: (title) => `QR-Code von ${title} herunterladen`,
    label: 'Etikett zum Drucken (PDF)',
  },
};
