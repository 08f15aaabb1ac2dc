import { type OwnDecision, ROUTES } from '@qlaim/backend/contract';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, disconnectRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { signedIn } from '../../testing/session.ts';

const NUMBER = 'N-7ZK3-M9QW';
const HOSTILE = '<img src=x onerror=alert(1)>';
const DECISION: OwnDecision = {
  number: NUMBER,
  code: '7K3M9QWX2P',
  decision: 'restrict',
  reported: true,
  passedOn: false,
  ground: 'law',
  rule: `Section 22 ${HOSTILE}`,
  words: `Without consent ${HOSTILE}`,
  decidedAt: '2026-11-20T10:00:00.000Z',
  contestableUntil: '2027-05-23T10:00:00.000Z',
  objection: null,
  outcome: null,
  contestable: true,
};
const OBJECTION = { at: '2026-11-21T10:00:00.000Z', words: 'She agreed' };

beforeEach(() => signedIn(aUser()));

async function open(over: Partial<OwnDecision> = {}) {
  const decision = { ...DECISION, ...over };
  answerRoute(ROUTES.decision, () => decision);
  openApp(`/decision/${NUMBER}`);
  await screen.findByText(NUMBER);
  return decision;
}

it('says what was decided, by what, and why, with what people wrote as text', async () => {
  await open();
  screen.getByText('The content of your code is not shown to visitors');
  screen.getByText(/Somebody reported what the code shows\. A person decided this\. You can still edit it\./);
  for (const text of ['By the law', DECISION.rule, DECISION.words, '7K3M 9QWX 2P', 'You can object'])
    screen.getByText(text);
  expect(document.querySelector('img[src=x]')).toBeNull();
});

it('says that the code came with the decision', async () => {
  await open({ passedOn: true });
  screen.getByText(/You got the code with this decision\. Somebody reported what the code shows\./);
});

it('takes an objection, which the form asks for in words', async () => {
  await open();
  press('Send the objection');
  await waitFor(() => expect(errorOf('Why you do not agree')).toBe('Say why you do not agree'));
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
  fill({ 'Why you do not agree': ' She agreed ' });
  const asked = answerRoute(ROUTES.contestDecision, () => ({ message: 'Your objection was received' }));
  answerRoute(ROUTES.decision, () => ({ ...DECISION, objection: OBJECTION, contestable: false }));
  press('Send the objection');
  await screen.findByText('Objection received');
  screen.getByText('A person looks at it, and we mail you the answer.');
  expect(screen.queryByText('Send the objection')).toBeNull();
  expect(asked).toEqual([{ params: { number: NUMBER }, body: { words: 'She agreed' } }]);
});

it('keeps what was typed where the objection is refused', async () => {
  await open();
  fill({ 'Why you do not agree': 'She agreed' });
  refuseRoute(ROUTES.contestDecision, 'too_many_requests');
  press('Send the objection');
  await findButton('Send the objection');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Why you do not agree').value).toBe('She agreed');
});

it.each([
  [
    'that it stays',
    { result: 'dismissed', words: 'We have read it again' },
    ['We stay with the decision', 'We have read it again', 'You can also go to a court.'],
  ],
  [
    'that it was taken back',
    { result: 'reversed', words: '' },
    ['We have taken the decision back', 'Taken back'],
  ],
] as const)('shows the answer: %s', async (_what, outcome, texts) => {
  const at = '2026-11-22T10:00:00.000Z';
  await open({ objection: OBJECTION, contestable: false, outcome: { at, ...outcome } });
  for (const text of texts) screen.getByText(text);
  screen.getByText('She agreed');
});

it('says what is possible after a deletion was taken back', async () => {
  const outcome = { at: '2026-11-22T10:00:00.000Z', result: 'reversed', words: '' } as const;
  await open({ decision: 'delete', contestable: false, outcome });
  screen.getByText(/A deleted code cannot come back/);
});

it('says that the time is over, and that no reason was named', async () => {
  await open({ contestable: false, rule: '', words: '', reported: false });
  screen.getByText(/An objection was possible until 23/);
  screen.getByText('No reason was named.');
  screen.getByText(/We have looked at what the code shows/);
});

it('is not known to others', async () => {
  refuseRoute(ROUTES.decision, 'unknown_notice');
  openApp(`/decision/${NUMBER}`);
  await screen.findByText('This decision is not known');
});

it('is read again on request after a failure', async () => {
  disconnectRoute(ROUTES.decision);
  openApp(`/decision/${NUMBER}`);
  await screen.findByText('The decision could not be loaded');
  answerRoute(ROUTES.decision, () => DECISION);
  press('Try again');
  await screen.findByText(NUMBER);
});

it('lists all decisions, and leads to each', async () => {
  const deletion: OwnDecision = { ...DECISION, number: 'N-0000-0000', decision: 'delete' };
  answerRoute(ROUTES.decisions, () => [DECISION, deletion]);
  openApp('/decisions');
  const link = await screen.findByText('Your code was deleted');
  expect(link.getAttribute('href')).toBe('/decision/N-0000-0000');
  expect(screen.getAllByText('You can object')).toHaveLength(2);
});

it('says that there is no decision', async () => {
  answerRoute(ROUTES.decisions, () => []);
  openApp('/decisions');
  await screen.findByText('No decisions');
});
