import { CONSOLE_ROUTES, type NoticeDetails } from '@qlaim/backend/contract/console';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aNotice } from '../../../testing/notices.ts';
import { openConsole } from '../../../testing/open-console.tsx';
import { AUDITOR, signedIn } from '../../../testing/server.ts';

const params = { id: 'N-7ZK3-M9QW' };
const DECIDED = aNotice({
  status: 'decided',
  decision: 'disable',
  decidedAt: '2026-11-21T10:00:00.000Z',
  decided: { ground: 'law', rule: 'Section 22', words: 'Without consent', by: aUser() },
});

beforeEach(() => signedIn());

async function open(notice: NoticeDetails = aNotice()) {
  answerRoute(CONSOLE_ROUTES.notice, () => notice);
  openConsole(`/admin/notices/${params.id}`);
  await screen.findByText('What was reported');
}

it('shows what was reported, and the code then and now', async () => {
  await open();
  expect(document.title).toBe('Notice N-7ZK3-M9QW · Qlaim');
  for (const text of ['That is my daughter', 'Eve Reporter', 'eve@example.com']) screen.getByText(text);
  expect(screen.getByText('7K3M 9QWX 2P').getAttribute('href')).toBe('/admin/codes/7K3M9QWX2P');
  await screen.findByText('When it was reported');
  for (const name of ['My enemy', 'My friend'])
    expect(screen.getByText(name).parentElement?.textContent).toBe(`${name} Differs`);
});

it('is decided with reasons, which the form asks for', async () => {
  await open();
  press('Decide');
  await screen.findByText('Decide about this notice');
  press('Save the decision');
  await waitFor(() => expect(errorOf('Which law or rule')).toBe('Name the law or the rule'));
  expect(errorOf('Reasons')).toBe('Say why. The reporter and the owner read it');
  fill({ 'What happens': 'delete' });
  screen.getByText('A deleted code can’t be restored.');
  fill({
    'What happens': 'disable',
    'It rests on': 'house',
    'Which law or rule': ' No phishing ',
    Reasons: 'It asks for passwords',
  });
  const asked = answerRoute(CONSOLE_ROUTES.decideNotice, () => ({ message: 'Saved' }));
  answerRoute(CONSOLE_ROUTES.notice, () => DECIDED);
  press('Save the decision');
  await screen.findByText('Saved');
  const body = {
    decision: 'disable',
    ground: 'house',
    rule: 'No phishing',
    words: 'It asks for passwords',
  };
  expect(asked).toEqual([{ params, body }]);
  await screen.findByText('The decision');
  expect(screen.queryByText('Decide')).toBeNull();
});

it('keeps what was typed where the decision is refused', async () => {
  await open();
  press('Decide');
  await findButton('Save the decision');
  fill({ 'Which law or rule': 'Section 22', Reasons: 'Without consent' });
  refuseRoute(CONSOLE_ROUTES.decideNotice, 'notice_decided');
  press('Save the decision');
  await screen.findAllByText('This notice was decided already');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reasons').value).toBe('Without consent');
});

it('shows who decided what, and why', async () => {
  await open(DECIDED);
  for (const text of ['Code disabled', 'A law', 'Section 22', 'Without consent']) screen.getByText(text);
  expect(screen.getByText('Rosa Marin').getAttribute('href')).toBe(`/admin/people/${aUser()._id}`);
  expect(screen.queryByText('Decide')).toBeNull();
});

it('is only read by an auditor, without what people wrote', async () => {
  signedIn(AUDITOR);
  await open(aNotice({ words: null, name: null, email: null, present: null }));
  expect(screen.queryByText('Decide')).toBeNull();
  await screen.findByText('There was no such code');
});

const CONTESTED = aNotice({
  ...DECIDED,
  status: 'contested',
  objections: [
    { at: '2026-11-22T10:00:00.000Z', words: 'She agreed\n<b>in writing</b>', by: aUser(), dismissed: null },
  ],
});

it('shows an objection, and takes the decision back in words', async () => {
  await open(CONTESTED);
  screen.getByText('Contested');
  screen.getByText(/<b>in writing<\/b>/);
  press('Take the decision back');
  const dialog = await screen.findByRole('dialog');
  press('Take the decision back', dialog);
  await waitFor(() => expect(errorOf('Words')).toBe('Say why. The reporter and the owner read it'));
  fill({ Words: ' We were wrong ' });
  const asked = answerRoute(CONSOLE_ROUTES.reverseDecision, () => ({ message: 'Saved' }));
  const reversal = { at: '2026-11-23T10:00:00.000Z', words: 'We were wrong', by: aUser() };
  const taken: NoticeDetails = { ...CONTESTED, status: 'decided', reversed: true, reversal };
  answerRoute(CONSOLE_ROUTES.notice, () => taken);
  press('Take the decision back', dialog);
  await screen.findByText('Saved');
  expect(asked).toEqual([{ params, body: { words: 'We were wrong' } }]);
  await screen.findByText('We were wrong');
  expect(screen.queryByText('Take the decision back')).toBeNull();
});

it('stays with a decision in words', async () => {
  await open(CONTESTED);
  press('Stay with the decision');
  const dialog = await screen.findByRole('dialog');
  fill({ Words: 'We have read it again' });
  const asked = answerRoute(CONSOLE_ROUTES.dismissObjection, () => ({ message: 'Saved' }));
  press('Stay with the decision', dialog);
  await screen.findByText('Saved');
  expect(asked).toEqual([{ params, body: { words: 'We have read it again' } }]);
});

it('takes back what nobody contested, and nothing of what changed nothing', async () => {
  await open(DECIDED);
  screen.getByText('Take the decision back');
  expect(screen.queryByText('Stay with the decision')).toBeNull();
});

it('has nothing to take back where nothing changed', async () => {
  await open({ ...DECIDED, decision: 'dismiss' });
  expect(screen.queryByText('Take the decision back')).toBeNull();
});

it('says of a decision of the house that nobody reported the code', async () => {
  answerRoute(CONSOLE_ROUTES.notice, () => ({
    ...DECIDED,
    reason: null,
    language: null,
    words: null,
    name: null,
    email: null,
  }));
  openConsole(`/admin/notices/${params.id}`);
  await screen.findByText('A decision of the house');
  expect(screen.queryByText('Email')).toBeNull();
});
