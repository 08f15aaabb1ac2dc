import { ADMIN_ROUTES, type AdminCode } from '@qlaim/backend/contract';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { press } from '@qlaim/web-kit/testing/forms';
import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCode } from '../../../testing/codes.ts';
import { openPart } from '../../../testing/open-console.tsx';
import { cachedCodes } from './cached-codes.ts';
import { CODE_LISTS } from './code-cache.ts';
import { useCodeSwitch } from './use-code-switch.ts';

const AT = '2026-11-21T10:00:00.000Z';
const [A, B] = [aCode(), aCode({ _id: '0000000000', shortCode: '0000000000' })];
let shown: () => readonly AdminCode[];

function Switch({ code }: { code: AdminCode }) {
  const queryClient = useQueryClient();
  shown = () => cachedCodes(queryClient, A.id);
  queryClient.setQueryData(CODE_LISTS, (page: object | undefined) => page ?? { data: [A, B], total: 2 });
  const { flip } = useCodeSwitch(code, 'approved');
  return (
    <button type="button" onClick={flip}>
      {code.shortCode}
    </button>
  );
}

const approves = (code: AdminCode) =>
  answerRoute(ADMIN_ROUTES.approveToggle, () => ({
    barcode: { ...code, approved: true, approvedDate: AT },
    message: 'Approved',
  }));
const undos = () => screen.queryAllByText('Undo', { selector: 'button' });

it('offers to switch back each code by itself', async () => {
  openPart([A, B].map((code) => <Switch key={code.id} code={code} />));
  approves(A);
  press(A.shortCode);
  await waitFor(() => expect(undos()).toHaveLength(1));
  const asked = approves(B);
  press(B.shortCode);
  await waitFor(() => expect(undos()).toHaveLength(2));
  for (const undo of undos()) undo.click();
  const back = (code: AdminCode) => ({ params: { id: code.id }, query: { to: false } });
  await waitFor(() => expect(asked).toEqual(expect.arrayContaining([back(A), back(B)])));
});

it('keeps the day of the approval where it can not be taken back', async () => {
  openPart(<Switch code={A} />);
  approves(A);
  press(A.shortCode);
  await waitFor(() => expect(undos()).toHaveLength(1));
  refuseRoute(ADMIN_ROUTES.approveToggle, 'edited_meanwhile');
  press('Undo');
  await screen.findAllByText('This was changed meanwhile. Reload and try again');
  expect(shown()).toMatchObject([{ approved: true, approvedDate: AT }]);
});
