/** The English texts of the certificates of domains. */
export const certificates = {
  title: 'Certificates',
  until: (domain: string, when: string) => `${domain}: ends ${when}.`,
  none: (domain: string) => `${domain}: none yet.`,
};
