import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { LANGUAGES } from '@qlaim/backend/texts';
import { PEOPLE } from '@qlaim/backend/texts/console/people';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { press } from '@qlaim/web-kit/testing/forms';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AS_WRITTEN } from '../../testing/as-written.ts';
import { openPartIn } from '../../testing/open-part-in.tsx';
import { aPerson } from '../../testing/people.ts';
import { ErasuresPage } from './erasures/ErasuresPage.tsx';
import { PeopleList } from './PeopleList.tsx';
import { PersonActions } from './person/PersonActions.tsx';
import { PersonFacts } from './person/PersonFacts.tsx';
import { RoleDialog } from './person/RoleDialog.tsx';

const ROSA = aPerson({ role: 'printer', twoStep: true, provider: 'google' });

describe.each(LANGUAGES)('in %s', (language) => {
  it('the list shows people and invitations', async () => {
    answerRoute(CONSOLE_ROUTES.adminUsers, () => [ROSA], { 'content-range': 'users 0-0/1' });
    answerRoute(CONSOLE_ROUTES.invitations, () => []);
    await openPartIn(language, [PEOPLE], <PeopleList />);
    const { list, roles } = (await PEOPLE.first(language)).texts;
    await screen.findByText('Rosa Weiss');
    screen.getByRole('heading', { level: 1, name: list.title });
    screen.getByText(list.total(1));
    screen.getByText(roles.of.printer.name, { selector: '.qk-badge *, .qk-badge' });
    const shown = [...screen.getByLabelText<HTMLSelectElement>(list.show).options];
    expect(shown.map(({ text }) => text)).toEqual(Object.values(list.shown));
  });

  it('an account and its role have their words', async () => {
    await openPartIn(
      language,
      [PEOPLE],
      <>
        <PersonFacts person={ROSA} />
        <PersonActions person={ROSA} />
        <RoleDialog person={ROSA} onClose={() => {}} />
      </>,
    );
    const { person, roles } = (await PEOPLE.first(language)).texts;
    for (const text of [person.facts.signedUp, person.facts.verified(ROSA.email), person.facts.on])
      screen.getByText(text);
    screen.getByText(person.actions.disable);
    screen.getByText(roles.option(roles.of.auditor.name, roles.of.auditor.does), AS_WRITTEN);
    press(roles.next);
    await screen.findByText(roles.signedOut);
    screen.getByText(roles.of.printer.make, AS_WRITTEN);
  });

  it('deleted accounts have their words', async () => {
    const erasure = {
      at: ROSA.createdAt,
      by: 'admin',
      reason: null,
      codes: 'close',
      complete: false,
    } as const;
    answerRoute(CONSOLE_ROUTES.erasures, () => ({ erasures: [{ ...erasure, id: ROSA.id }], total: 1 }));
    await openPartIn(language, [PEOPLE], <ErasuresPage />);
    const { erasures } = (await PEOPLE.first(language)).texts.list;
    await screen.findByText(erasures.byAdmin);
    for (const text of [erasures.underWay, erasures.intro]) screen.getByText(text);
    screen.getByText(erasures.close, { exact: false });
  });
});
