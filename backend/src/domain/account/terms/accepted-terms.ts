/** A version of the terms of use. */
export interface Terms {
  /** Whose terms they are; null for those of the installation. */
  readonly domain: string | null;
  /** The day that names the version. */
  readonly version: string;
  /** Where they are written; null for the texts of the installation. */
  readonly link: string | null;
}

/** What a person accepted. */
export interface AcceptedTerms extends Terms {
  readonly language: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

interface TermsData extends Pick<AcceptedTerms, 'version' | 'language'> {
  readonly domain?: string | undefined;
  readonly link?: string | undefined;
}

/** Returns the terms of a domain that were accepted last; undefined for none. Null is the installation. */
export const acceptedOf = (
  terms: readonly AcceptedTerms[],
  domain: string | null,
): AcceptedTerms | undefined => terms.find((one) => one.domain === domain);

/** Returns the last accepted terms of each domain, the newest first. */
export function withAccepted(
  terms: readonly AcceptedTerms[],
  { version, language, domain, link }: TermsData,
  at: string,
): readonly AcceptedTerms[] {
  const accepted = { domain: domain ?? null, version, language, link: link ?? null, at };
  return [accepted, ...terms.filter((one) => one.domain !== accepted.domain)];
}

/** Returns what is stored of an acceptance: nothing where the last one was of the same. */
export function acceptanceOf(
  accepted: readonly AcceptedTerms[],
  { domain, version, link }: Terms,
  language: string,
): TermsData | undefined {
  const last = acceptedOf(accepted, domain);
  if (last?.version === version && last.link === link) return undefined;
  return {
    version,
    language,
    ...(domain === null ? {} : { domain }),
    ...(link === null ? {} : { link }),
  };
}
