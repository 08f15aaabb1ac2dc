import { afterEach, expect, it, vi } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { LIVE_PATH, LiveChange, type LiveTopic } from '../../../src/contract/schemas/live.ts';
import { onEveryComposition } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';

const PATIENCE = { timeout: 30_000, interval: 50 };

onEveryComposition('what changes meanwhile', (given) => {
  let ending = new AbortController();
  afterEach(() => {
    ending.abort();
    ending = new AbortController();
  });

  /** Follows the messages; `told` grows with them. */
  async function follow({ browser }: Pick<Person, 'browser'>) {
    // `browser.fetch` waits for the end of an answer.
    const { urls, proxied } = given.product;
    const headers = { ...proxied, cookie: browser.cookies };
    const response = await fetch(`${urls[0]}${LIVE_PATH}`, { headers, signal: ending.signal });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const told: LiveTopic[] = [];
    const reading = read(response, told).catch(() => undefined);
    const tells = (topic: LiveTopic) => vi.waitFor(() => expect(told).toContain(topic), PATIENCE);
    return { told, tells, reading };
  }

  async function read(response: Response, told: LiveTopic[]): Promise<void> {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      const messages = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = messages.pop() ?? '';
      for (const message of messages)
        if (message.startsWith('data: '))
          told.push(LiveChange.parse(JSON.parse(message.slice('data: '.length))).topic);
    }
  }

  it('tells admins and auditors of a claim, which a read then shows', async () => {
    const owner = await given.signUp();
    const code = await given.approvedCode();
    const [admin, auditor] = [await follow(await given.admin()), await follow(await given.auditor())];
    await owner.browser.call(ROUTES.assignCode, { body: { link: code, user: owner.user._id } });
    await Promise.all([admin.tells('codes'), auditor.tells('codes')]);
    expect((await given.codeNow(code)).user).toMatchObject({ _id: owner.user._id });
  });

  it('tells of scans, which a read then counts', async () => {
    const code = await given.linkedCodeOf(await given.signUp(), 'https://example.com/live');
    const { tells } = await follow(await given.admin());
    await given.browser().open(`/${code}`);
    await tells('scans');
    expect((await given.codeNow(code)).scanCount).toBe(1);
  });

  it('tells of a batch and of a bulk action', async () => {
    const { tells } = await follow(await given.admin());
    const codes = await given.generate(2);
    await tells('batches');
    const { browser } = await given.admin();
    const body = { action: 'approve' as const, note: '', codes: [...codes], count: codes.length };
    await browser.call(ROUTES.startBulkAction, { body });
    await tells('bulk-actions');
  });

  it('tells of a shared view, which a read then shows', async () => {
    const admin = await given.admin();
    const { tells } = await follow(await given.as('support'));
    const body = { name: 'Links', filter: { infoType: 'link' as const } };
    const { id } = await admin.browser.call(ROUTES.shareView, { body });
    await tells('shared-views');
    const { views } = await admin.browser.call(ROUTES.sharedViews, {});
    expect(views.map((view) => view.id)).toContain(id);
  });

  it('is told to nobody else', async () => {
    const owner = await given.signUp();
    expect((await owner.browser.fetch(LIVE_PATH)).status).toBe(403);
    expect((await given.browser().fetch(LIVE_PATH)).status).toBe(401);
  });
});
