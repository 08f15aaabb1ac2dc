/** The first file of the ZIP, which explains the others. */
export const README = `Your data at Qlaim

account.json           Who you are: name, email, language.
account-history.json   Each change of your account, and each sign-in, with its time (UTC).
sessions.json          Sessions that you ended.
mails.json             Which mails we sent to you, and when. We keep no texts of mails.
decisions.json         What we decided about your codes, why, and your objections.
unused-uploads.json    Files that you uploaded and have not used yet. They are in unused-uploads/.
codes/<short code>/    One folder for each of your QR codes:
  code.json            Name, destination, and how it is set.
  scans.json           How often it was scanned: by day, hour, device and referring site. We know nobody who scanned it.
  history.json         Each change since you claimed it, with the content of each version.
  files/               Every file that you uploaded for it, also those of earlier versions.

Passwords and secure codes are not here, because we keep only hashes of them.
`;
