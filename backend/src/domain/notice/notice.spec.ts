import { describe, expect, it } from 'vitest';
import { AT, fold, given } from '../../testing/given.ts';
import { ERASED, PRODUCT } from '../event.ts';
import type { NoticeEvent } from './events.ts';
import { NOTICE } from './notice.ts';

const NUMBER = 'N-7ZK3-M9QW';
const about = { code: '7K3M9QWX2P', revision: 4, infoType: 'memories' } as const;
const report = {
  reason: 'privacy',
  words: 'That is my daughter',
  name: 'Ada Byron',
  email: 'ada@example.com',
  language: 'de',
} as const;
const notice = { ...about, ...report };
const decided = {
  decision: 'disable',
  ground: 'law',
  rule: 'Section 22',
  words: 'Shown without consent',
  by: 'eve',
} as const;
const received: NoticeEvent = { type: 'NoticeReceived', data: { person: NUMBER, ...notice } };
const decision: NoticeEvent = { type: 'NoticeDecided', data: { person: PRODUCT, ...decided } };
const stated: NoticeEvent = { type: 'ReasonsStated', data: { owner: 'rosa' } };
const contested: NoticeEvent = { type: 'NoticeContested', data: { person: 'rosa', words: 'She agreed' } };
const dismissed: NoticeEvent = {
  type: 'ObjectionDismissed',
  data: { person: PRODUCT, words: 'We stay with it', by: 'eve', owner: 'rosa' },
};
const reversed: NoticeEvent = {
  type: 'DecisionReversed',
  data: { person: PRODUCT, words: 'We were wrong', by: 'eve' },
};
const told: NoticeEvent = { type: 'ReversalStated', data: { owner: 'rosa' } };
const opened: NoticeEvent = { type: 'HouseNoticeOpened', data: about };
const forgotten: NoticeEvent = { type: 'ReporterForgotten', data: {} };
const givenNotice = (...history: readonly NoticeEvent[]) => given(NOTICE, ...history);

describe('receiving a notice', () => {
  const receive = { type: 'receive', number: NUMBER, notice } as const;

  it('records what it is about as it was, under a key of its own', () =>
    givenNotice().when(receive).then(received));
  it('needs a number of its own', () => givenNotice(received).when(receive).thenRefused('edited_meanwhile'));
});

describe('deciding about a notice', () => {
  const decide = { type: 'decide', decided, owner: 'rosa' } as const;

  it('records who decided what and why, and has the owner told', () =>
    givenNotice(received).when(decide).then(decision, stated));
  it('tells nobody else where the code has no owner', () =>
    givenNotice(received)
      .when({ ...decide, owner: null })
      .then(decision));
  it('tells no owner of a notice that changes nothing', () => {
    const dismissed = { ...decided, decision: 'dismiss' } as const;
    givenNotice(received)
      .when({ ...decide, decided: dismissed })
      .then({ type: 'NoticeDecided', data: { person: PRODUCT, ...dismissed } });
  });
  it('is done once', () => givenNotice(received, decision).when(decide).thenRefused('notice_decided'));
  it('is refused for a number that no notice has', () =>
    givenNotice().when(decide).thenRefused('unknown_notice'));
});

describe('deciding about a code that nobody reported', () => {
  const decide = { type: 'decideUnasked', opening: about, decided, owner: 'rosa' } as const;

  it('opens a notice of the house, and has the owner told', () =>
    givenNotice().when(decide).then(opened, decision, stated));
  it.each([{ toldWith: 'N-7ZK3-M9QW' }, { also: ['N-7ZK3-M9QW', 'N-7ZK3-M9QX'] }])(
    'has the owner told together with others: %j',
    (together) =>
      givenNotice()
        .when({ ...decide, together })
        .then(opened, decision, { type: 'ReasonsStated', data: { owner: 'rosa', ...together } }),
  );
  it('changes nothing the second time', () =>
    givenNotice(opened, decision, stated).when(decide).thenNothing());
  it('is refused under the number of another notice', () => {
    givenNotice(received).when(decide).thenRefused('edited_meanwhile');
    givenNotice(opened)
      .when({ ...decide, opening: { ...about, code: '7K3M9QWX2Q' } })
      .thenRefused('edited_meanwhile');
  });
});

