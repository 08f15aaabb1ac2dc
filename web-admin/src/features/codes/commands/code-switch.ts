import { ADMIN_ROUTES, type AdminCode, type Barcode, type Client, FALLBACKS } from '@qlaim/backend/contract';
import type { QueryClient, UseMutationOptions } from '@tanstack/react-query';
import { type CodeChange, fieldsOf, patchCode, showChange } from './code-cache.ts';

/** What the server answers. */
export type Switched = { barcode: Barcode; message: string };
type SwitchField = 'approved' | 'approvedDate' | 'isActive' | 'restricted';

/** A switch of a code: its request, its expected change and its fields. */
interface CodeSwitch {
  readonly run: (client: Client, code: AdminCode) => Promise<Switched>;
  readonly expect: (code: AdminCode) => CodeChange;
  readonly fields: readonly SwitchField[];
  readonly fallback: string;
}

const call = ({ id }: AdminCode) => ({ params: { id } });

/** The request names the wanted state, so that a repeat after a lost response does not switch back. */
const callTo = (code: AdminCode, to: boolean) => ({
  ...call(code),
  query: { to: to ? ('true' as const) : ('false' as const) },
});

export const CODE_SWITCHES = {
  approved: {
    run: (client, code) => client(ADMIN_ROUTES.approveToggle, callTo(code, !code.approved)),
    expect: ({ approved }) => ({ approved: !approved }),
    fields: ['approved', 'approvedDate'],
    fallback: FALLBACKS.approveCode,
  },
  isActive: {
    run: (client, code) =>
      client(code.isActive ? ADMIN_ROUTES.disableCode : ADMIN_ROUTES.enableCode, call(code)),
    expect: ({ isActive }) => ({ isActive: !isActive }),
    fields: ['isActive'],
    fallback: FALLBACKS.toggleCode,
  },
  restricted: {
    run: (client, code) => client(ADMIN_ROUTES.restrictToggle, callTo(code, !code.restricted)),
    expect: ({ restricted }) => ({ restricted: !restricted }),
    fields: ['restricted'],
    fallback: FALLBACKS.toggleCode,
  },
} as const satisfies Record<string, CodeSwitch>;

export type CodeSwitchName = keyof typeof CODE_SWITCHES;

/**
 * Returns an optimistic mutation that rolls back after a failure. It changes only its own fields, so that two
 * switches of a card can run together. It does not read the list again, because a card that no
 * longer matches a filter would vanish.
 */
export function codeSwitchMutation(
  client: Client,
  queryClient: QueryClient,
  name: CodeSwitchName,
): UseMutationOptions<Switched, Error, AdminCode, CodeChange> {
  const { run, expect, fields }: CodeSwitch = CODE_SWITCHES[name];
  return {
    mutationFn: (code) => run(client, code),
    onMutate: (code) => {
      patchCode(queryClient, code.id, expect(code));
      return fieldsOf(code, fields);
    },
    onError: (_error, code, before) => {
      if (before) patchCode(queryClient, code.id, before);
    },
    onSuccess: ({ barcode }, { id }) => showChange(queryClient, id, fieldsOf(barcode, fields)),
  };
}
