import { type Barcode, FALLBACKS, MESSAGES } from '@qlaim/backend/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { KEYS } from '../../../api/query-client.ts';
import type { Tell } from '../../../shell/texts/useTell.ts';

interface Screen {
  readonly queries: QueryClient;
  readonly tell: Tell;
  /** The label of the toast's action. */
  readonly undo: string;
}

/** Hides the content of a code for now, or shows it again. The toast after it takes that back. */
export async function changeVisibility(id: string, hidden: boolean, screen: Screen): Promise<void> {
  const { queries, tell, undo } = screen;
  try {
    const body = { hidden };
    const { message } = await call((routes) => routes.changeVisibility, { params: { id }, body });
    keep(queries, id, hidden);
    tell.ok(message || MESSAGES[hidden ? 'contentHidden' : 'contentShown'], {
      label: undo,
      of: `${id} ${hidden}`,
      onSelect: () => void changeVisibility(id, !hidden, screen),
    });
  } catch (error) {
    tell.fail(error, FALLBACKS.updateCode);
  }
}

/** Changes what the open page knows of the code, so that none of its input is lost. */
function keep(queries: QueryClient, id: string, hidden: boolean): void {
  const changed = (code: Barcode): Barcode => (code._id === id ? { ...code, hidden } : code);
  queries.setQueryData<Barcode>(KEYS.code(id), (code) => code && changed(code));
  queries.setQueriesData<readonly Barcode[]>({ queryKey: KEYS.codes }, (codes) => codes?.map(changed));
  void queries.invalidateQueries({ queryKey: KEYS.history(id) });
}
