import { ACCOUNT } from '../../domain/account/account.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { ErasureContext } from '../erasure/context.ts';
import { forgetPerson } from '../erasure/forget-person.ts';
import { leaveCode } from '../erasure/leave-code.ts';
import { removePersonalData } from '../erasure/remove-data.ts';
import type { Reaction } from './react.ts';

/** Removes the data of erased people, also where the process that erased them died. */
export const erasePeople = (context: ErasureContext): Reaction => ({
  name: 'erase-people',
  streams: [ACCOUNT.prefix, QR_CODE.prefix],
  types: ['PersonErased', 'CodeClaimed', 'CodeHandedOver'],
  handle: async (event, signal) => {
    const userId = ACCOUNT.keyOf(event.stream);
    if (userId !== undefined && event.type === 'PersonErased')
      await removePersonalData(context, userId, signal);
    const code = QR_CODE.keyOf(event.stream);
    if (!QR_CODE.recognises(event)) return;
    if (event.type === 'CodeClaimed') await leaveIfErased(context, event.data.userId, code);
    if (event.type === 'CodeHandedOver') await leaveIfErased(context, event.data.to, code);
  },
});

/** A claim or a hand-over that was decided before the erasure may be recorded after it. */
async function leaveIfErased(context: ErasureContext, userId: string, code = ''): Promise<void> {
  const { state } = await context.log.load(ACCOUNT, userId, { passing: true });
  if (state.erasure) await leaveCode(context, { userId, code, closed: state.erasure.codes === 'close' });
}

/** Destroys the keys of people whose data is removed. */
export const forgetPeople = (context: ErasureContext): Reaction => ({
  name: 'forget-people',
  streams: [ACCOUNT.prefix],
  types: ['PersonalDataRemoved'],
  handle: async (event, signal) => {
    const userId = ACCOUNT.keyOf(event.stream);
    if (userId !== undefined && event.type === 'PersonalDataRemoved')
      await forgetPerson(context, userId, signal);
  },
});
