import { z } from 'zod';

/** What a list says of an address that it has; `other` for one that says nothing of it. */
export const Threat = z.enum(['malware', 'phishing', 'unwanted', 'other']);
export type Threat = z.infer<typeof Threat>;

/** The list of an address that a person keeps flagged: no check clears it. */
export const STAFF = 'staff';

/** An address that a list has. */
export interface Listed {
  /** The address as the content has it. */
  readonly url: string;
  /** The name of the list. */
  readonly list: string;
  readonly threat: Threat;
}
