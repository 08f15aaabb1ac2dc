import { ADMIN_ROUTES } from '@qlaim/backend/contract';
import { LANGUAGES } from '@qlaim/backend/texts';
import { HELP } from '@qlaim/backend/texts/console/help';
import { aBarcode, aUser } from '@qlaim/web-kit/testing';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { press } from '@qlaim/web-kit/testing/forms';
import { screen } from '@testing-library/react';
import { describe, it } from 'vitest';
import { AS_WRITTEN } from '../../testing/as-written.ts';
import { openPartIn } from '../../testing/open-part-in.tsx';
import { aPerson } from '../../testing/people.ts';
import { ConfirmHandOver } from './ConfirmHandOver.tsx';
import { FindOwner } from './FindOwner.tsx';
import { HandOverOneOf } from './HandOverOneOf.tsx';

const nothing = () => {};
const ROSA = aPerson();

describe.each(LANGUAGES)('in %s', (language) => {
  it('the choice of a code has its words', async () => {
    answerRoute(ADMIN_ROUTES.codesOfUser, () => ({ barcodes: [aBarcode()], next: 1 }));
    await openPartIn(language, [HELP], <HandOverOneOf person={ROSA} onClose={nothing} />);
    const { code, handOver, next } = (await HELP.first(language)).texts;
    await screen.findByLabelText(code.label);
    for (const text of [handOver.titleOfOne, handOver.advice(ROSA.email), code.latest(1), next])
      screen.getByText(text);
  });

  it('the search for an owner says how it begins, and what must be chosen', async () => {
    const { find, handOver } = (await HELP.first(language)).texts;
    const error = handOver.mustFind;
    const part = <FindOwner except="ada" chosen={undefined} error={error} onChoose={nothing} />;
    await openPartIn(language, [HELP], part);
    screen.getByLabelText(find.label);
    for (const text of [find.advice, error]) screen.getByText(text);
  });

  it('the last question names both people and what becomes of the content', async () => {
    const from = aUser({ firstName: 'Ada', lastName: 'Lang', email: 'ada@example.com' });
    const part = <ConfirmHandOver code={aBarcode()} from={from} to={ROSA} keep={false} onClose={nothing} />;
    await openPartIn(language, [HELP], part);
    const { confirm, cancel } = (await HELP.first(language)).texts;
    screen.getByText(confirm.question('7K3M 9QWX 2P', 'Rosa Weiss'), AS_WRITTEN);
    for (const text of [confirm.from('Ada Lang', from.email), confirm.to('Rosa Weiss', ROSA.email)])
      screen.getByText(text);
    screen.getByText(confirm.emptied);
    press(cancel);
  });
});
