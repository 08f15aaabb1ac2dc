import { expect, it } from 'vitest';
import { ifMatch } from '../../../src/contract/if-match.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { mailsTo } from '../harness/mail/mailbox.ts';
import type { Person } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';
import { SOON } from '../harness/soon.ts';
import { photo, sendTo, upload } from '../harness/upload.ts';

const REMOVED = { timeout: 30_000 };
const LINK = 'https://example.com/then';

onEveryComposition('a code that is handed over', (given) => {
  const handOver = async (
    id: string,
    body: { readonly userId?: string; readonly email?: string; readonly keep?: boolean },
    revision?: number,
  ) => {
    const { browser } = await given.admin();
    const headers = revision === undefined ? {} : ifMatch(revision);
    return browser.call(ROUTES.handOverCode, { params: { id }, body }, { headers });
  };
  const codesOf = async ({ browser, user }: Person) => {
    const { barcodes } = await browser.call(ROUTES.codesOfUser, { params: { userId: user._id }, query: {} });
    return barcodes.map(({ shortCode }) => shortCode);
  };
  const isErased = async ({ user }: Person) => {
    const { browser } = await given.admin();
    const { erasures } = await browser.call(ROUTES.erasures, { query: {} });
    return erasures.some(({ id, complete }) => id === user._id && complete);
  };
  const leadsTo = async (code: string) => (await given.browser().open(`/${code}`)).headers.get('location');
  const subjectsTo = async ({ email }: Person) =>
    (await mailsTo(given.product, email, /owner now|another Qlaim code/)).map(({ subject }) => subject);

  it('belongs to the new owner at once, and is empty', async () => {
    const [before, after] = [await given.signUp(), await given.signUp()];
    const code = await given.linkedCodeOf(before, LINK);
    expect(await leadsTo(code)).toBe(LINK);
    const { revision } = await given.codeNow(code);

    const handed = await handOver(code, { email: after.email }, revision);

    expect(handed.message).toBe('The code was handed over, and both people are told');
    expect(handed.code).toMatchObject({
      id: code,
      name: null,
      storedInfo: null,
      user: { _id: after.user._id },
    });
    expect([await codesOf(before), await codesOf(after)]).toEqual([[], [code]]);
    await expect.poll(() => leadsTo(code), SOON).not.toBe(LINK);
    const change = { params: { id: code }, body: { name: 'Mine' } };
    expect((await refusalOf(before.browser.call(ROUTES.updateCode, change))).status).toBe(403);
    await after.browser.call(ROUTES.updateCode, change);
    const { entries } = await after.browser.call(ROUTES.codeHistory, { params: { id: code }, query: {} });
    expect(JSON.stringify(entries)).not.toContain(LINK);
    expect(entries.map(({ kind }) => kind)).toContain('handedOver');
    await expect
      .poll(() => subjectsTo(before), SOON)
      .toEqual(['A Qlaim code of yours has another owner now']);
    await expect.poll(() => subjectsTo(after), SOON).toEqual(['You own another Qlaim code now']);
  });

  it(
    'leads where it led, if the admin keeps that, also once the owner before is erased',
    REMOVED,
    async () => {
      const [before, after] = [await given.signUp(), await given.signUp()];
      const code = await given.linkedCodeOf(before, LINK);
      await handOver(code, { userId: after.user._id, keep: true });
      const body = { password: before.password, codes: 'close' } as const;
      await before.browser.call(ROUTES.eraseAccount, { body });
      const { browser } = await given.admin();
      await expect.poll(() => isErased(before), REMOVED).toBe(true);
      expect(await leadsTo(code)).toBe(LINK);
      expect(await codesOf(after)).toEqual([code]);
      const history = async () => {
        const { entries } = await browser.call(ROUTES.codeHistory, { params: { id: code }, query: {} });
        return entries.map(({ kind, available }) => [kind, available]).slice(0, 3);
      };
      // Each process removes a person's key from memory once it has followed the log that far.
      await expect.poll(history, SOON).toEqual([
        ['saved', true],
        ['handedOver', true],
        ['saved', false],
      ]);
    },
  );

  it('keeps the files of its new owner, and none of the one before, who is erased', REMOVED, async () => {
    const [before, after] = [await given.signUp(), await given.signUp()];
    const code = await given.codeOf(before);
    const gallery = async (owner: Person) => {
      const image = await upload(given, owner, code, 'image', await photo());
      const body = { type: 'image' as const, imageVideos: [image], descriptions: [] };
      await owner.browser.call(ROUTES.updateCode, { params: { id: code }, body });
      return new URL(image).pathname;
    };
    const { browser } = await given.admin();
    /** Admins get every file that is stored, whether a scan shows it or not. */
    const stored = async (path: string) => {
      const answer = await browser.open(path);
      return answer.status === 302 ? sendTo(given, answer.headers.get('location') ?? '', {}) : answer;
    };
    const theirs = await gallery(before);
    expect((await stored(theirs)).status).toBe(200);
    expect((await refusalOf(handOver(code, { userId: after.user._id, keep: true }))).code).toBe(
      'invalid_input',
    );
    await handOver(code, { userId: after.user._id });
    await expect.poll(async () => (await stored(theirs)).status, REMOVED).toBe(404);
    const own = await gallery(after);
    const body = { password: before.password, codes: 'release' } as const;
    await before.browser.call(ROUTES.eraseAccount, { body });
    await expect.poll(() => isErased(before), REMOVED).toBe(true);
    expect(await codesOf(after)).toEqual([code]);
    expect((await stored(own)).status).toBe(200);
  });

  it('leaves with its new owner, whom the erasure of later finds', REMOVED, async () => {
    const [before, after] = [await given.signUp(), await given.signUp()];
    const code = await given.linkedCodeOf(before, LINK);
    await handOver(code, { userId: after.user._id, keep: true });
    const body = { password: after.password, codes: 'release' } as const;
    await after.browser.call(ROUTES.eraseAccount, { body });
    await expect.poll(() => leadsTo(code), REMOVED).toContain(`/claim/${code}`);
  });

  it('goes to nobody who could not own it', async () => {
    const owner = await given.signUp();
    const code = await given.codeOf(owner);
    const refused = async (body: Parameters<typeof handOver>[1], id = code) =>
      (await refusalOf(handOver(id, body))).message;
    const admin = await given.admin();
    expect(await refused({ userId: (await given.unverified()).user._id })).toBe(
      'The email of this person is not verified yet',
    );
    expect(await refused({ userId: admin.user._id })).toBe('Only users can own codes');
    expect(await refused({ email: 'nobody@journeys.example' })).toBe('This user is not known');
    expect(await refused({})).toBe('Name the new owner, by id or by email');
    const other = await given.signUp();
    expect(await refused({ userId: other.user._id }, await given.approvedCode())).toBe(
      'This QR code has no owner',
    );
    await admin.browser.call(ROUTES.disableUser, { params: { id: other.user._id } });
    expect(await refused({ userId: other.user._id })).toBe('This account is disabled. Please ask the seller');
    expect(await codesOf(owner)).toEqual([code]);
  });

  it('goes to one of two people whom two admins choose, and nobody claims it meanwhile', async () => {
    const people = [await given.signUp(), await given.signUp()] as const;
    const code = await given.codeOf(await given.signUp());
    const { revision } = await given.codeNow(code);
    const claim = { body: { link: code, user: people[0].user._id } };
    const [one, other] = await Promise.allSettled([
      handOver(code, { userId: people[0].user._id }, revision),
      handOver(code, { userId: people[1].user._id }, revision),
      people[0].browser.call(ROUTES.assignCode, claim),
    ]);
    const wins = [one, other].map(({ status }) => status);
    expect(wins.toSorted()).toEqual(['fulfilled', 'rejected']);
    const owners = [await codesOf(people[0]), await codesOf(people[1])];
    expect(owners).toEqual(wins[0] === 'fulfilled' ? [[code], []] : [[], [code]]);
    const loser = people[wins.indexOf('rejected')] ?? people[0];
    const late = handOver(code, { userId: loser.user._id }, revision);
    expect((await refusalOf(late)).code).toBe('edited_meanwhile');
  });
});

onEveryComposition('the address of a code', (given) => {
  const mail = async (id: string) => (await given.admin()).browser.call(ROUTES.mailCode, { params: { id } });

  it('is mailed to its owner, once a minute', async () => {
    const owner = await given.signUp();
    const code = await given.linkedCodeOf(owner, LINK);
    expect((await mail(code)).message).toBe('The address was mailed to the owner');
    expect((await refusalOf(mail(code))).code).toBe('too_many_requests');
    const mails = () => mailsTo(given.product, owner.email, /address of your Qlaim code/);
    await expect.poll(async () => (await mails()).length, SOON).toBe(1);
    expect((await mails())[0]?.text).toContain(LINK);
  });

  it('goes nowhere without an owner', async () => {
    expect((await refusalOf(mail(await given.approvedCode()))).message).toBe('This QR code has no owner');
  });
});