describe('an objection', () => {
  const contest = { type: 'contest', by: 'rosa', words: 'She agreed', now: AT } as const;
  const afterMonths = new Date(Date.parse(AT) + 184 * 24 * 3_600_000).toISOString();
  const later = new Date(Date.parse(afterMonths) + 1).toISOString();

  it('opens the notice again, in words under the key of the owner', () =>
    givenNotice(received, decision, stated).when(contest).then(contested));
  it('is for whose content it was: to all others the notice is unknown', () => {
    givenNotice(received, decision, stated)
      .when({ ...contest, by: 'max' })
      .thenRefused('unknown_notice');
    givenNotice(received, decision).when(contest).thenRefused('unknown_notice');
    givenNotice(received).when(contest).thenRefused('unknown_notice');
    givenNotice().when(contest).thenRefused('unknown_notice');
  });
  it('is made once', () => {
    givenNotice(received, decision, stated, contested).when(contest).thenRefused('objection_made');
    givenNotice(received, decision, stated, contested, dismissed).when(contest).thenRefused('objection_made');
  });
  it('is made within six months', () => {
    givenNotice(received, decision, stated)
      .when({ ...contest, now: afterMonths })
      .then(contested);
    givenNotice(received, decision, stated)
      .when({ ...contest, now: later })
      .thenRefused('objection_too_late');
  });
  it('has nothing to contest once the decision was taken back', () =>
    givenNotice(received, decision, stated, reversed).when(contest).thenRefused('decision_reversed'));
  it('is answered once', () => {
    const dismiss = { type: 'dismissObjection', words: 'We stay with it', by: 'eve' } as const;
    givenNotice(received, decision, stated, contested).when(dismiss).then(dismissed);
    for (const answer of [dismissed, reversed])
      givenNotice(received, decision, stated, contested, answer).when(dismiss).thenRefused('no_objection');
    givenNotice(received, decision, stated).when(dismiss).thenRefused('no_objection');
  });
  it('is not kept in memory, because the words go with the key of the owner', () => {
    expect(NOTICE.mayRemember?.(fold(NOTICE, [received, decision, stated]))).toBe(true);
    expect(NOTICE.mayRemember?.(fold(NOTICE, [received, decision, stated, contested]))).toBe(false);
  });
});

describe('a code that goes to another owner with what was decided about', () => {
  const passOn = { type: 'passOn', owner: 'max' } as const;
  const passed: NoticeEvent = { type: 'DecisionPassedOn', data: { owner: 'max' } };
  const contest = { type: 'contest', by: 'max', words: 'I did not write it', now: AT } as const;
  const contestedToo: NoticeEvent = {
    type: 'NoticeContested',
    data: { person: 'max', words: 'I did not write it' },
  };

  it('has the new owner told, and once', () => {
    givenNotice(received, decision, stated).when(passOn).then(passed);
    givenNotice(opened, decision, stated, contested, dismissed).when(passOn).then(passed);
    givenNotice(received, decision, stated, passed).when(passOn).thenNothing();
  });
  it('tells nobody of what does not hold, or who knows it already', () => {
    givenNotice(received).when(passOn).thenNothing();
    givenNotice(received, decision, stated, reversed, told).when(passOn).thenNothing();
    givenNotice(received, decision, stated)
      .when({ ...passOn, owner: 'rosa' })
      .thenNothing();
    givenNotice().when(passOn).thenRefused('unknown_notice');
  });
  it('lets the new owner object, whatever came of the objection before', () => {
    givenNotice(received, decision, stated, passed).when(contest).then(contestedToo);
    givenNotice(received, decision, stated, contested, dismissed, passed).when(contest).then(contestedToo);
    givenNotice(received, decision, stated, passed, contestedToo).when(contest).thenRefused('objection_made');
  });
  it('answers each objection that waits, and no other', () => {
    const dismiss = { type: 'dismissObjection', words: 'We stay with it', by: 'eve' } as const;
    const dismissedToo: NoticeEvent = {
      type: 'ObjectionDismissed',
      data: { person: PRODUCT, words: 'We stay with it', by: 'eve', owner: 'max' },
    };
    const both = [received, decision, stated, passed, contested, contestedToo];
    givenNotice(...both)
      .when(dismiss)
      .then(dismissed, dismissedToo);
    givenNotice(...both, dismissed)
      .when(dismiss)
      .then(dismissedToo);
    const { objections } = fold(NOTICE, [...both, dismissed]);
    expect(objections).toMatchObject([
      { by: 'rosa', dismissed: { words: 'We stay with it' } },
      { by: 'max', dismissed: null },
    ]);
  });
  it('tells both owners that it was taken back', () => {
    const reverse = { type: 'reverse', words: 'We were wrong', by: 'eve' } as const;
    givenNotice(received, decision, stated, passed)
      .when(reverse)
      .then(reversed, told, { type: 'ReversalStated', data: { owner: 'max' } });
  });
  it('knows whose objection was answered before events said that', () => {
    const data = { person: PRODUCT, words: 'We stay with it', by: 'eve' };
    const old: NoticeEvent = { type: 'ObjectionDismissed', data };
    const { objections } = fold(NOTICE, [received, decision, stated, contested, old]);
    expect(objections).toMatchObject([{ by: 'rosa', dismissed: { words: 'We stay with it' } }]);
  });
});

