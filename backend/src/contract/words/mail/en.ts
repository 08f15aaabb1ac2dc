/** The English texts of the mails. */
export const en = {
  greeting: (firstName: string) => `Hello ${firstName},`,
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
    close: (profile: string) =>
      `If it is mistyped, or was not changed by you, sign in with it and your password, and change it at ${profile}. Once it is verified, whoever reads its mail can set a new password.`,
  },
};
