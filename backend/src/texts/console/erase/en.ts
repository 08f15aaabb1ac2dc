/** The English texts of deleting a person’s account. */
export const en = {
  title: 'Delete this account for ever?',
  action: 'Delete the account',
  advice: (who: string, email: string) =>
    `${who} (${email}) is signed out everywhere. All contents and files of this person are removed. Nobody can undo this.`,
  codes: 'Their codes',
  choices: { close: 'Keep them closed', release: 'Release them: anyone may claim them' },
  reason: 'Reason',
  reasonHelp: 'Stays in the log. Do not name the person.',
};
