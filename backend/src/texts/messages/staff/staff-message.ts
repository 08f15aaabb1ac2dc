import type { ContractMessage } from '../contract-message.ts';
import type { OwnerMessage } from '../owner-message.ts';

/** The English messages of the contract that only admins, keys of the API and scanners get. */
export type StaffMessage = Exclude<ContractMessage, OwnerMessage>;

/** These messages in another language, by their English text. */
export type TranslatedStaffMessages = Readonly<Record<StaffMessage, string>>;
