import { ok, refuse } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { findCode } from '../../../read-models/codes/queries.ts';
import { mustRead } from '../../edge/caller/caller.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { codeScansView } from './code-scans-view.ts';
import type { CodePorts } from './ports.ts';

/** The statistics of a code's scans, for its owner and admins. */
export const codeScanHandlers = ({ store, clock }: CodePorts): readonly BoundRoute[] => [
  bind(ROUTES.codeScans, async ({ params: { id }, caller }) => {
    const row = await findCode(store, id);
    if (!row) return refuse('unknown_code');
    const allowed = mustRead(caller, row.owner ?? '');
    return allowed.ok ? ok(codeScansView(row, clock.now())) : allowed;
  }),
];
