import { describe, expect, it } from 'vitest';
import { given } from '../../testing/given.ts';
import { PRODUCT } from '../event.ts';
import type { WebhookEvent } from './events.ts';
import { WEBHOOK } from './webhook.ts';

const target = {
  url: 'https://shop.example/hooks',
  description: 'The shop',
  types: ['code.claimed', 'code.scanned'],
} as const;
const stored = { person: PRODUCT, ...target, types: ['code.claimed', 'code.scanned'] as WebhookTypes };
type WebhookTypes = Extract<WebhookEvent, { type: 'WebhookAdded' }>['data']['types'];

const added: WebhookEvent = { type: 'WebhookAdded', data: stored };
const paused: WebhookEvent = { type: 'WebhookPaused', data: { reason: 'admin' } };
const resumed: WebhookEvent = { type: 'WebhookResumed', data: {} };
const rotated: WebhookEvent = { type: 'WebhookSecretRotated', data: {} };
const removed: WebhookEvent = { type: 'WebhookRemoved', data: {} };
const givenWebhook = (...history: readonly WebhookEvent[]) => given(WEBHOOK, ...history);

describe('adding a webhook', () => {
  it('keeps address, description, and each type once', () =>
    givenWebhook()
      .when({ type: 'add', target: { ...target, types: ['code.scanned', 'code.claimed', 'code.scanned'] } })
      .then(added));
  it('is refused where its id is taken, also by a removed one', () => {
    givenWebhook(added).when({ type: 'add', target }).thenRefused('edited_meanwhile');
    givenWebhook(added, removed).when({ type: 'add', target }).thenRefused('edited_meanwhile');
  });
});

describe('changing a webhook', () => {
  it('records the new address and types', () =>
    givenWebhook(added)
      .when({ type: 'change', target: { ...target, url: 'https://other.example/' } })
      .then({ type: 'WebhookChanged', data: { ...stored, url: 'https://other.example/' } }));
  it('changes nothing where all is the same, in any order of types', () =>
    givenWebhook(added)
      .when({ type: 'change', target: { ...target, types: ['code.scanned', 'code.claimed'] } })
      .thenNothing());
  it('records another secret each time', () =>
    givenWebhook(added, rotated).when({ type: 'rotateSecret' }).then(rotated));
});

describe('pausing a webhook', () => {
  it('says why', () =>
    givenWebhook(added)
      .when({ type: 'pause', reason: 'gone' })
      .then({ type: 'WebhookPaused', data: { reason: 'gone' } }));
  it('changes nothing where it is paused already, and keeps the first reason', () =>
    givenWebhook(added, paused).when({ type: 'pause', reason: 'failures' }).thenNothing());
  it('ends with a resumption, once', () => {
    givenWebhook(added, paused).when({ type: 'resume' }).then(resumed);
    givenWebhook(added, paused, resumed).when({ type: 'resume' }).thenNothing();
  });
  it('counts failures from the resumption on', () => {
    const { initial, evolve } = WEBHOOK;
    const times = ['2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z', '2026-11-03T00:00:00.000Z'];
    const state = [added, paused, resumed].reduce((s, event, n) => evolve(s, event, times[n] ?? ''), initial);
    expect(state).toMatchObject({ status: 'active', reason: null, activeSince: times[2] });
  });
});

describe('removing a webhook', () => {
  it('is final', () => {
    givenWebhook(added).when({ type: 'remove' }).then(removed);
    for (const type of ['rotateSecret', 'resume'] as const)
      givenWebhook(added, removed).when({ type }).thenRefused('unknown_webhook');
    givenWebhook(added, removed).when({ type: 'change', target }).thenRefused('unknown_webhook');
  });
  it('changes nothing the second time', () =>
    givenWebhook(added, removed).when({ type: 'remove' }).thenNothing());
  it('is refused for a webhook that never was', () =>
    givenWebhook().when({ type: 'remove' }).thenRefused('unknown_webhook'));
});
