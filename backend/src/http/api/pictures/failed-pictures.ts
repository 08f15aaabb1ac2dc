import { dismissFailedPictures, failedPicturesOf } from '../../../commands/codes/failed-pictures.ts';
import { rolesWith } from '../../../contract/access/permissions.ts';
import { CONSOLE_MESSAGES } from '../../../contract/console-messages.ts';
import { ok } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { idsWithRole } from '../../../read-models/users/users.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { contentRange, PAGE } from '../../edge/routes/content-range.ts';
import { maskedName, seesNames } from '../../views/masked.ts';
import { peopleBy } from '../../views/people.ts';
import type { PicturePorts } from './ports.ts';
import { problemReason } from './problem-reasons.ts';

/** Routes of the pictures that the bulk upload could not attach. Each uploader has a record; those of all are one list. */
export const failedPictureHandlers = (context: PicturePorts): readonly BoundRoute[] => [
  bind(ROUTES.failedPictures, async ({ query: { range }, caller, response }) => {
    const [from, to] = range ?? [0, PAGE - 1];
    const all = await failedOfAll(context);
    const page = all.slice(from, to + 1);
    contentRange(response, 'failed-pictures', from, page.length, all.length);
    const person = await peopleBy(
      context,
      caller,
      page.map(({ by }) => by),
    );
    return ok(
      page.map(({ by, name, ...failed }) => ({
        ...failed,
        name: seesNames(caller) ? name : maskedName(name),
        message: problemReason(failed.reason),
        by: person(by),
      })),
    );
  }),

  bind(ROUTES.dismissFailedPictures, async ({ body }) => {
    const ids = new Set(body.ids);
    const people = await uploaders(context);
    await Promise.all(people.map((person) => dismissFailedPictures(context, person, ids)));
    return ok({ message: CONSOLE_MESSAGES.failedPicturesDismissed });
  }),
];

const uploaders = ({ store }: PicturePorts) => idsWithRole(store, rolesWith('codes.manage'));

/** Returns the failed pictures of all uploaders, the newest first. */
async function failedOfAll(context: PicturePorts) {
  const people = await uploaders(context);
  const failed = await Promise.all(
    people.map(async (by) => (await failedPicturesOf(context, by)).map((one) => ({ ...one, by }))),
  );
  return failed.flat().toSorted((one, other) => other.at.localeCompare(one.at));
}
