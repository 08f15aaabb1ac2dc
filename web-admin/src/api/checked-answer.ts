import { ADMIN_ROUTES } from '@qlaim/backend/contract';
import type { ZodType } from 'zod';
import type { Noun } from './nouns.ts';

/** What the contract promises of a list, and of one record. */
interface Promised {
  readonly list: ZodType;
  readonly one?: ZodType;
}

/** Those of the sections are loaded with them. */
const sections = async () => (await import('@qlaim/backend/contract/console')).CONSOLE_ROUTES;

/** What the data provider reads: nouns, and what is no noun of its own. */
type Readable = Noun | 'failed-pictures';

/** Null: the data provider does not read the noun, see `ConsoleProvider.call`. */
const PROMISED: Readonly<Record<Readable, (() => Promise<Promised>) | null>> = {
  codes: async () => ({ list: ADMIN_ROUTES.adminCodes.answer, one: ADMIN_ROUTES.adminCode.answer }),
  batches: async () => {
    const { batch, batches } = await sections();
    return { list: batches.answer, one: batch.answer };
  },
  people: async () => {
    const { adminUser, adminUsers } = await sections();
    return { list: adminUsers.answer, one: adminUser.answer };
  },
  notices: async () => {
    const { notice, notices } = await sections();
    return { list: notices.answer, one: notice.answer };
  },
  webhooks: async () => {
    const { webhook, webhooks } = await sections();
    return { list: webhooks.answer, one: webhook.answer };
  },
  'api-keys': async () => ({ list: (await sections()).apiKeys.answer }),
  'bulk-actions': async () => ({ list: (await sections()).bulkActions.answer }),
  'failed-pictures': async () => ({ list: (await sections()).failedPictures.answer }),
  erasures: null,
  events: null,
};

const isReadable = (resource: string): resource is Readable => resource in PROMISED;

/** Returns an answer that is what the contract promises. Rejects with a `ZodError` for any other. */
export async function checkedAnswer<Answer extends { readonly data?: unknown }>(
  resource: string,
  kind: keyof Promised,
  asked: Promise<Answer>,
): Promise<Answer> {
  const answer = await asked;
  const promised = isReadable(resource) ? await PROMISED[resource]?.() : undefined;
  promised?.[kind]?.parse(answer.data);
  return answer;
}
