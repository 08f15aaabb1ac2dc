import { NOTICE_DAYS } from '../../contract/legal/retention-periods.ts';
import { pluralIn } from '../plural.ts';
import type { LegalTexts } from './texts.ts';

const ACCOUNT_ENDS = 'Bis das Konto gelöscht wird. Dann wird der Schlüssel vernichtet, der sie öffnet.';

const counted = pluralIn('de');
const days = counted({ one: (n) => `${n} Tag`, other: (n) => `${n} Tagen` });
const months = counted({ one: (n) => `${n} Monat`, other: (n) => `${n} Monaten` });
const years = counted({ one: (n) => `${n} Jahr`, other: (n) => `${n} Jahren` });

export const de: LegalTexts = {
  missing: { words: 'Der Shop hat diese Seite nicht veröffentlicht.', home: 'Zur Startseite' },
  version: (day) => `Fassung vom ${day}`,
  earlier: 'Frühere Fassungen',
  elsewhere: 'Der Shop veröffentlicht diesen Text auf einer eigenen Seite:',
  otherLanguage: 'Diesen Text gibt es nur in einer anderen Sprache.',
  accept: {
    title: 'Bitte nehmen Sie die Bedingungen an',
    first: 'Lesen Sie die Nutzungsbedingungen dieses Shops und nehmen Sie sie an, um weiterzumachen.',
    again:
      'Die Nutzungsbedingungen dieses Shops haben sich geändert. Bitte lesen Sie sie und nehmen Sie sie an, um weiterzumachen.',
    button: 'Ich nehme die Bedingungen an',
    else: 'Wenn Sie sie nicht annehmen, können Sie Ihre Daten mitnehmen und das Konto löschen:',
    profile: 'Zu Ihrem Profil',
  },
  privacy: {
    heading: 'Was über Personen gespeichert wird',
    lead: 'Diese Tabelle kommt aus dem Produkt selbst. Sie nennt jede Art von Eintrag, der eine Person betrifft.',
    what: 'Was',
    why: 'Wozu',
    until: 'Wie lange',
    records: 'Namen der Einträge',
    after:
      'Jeder Eintrag enthält auch die Zeit und wer es tat: eine Kennung, keinen Namen. Namen, E-Mails und Inhalte sind mit einem eigenen Schlüssel je Person verschlüsselt. Sicherungen können diesen Schlüssel enthalten, bis der Shop sie entfernt.',
    topics: {
      account: {
        what: 'Vor- und Nachname, E-Mail, Sprache',
        why: 'Um das Konto zu führen und seine E-Mails zu senden',
        until: ACCOUNT_ENDS,
      },
      signIn: {
        what: 'Zeiten der Anmeldungen und Änderungen daran, wie sich die Person anmeldet. Passwörter nur als Prüfwerte',
        why: 'Um niemand anderen hereinzulassen und Änderungen zu melden',
        until: 'Die Zeiten bleiben ohne Namen. Was zur Anmeldung dient, wird mit dem Konto entfernt.',
      },
      terms: {
        what: 'Welche Fassung der Nutzungsbedingungen angenommen wurde, von welcher Domain, in welcher Sprache und wann',
        why: 'Um zu belegen, was vereinbart ist',
        until: 'Es bleibt; ohne das Konto nennt es niemanden.',
      },
      reservation: {
        what: 'Ein Code aus der E-Mail oder aus der Kennung des Google-Kontos',
        why: 'Damit nie zwei Konten dieselbe E-Mail haben',
        until: 'Er bleibt; die E-Mail ist daraus nicht zu lesen.',
      },
      ownership: {
        what: 'Welche Codes eine Person übernahm, bekam oder abgab, und wann',
        why: 'Um zu wissen, wer ändern darf, wohin ein Code führt',
        until: 'Es bleibt beim Code; nach dem Löschen des Kontos nennt es niemanden.',
      },
      content: {
        what: 'Namen von Codes und wohin sie führen: Links, Telefonnummern, Texte, Bilder, Videos, Dateien',
        why: 'Um es denen zu zeigen, die den Code scannen',
        until: 'Bis das Konto gelöscht wird; Dateien auch, wenn der Inhalt zurückgesetzt wird.',
      },
      notices: {
        what: 'Meldungen über eine Seite: Worte, Name und E-Mail der meldenden Person',
        why: 'Um die Meldung zu prüfen und zu beantworten, wie es das Gesetz verlangt',
        until: 'Bis die meldende Person den Shop um Löschung bittet.',
      },
      decisions: {
        what: 'Entscheidungen über eine Seite: die Gründe, wer entschied und wem die Seite gehörte',
        why: 'Um die Gründe zu nennen und später zu belegen',
        until: 'Sie bleiben, wie es das Gesetz verlangt.',
      },
      scans: {
        what: 'Scans: Zeit, Art des Geräts, System, Browser und die Website, die herführte. Keine Netzwerkadresse',
        why: 'Um Scans für die besitzende Person und den Shop zu zählen',
        until: 'Sie bleiben beim Code; sie nennen niemanden.',
      },
      shop: {
        what: 'Notizen, Etiketten und Bilder des Shops zu seinen Codes und seine Einstellungen',
        why: 'Um die Codes zu verwalten',
        until: 'Notizen zu einem übernommenen Code, bis dessen Konto gelöscht wird; alle anderen bleiben.',
      },
      staff: {
        what: 'Wer für den Shop arbeitet: Einladungen, Rollen, Schlüssel, gespeicherte Ansichten',
        why: 'Um zu wissen, wer was darf',
        until: 'Bis das betreffende Konto gelöscht wird; die Zeiten bleiben.',
      },
      erasure: {
        what: 'Dass ein Konto gelöscht wurde, wann, und der Grund, wenn der Shop es tat',
        why: 'Um es zu belegen und nach dem Einspielen einer Sicherung zu wiederholen',
        until: 'Es bleibt; es nennt niemanden.',
      },
    },
    periods: {
      unverifiedDays: (count) =>
        `Ein Konto, dessen E-Mail-Adresse nie bestätigt wurde, wird nach ${days(count)} gelöscht.`,
      withoutCodeMonths: (count) =>
        `Ein Konto ohne Code wird gelöscht, wenn es seit ${months(count)} niemand benutzt hat. Die Person erfährt es ${NOTICE_DAYS} Tage vorher per E-Mail.`,
      unusedYears: (count) =>
        `Ein Konto wird gelöscht, wenn es seit ${years(count)} niemand benutzt hat. Die Person erfährt es ${NOTICE_DAYS} Tage vorher per E-Mail.`,
      signInsMonths: (count) =>
        `Zeiten von Anmeldungen werden nach ${months(count)} entfernt, außer der letzten.`,
      scansMonths: (count) =>
        `Nach ${months(count)} bleiben Scans nur als Zahlen je Tag, ohne Uhrzeiten und Besucher.`,
    },
  },
  rules: {
    lead: 'Wer einen Code übernimmt, veröffentlicht für alle, die ihn scannen. Bitte halten Sie diese Regeln ein. Nicht veröffentlicht werden darf:',
    forbids: [
      'Betrug, Phishing und Schadprogramme',
      'Daten oder Bilder von Menschen ohne deren Einwilligung',
      'Hass, Drohungen und Gewalt',
      'Werke und Marken anderer ohne ein Recht daran',
      'Verbotene Waren und Dienste',
      'Missbrauch von Kindern',
    ],
    leads: 'Führen Sie nicht zu Websites, die schaden oder unter falschem Namen nach Passwörtern fragen.',
    otherwise: 'Was sonst geschieht',
    decision:
      'Jeder kann eine Seite melden. Eine Person des Shops sieht sie sich an und kann sie abschalten oder löschen. Wem der Code gehört, erfährt, was entschieden wurde und warum, und kann widersprechen.',
  },
  accessibility: {
    lead: 'Alle sollen diese Seiten benutzen können. Sie sind für WCAG 2.2, Stufe AA, gebaut.',
    means: [
      'Alles geht mit der Tastatur und auf Bildschirmen, die 360 Pixel breit sind.',
      'Jedes Feld hat eine Beschriftung, und Vorleseprogramme lesen jede Meldung vor.',
      'Farben haben genug Kontrast, hell und dunkel, und tragen nie allein eine Bedeutung.',
      'Die Seiten nach einem Scan gehen ohne Skript.',
    ],
    limits: 'Was fehlen kann',
    limitsWords:
      'Wer einen Code besitzt, veröffentlicht eigene Bilder, Videos und Dateien. Ihnen können Beschreibungen oder Untertitel fehlen, obwohl der Editor beides anbietet.',
    write: 'Schreiben Sie uns',
    writeWords: 'Etwas geht für Sie nicht? Schreiben Sie uns, wir antworten.',
  },
};
