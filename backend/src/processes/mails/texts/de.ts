import type { MailTexts } from './mail-texts.ts';

export const de: MailTexts = {
  greeting: (firstName) => `Guten Tag ${firstName},`,
  unnamed: 'Guten Tag,',
  otp: {
    subject: (otp) => `${otp} ist Ihr Code für Qlaim`,
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
    subject: 'Die E-Mail-Adresse Ihres Kontos bei Qlaim wurde geändert',
    lead: 'Die E-Mail-Adresse Ihres Kontos bei Qlaim lautet jetzt:',
    close: (login) =>
      `Ab jetzt melden Sie sich mit ihr unter ${login} an, und unsere E-Mails gehen dorthin. Wenn nicht Sie sie geändert haben, wenden Sie sich an den Shop, bei dem Sie gekauft haben.`,
  },
};
