import { describe, expect, it } from 'vitest';
import { fold } from '../../testing/given.ts';
import {
  ADA,
  adasCode,
  BEN,
  deleted,
  disabled,
  enabled,
  generated,
  givenCode,
  LINK,
  PHONE,
  saved,
} from '../../testing/qr-code.ts';
import type { QrCodeEvent } from './events.ts';
import { QR_CODE } from './qr-code.ts';

const stateAfter = (...events: readonly QrCodeEvent[]) => fold(QR_CODE, events);
const notice = 'N-7ZK3-M9QW';
const other = 'N-0000-0000';
const linked = [...adasCode, saved(LINK, ADA.id)] as const;
const disabledFor: QrCodeEvent = { type: 'CodeDisabled', data: { notice } };
const enabledAgain: QrCodeEvent = { type: 'CodeEnabled', data: { notice } };
const withheld: QrCodeEvent = { type: 'ContentWithheld', data: { notice } };
const lifted: QrCodeEvent = { type: 'WithholdingLifted', data: { notice } };

describe('a decision about a code', () => {
  it('is named by the event that carries it out', () => {
    givenCode(...linked)
      .when({ type: 'disable', notice })
      .then(disabledFor);
    givenCode(...linked)
      .when({ type: 'withhold', notice })
      .then(withheld);
    givenCode(...linked)
      .when({ type: 'delete', notice })
      .then({ type: 'CodeDeleted', data: { notice } });
  });
  it('changes nothing where it holds already', () => {
    givenCode(...linked, disabledFor)
      .when({ type: 'disable', notice })
      .thenNothing();
    givenCode(...linked, withheld)
      .when({ type: 'withhold', notice })
      .thenNothing();
    givenCode(...adasCode)
      .when({ type: 'withhold', notice })
      .thenNothing();
    givenCode(generated, deleted).when({ type: 'delete', notice }).thenRefused('unknown_code');
  });
  it('that somebody has ended by enabling the code is not carried out again', () => {
    givenCode(...linked, disabledFor, enabledAgain)
      .when({ type: 'disable', notice })
      .thenNothing();
    givenCode(...linked, disabledFor, enabledAgain)
      .when({ type: 'disable', notice: other })
      .then({ type: 'CodeDisabled', data: { notice: other } });
  });
  it('joins the switch by which the code is disabled, and ends with it', () => {
    givenCode(...linked, disabled)
      .when({ type: 'disable', notice })
      .then(disabledFor);
    givenCode(...linked, disabled, disabledFor)
      .when({ type: 'enable' })
      .then(enabledAgain);
    givenCode(...linked, disabled, disabledFor, enabledAgain)
      .when({ type: 'disable', notice })
      .thenNothing();
  });
  it('changes nothing of a later owner', () => {
    for (const type of ['disable', 'withhold', 'delete'] as const)
      givenCode(...linked)
        .when({ type, notice, owner: BEN.id })
        .thenNothing();
    givenCode(...linked)
      .when({ type: 'disable', notice, owner: ADA.id })
      .then(disabledFor);
  });
  it('is named by the event that enables the code', () => {
    givenCode(...linked, disabledFor)
      .when({ type: 'enable' })
      .then(enabledAgain);
    givenCode(...linked, disabled)
      .when({ type: 'enable' })
      .then(enabled);
  });
});

