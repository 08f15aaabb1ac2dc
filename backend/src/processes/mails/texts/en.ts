/** The English texts of the mails. */
export const en = {
  greeting: (firstName: string) => `Hello ${firstName},`,
  unnamed: 'Hello,',
  otp: {
    subject: (otp: string) => `${otp} is your Qlaim code`,
    lead: 'Enter this code to verify your email:',
    close: (minutes: number) =>
      `It is valid for ${minutes} minutes. If you did not ask for it, you can ignore this mail.`,
  },
  reset: {
    subject: 'Set a new Qlaim password',
    lead: 'Choose a new password here:',
    action: 'Set a new password',
    close: (minutes: number) =>
      `The link works once, for ${minutes} minutes. If you did not ask for it, you can ignore this mail.`,
  },
  moved: {
    subject: 'Your Qlaim email was changed',
    lead: 'The email of your Qlaim account is now:',
    close: (login: string) =>
      `From now on you sign in with it at ${login}, and our mails go there. If you did not change it, get in touch with the shop where you bought your items.`,
  },
};