describe('taking a decision back', () => {
  const reverse = { type: 'reverse', words: 'We were wrong', by: 'eve' } as const;

  it('is told to both, with and without an objection', () => {
    givenNotice(received, decision, stated).when(reverse).then(reversed, told);
    givenNotice(received, decision, stated, contested).when(reverse).then(reversed, told);
    givenNotice(received, decision, stated, contested, dismissed).when(reverse).then(reversed, told);
  });
  it('is told to the reporter alone where the code had no owner', () =>
    givenNotice(received, decision).when(reverse).then(reversed));
  it('is refused where no decision is in force', () => {
    const nothing: NoticeEvent = {
      type: 'NoticeDecided',
      data: { person: PRODUCT, ...decided, decision: 'dismiss' },
    };
    givenNotice(received).when(reverse).thenRefused('nothing_to_reverse');
    givenNotice(received, nothing).when(reverse).thenRefused('nothing_to_reverse');
    givenNotice(received, decision, stated, reversed, told).when(reverse).thenRefused('nothing_to_reverse');
  });
  it('is recorded where the code was enabled by its switch, and once', () => {
    const lifted = { type: 'recordLifted', by: 'eve' } as const;
    const silent: NoticeEvent = { type: 'DecisionReversed', data: { person: PRODUCT, words: '', by: 'eve' } };
    givenNotice(received, decision, stated).when(lifted).then(silent, told);
    givenNotice(received, decision, stated, reversed, told).when(lifted).thenNothing();
  });
});

describe('forgetting a reporter', () => {
  const forget = { type: 'forgetReporter' } as const;

  it('is recorded, before and after the decision', () => {
    givenNotice(received).when(forget).then(forgotten);
    givenNotice(received, decision).when(forget).then(forgotten);
  });
  it('changes nothing the second time', () => givenNotice(received, forgotten).when(forget).thenNothing());
  it('is refused for a number that no notice has', () =>
    givenNotice().when(forget).thenRefused('unknown_notice'));
  it('is nothing for a notice of the house, which has no reporter', () =>
    givenNotice(opened, decision).when(forget).thenNothing());
  it('leaves what the notice is about, and what was decided', () =>
    expect(fold(NOTICE, [received, decision, forgotten])).toEqual({
      received: { ...about, at: AT, report: { ...report, words: ERASED, name: ERASED, email: ERASED } },
      decided: { ...decided, at: AT, owner: null },
      heirs: [],
      objections: [],
      reversed: null,
      forgotten: true,
    }));
});
