import type { MailTexts } from './mail-texts.ts';

export const fr: MailTexts = {
  greeting: (firstName) => `Bonjour ${firstName},`,
  unnamed: 'Bonjour,',
  otp: {
    subject: (otp) => `${otp} est votre code Qlaim`,
    lead: 'Saisissez ce code pour confirmer votre adresse e-mail :',
    close: (minutes) =>
      `Il est valable ${minutes} minutes. Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail.`,
  },
  reset: {
    subject: 'Choisir un nouveau mot de passe Qlaim',
    lead: 'Choisissez un nouveau mot de passe ici :',
    action: 'Choisir un nouveau mot de passe',
    close: (minutes) =>
      `Le lien fonctionne une seule fois, pendant ${minutes} minutes. Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail.`,
  },
  moved: {
    subject: 'L’adresse e-mail de votre compte Qlaim a été modifiée',
    lead: 'L’adresse e-mail de votre compte Qlaim est désormais :',
    close: (login) =>
      `Désormais, vous vous connectez avec cette adresse sur ${login}, et nos e-mails y sont envoyés. Si vous ne l’avez pas modifiée, contactez la boutique où vous avez fait vos achats.`,
  },
};
