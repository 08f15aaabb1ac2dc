import type { MailWords } from './words.ts';

export const de: MailWords = {
  greeting: (firstName) => `Guten Tag ${firstName},`,
  otp: {
    subject: (otp) => `${otp} ist Ihr Qlaim-Code`,
    lead: 'Geben Sie diesen Code ein, um Ihre E-Mail-Adresse zu bestätigen:',
    close: (minutes) =>
      `Er gilt ${minutes} Minuten. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren.`,
  },
  reset: {
    subject: 'Neues Passwort für Qlaim festlegen',
    lead: 'Wählen Sie hier ein neues Passwort:',
    action: 'Neues Passwort festlegen',
    close: (minutes) =>
      `Der Link funktioniert einmal und ${minutes} Minuten lang. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren.`,
  },
  moved: {
    subject: 'Die E-Mail-Adresse Ihres Qlaim-Kontos wurde geändert',
    lead: 'Die E-Mail-Adresse Ihres Qlaim-Kontos lautet jetzt:',
    close: (profile) =>
      `Ist sie falsch geschrieben, oder haben nicht Sie sie geändert? Dann melden Sie sich mit ihr und Ihrem Passwort an, und ändern Sie sie unter ${profile}. Sobald sie bestätigt ist, kann ein neues Passwort festlegen, wer ihre E-Mails liest.`,
  },
};