describe('a decision that is lifted', () => {
  const lift = { type: 'lift', notice } as const;

  it('gives the code its state from before', () => {
    const before = stateAfter(...linked);
    givenCode(...linked, disabledFor)
      .when(lift)
      .then(enabledAgain);
    givenCode(...linked, withheld)
      .when(lift)
      .then(lifted);
    expect(stateAfter(...linked, disabledFor, enabledAgain)).toEqual({ ...before, enabledAfter: [notice] });
    expect(stateAfter(...linked, withheld, lifted)).toEqual(before);
  });
  it('leaves what another decision did, and what was so before', () => {
    givenCode(...linked, disabledFor)
      .when({ ...lift, notice: other })
      .thenNothing();
    givenCode(...linked, withheld)
      .when({ ...lift, notice: other })
      .thenNothing();
    givenCode(...linked, disabled)
      .when(lift)
      .thenNothing();
    givenCode(...linked, disabled, disabledFor)
      .when(lift)
      .then(enabledAgain, disabled);
    const switchedOff = stateAfter(...linked, disabled);
    expect(stateAfter(...linked, disabled, disabledFor, enabledAgain, disabled)).toEqual({
      ...switchedOff,
      enabledAfter: [notice],
    });
  });
  it('leaves a code disabled that was so when a person before had it', () => {
    const released: QrCodeEvent = { type: 'CodeReleased', data: { userId: ADA.id, closed: false } };
    const bens: QrCodeEvent = { type: 'CodeClaimed', data: { userId: BEN.id } };
    givenCode(...linked, disabledFor, released, bens)
      .when({ type: 'disable', notice: other, owner: BEN.id })
      .then({ type: 'CodeDisabled', data: { notice: other } });
    givenCode(...linked, disabledFor, released, bens, { type: 'CodeDisabled', data: { notice: other } })
      .when({ type: 'lift', notice: other })
      .then({ type: 'CodeEnabled', data: { notice: other } }, disabled);
  });
});

describe('two decisions about a code', () => {
  const disabledToo: QrCodeEvent = { type: 'CodeDisabled', data: { notice: other } };
  const withheldToo: QrCodeEvent = { type: 'ContentWithheld', data: { notice: other } };

  it('are in force until each is lifted', () => {
    givenCode(...linked, disabledFor)
      .when({ type: 'disable', notice: other })
      .then(disabledToo);
    givenCode(...linked, disabledFor, disabledToo)
      .when({ type: 'lift', notice })
      .then(enabledAgain, disabledToo);
    const left = stateAfter(...linked, disabledFor, disabledToo, enabledAgain, disabledToo);
    expect(left).toMatchObject({ active: false, disabledFor: [other] });
    givenCode(...linked, withheld)
      .when({ type: 'withhold', notice: other })
      .then(withheldToo);
    expect(stateAfter(...linked, withheld, withheldToo, lifted).withheldFor).toEqual([other]);
  });
  it('end both where the code is enabled by its switch', () => {
    givenCode(...linked, disabledFor, disabledToo)
      .when({ type: 'enable' })
      .then(enabledAgain, { type: 'CodeEnabled', data: { notice: other } });
  });
});

describe('withheld content', () => {
  it('stays with its owner, who edits it', () => {
    givenCode(...linked, withheld)
      .when({ type: 'save', by: ADA, content: PHONE })
      .then(saved(PHONE, ADA.id));
    expect(stateAfter(...linked, withheld, saved(PHONE, ADA.id))).toMatchObject({
      withheldFor: [notice],
      active: true,
      hidden: false,
    });
  });
  it('goes on to another owner only with the content', () => {
    const handedOver = (kept: boolean): QrCodeEvent => ({
      type: 'CodeHandedOver',
      data: { from: ADA.id, to: BEN.id, kept },
    });
    expect(stateAfter(...linked, withheld, handedOver(true)).withheldFor).toEqual([notice]);
    expect(stateAfter(...linked, withheld, handedOver(false)).withheldFor).toEqual([]);
    expect(stateAfter(...linked, disabledFor, handedOver(true)).disabledFor).toEqual([notice]);
    const after = stateAfter(...linked, disabledFor, handedOver(false));
    expect([after.active, after.disabledFor]).toEqual([false, []]);
  });
  it('leaves nothing to the next owner of a released code', () => {
    const released: QrCodeEvent = { type: 'CodeReleased', data: { userId: ADA.id, closed: false } };
    expect(stateAfter(...linked, withheld, released).withheldFor).toEqual([]);
  });
});
