import { describe, expect, it } from 'vitest';
import { packScans } from '../../domain/scans/pack.ts';
import type { OpenedEvent } from '../../log/opened-event.ts';
import { canonicalJson } from '../../ports/json/canonical-json.ts';
import type { StoredDocument } from '../../ports/read-store.ts';
import { openedEvent } from '../../testing/event-log.ts';
import { codesProjection } from './project.ts';
import { NO_SCAN_COUNTS } from './scan-counts.ts';

const CODE = '7K3M9QWX2P';

const phone = { device: 'mobile', os: 'iOS', browser: 'Safari' } as const;
const desk = { device: 'desktop', os: 'Mac OS', browser: 'Safari' } as const;
const scan = (at: string) => ({ code: CODE, at: Date.parse(at), client: phone, referrer: undefined });
const onCode = (revision: number, type: string, data?: OpenedEvent['data']) =>
  openedEvent(`code-${CODE}`, revision, type, data);
const scans = (slot: number, revision: number, ...at: string[]) =>
  openedEvent(`scans-${slot}`, revision, 'ScansRecorded', packScans(at.map(scan)));

/** Folds batches one after another, and keeps documents as a store does. */
function project(...batches: readonly (readonly OpenedEvent[])[]) {
  let stored: readonly StoredDocument[] = [];
  for (const batch of batches) {
    const writes = codesProjection.plan(batch).fold(stored);
    const written = writes.map(({ seen, ...document }) => ({ ...document, version: seen + 1 }));
    stored = [...stored.filter(({ id }) => !written.some((document) => document.id === id)), ...written];
  }
  return stored[0];
}

describe('the read model of codes', () => {
  const generated = onCode(0, 'CodeGenerated', { batchId: 'b1', index: 0 });

  it('has the tags of a code, and what their spellings have in common, until it is deleted', () => {
    const tagged = onCode(1, 'CodeTagged', { person: 'house', tags: ['VIP', 'Café'] });
    const untagged = onCode(2, 'CodeUntagged', { person: 'house', tags: ['VIP'] });
    expect(project([generated, tagged])?.body).toMatchObject({
      tags: ['VIP', 'Café'],
      tagKeys: ['vip', 'café'],
    });
    expect(project([generated], [tagged], [untagged])?.body).toMatchObject({
      tags: ['Café'],
      tagKeys: ['café'],
    });
    expect(project([generated, tagged, onCode(2, 'CodeDeleted')])?.body).toMatchObject({
      tags: [],
      tagKeys: [],
    });
  });

  it('shows a generated code', () => {
    expect(project([generated])?.body).toMatchObject({
      present: true,
      approved: false,
      active: true,
      batchId: 'b1',
      scanCount: 0,
    });
  });

  it('follows approval, claim and content', () => {
    const link = { infoType: 'link', link: 'https://example.com/' };
    const document = project([
      generated,
      onCode(1, 'CodeApproved'),
      onCode(2, 'CodeClaimed', { userId: 'u1' }),
      onCode(3, 'ContentSaved', { person: 'u1', infoType: 'link', content: link }),
      onCode(4, 'CodeNamed', { person: 'u1', name: 'Bench' }),
    ]);
    expect(document?.body).toMatchObject({
      approved: true,
      owner: 'u1',
      infoType: 'link',
      content: link,
      name: 'Bench',
    });
    expect(document?.revisions).toEqual({ [`code-${CODE}`]: 4 });
  });

  it('counts scans of several journals, by day', () => {
    const body = project(
      [generated],
      [scans(0, 0, '2026-11-20T23:59:59Z', '2026-11-21T00:00:00Z')],
      [scans(1, 0, '2026-11-21T08:00:00Z')],
    )?.body;
    expect(body).toMatchObject({ scanCount: 3, scanDays: { counts: [1, 2] } });
  });

  it('is not changed by a redelivery', () => {
    const batch = [generated, onCode(1, 'CodeApproved'), scans(0, 0, '2026-11-21T08:00:00Z')];
    expect(project(batch, batch, [scans(0, 0, '2026-11-21T08:00:00Z')])).toEqual(project(batch));
  });

  it('counts each scan of an event once, also where a batch holds the event twice', () => {
    const several = scans(0, 0, '2026-11-21T08:00:00Z', '2026-11-21T08:00:00Z', '2026-11-21T09:00:00Z');
    expect(project([generated, several, structuredClone(several)])?.body).toMatchObject({
      scanCount: 3,
      scanDays: { counts: [3] },
    });
  });

  it('keeps scans that come before their code', () => {
    const early = project([scans(0, 0, '2026-11-21T08:00:00Z')]);
    expect(early?.body).toMatchObject({ present: false, scanCount: 1 });
    expect(project([scans(0, 0, '2026-11-21T08:00:00Z')], [generated])?.body).toMatchObject({
      present: true,
      scanCount: 1,
    });
  });

  it('counts the devices and the referring hosts of scans', () => {
    const first = scan('2026-11-21T08:00:00Z');
    const fromSite = { ...first, client: desk, referrer: 't.co' };
    const data = packScans([first, fromSite, fromSite]);
    expect(project([generated, openedEvent('scans-0', 0, 'ScansRecorded', data)])?.body).toMatchObject({
      scanDevices: { mobile: 1, tablet: 0, desktop: 2, other: 0 },
      scanReferrers: [{ host: 't.co', count: 2 }],
      otherReferrers: 0,
    });
  });

  it('has its names in order, so that no store need sort them', () => {
    const scanned = { ...scan('2026-11-21T08:00:00Z'), referrer: 't.co' };
    const counted = openedEvent('scans-0', 0, 'ScansRecorded', packScans([scanned]));
    for (const batches of [[[generated, counted]], [[generated], [counted], [onCode(1, 'CodeApproved')]]]) {
      const { body = {}, revisions = {} } = project(...batches) ?? {};
      expect(body).toMatchObject({ scanReferrers: [{ host: 't.co', count: 1 }] });
      expect(JSON.stringify(body)).toBe(canonicalJson(body));
      expect(JSON.stringify(revisions)).toBe(canonicalJson(revisions));
    }
  });

  it('keeps the scan counts through changes of the code', () => {
    const scanned = scans(0, 0, '2026-11-21T08:00:00Z');
    const { scanCount, scanDays, scanHours, scanDevices } = project([generated, scanned])?.body ?? {};
    expect(project([generated, scanned, onCode(1, 'CodeReset')])?.body).toMatchObject({
      scanCount,
      scanDays,
      scanHours,
      scanDevices,
    });
  });

  it('shows no statistics of a deleted code', () => {
    const body = project([generated, scans(0, 0, '2026-11-21T08:00:00Z'), onCode(1, 'CodeDeleted')])?.body;
    expect(body).toMatchObject({ ...NO_SCAN_COUNTS, scanCount: 1 });
  });

  it('shows no deleted code, and remembers that there was one', () => {
    expect(
      project([generated, onCode(1, 'CodeClaimed', { userId: 'u1' }), onCode(2, 'CodeDeleted')])?.body,
    ).toMatchObject({
      present: false,
      deleted: true,
      owner: null,
    });
  });

  it('is the same whether a scan or the deletion is delivered first', () => {
    const scanned = scans(0, 0, '2026-11-21T08:00:00Z');
    const deleted = onCode(1, 'CodeDeleted');
    expect(project([generated, scanned, deleted])?.body).toEqual(
      project([generated, deleted, scanned])?.body,
    );
  });

  it('is the same in one batch and in many', () => {
    const link = { infoType: 'link', link: 'https://example.com/' };
    const happened = [
      generated,
      scans(0, 0, '2026-11-21T08:00:00Z'),
      onCode(1, 'CodeClaimed', { userId: 'u1' }),
      onCode(2, 'ContentSaved', { person: 'u1', infoType: 'link', content: link }),
      scans(0, 1, '2026-11-21T09:00:00Z'),
      onCode(3, 'CodeDeleted', { takenBack: true }),
      onCode(4, 'CodeImported', {
        person: 'product',
        batchId: 'b2',
        index: 0,
        printed: CODE,
        address: 'https://s.example/x',
        link: 'https://shop.example/care',
        name: 'Care card',
        note: '',
        tags: ['care'],
        createdAt: '2023-05-04T10:00:00.000Z',
        source: 'shlink',
        claimable: true,
      }),
      scans(0, 2, '2026-11-21T10:00:00Z'),
      onCode(5, 'CodeApproved'),
    ];
    const alone = project(...happened.map((each) => [each]));
    expect({ ...project(happened), version: alone?.version }).toEqual(alone);
  });

  it('rejects an unknown event', () => {
    expect(() => project([onCode(0, 'CodeEaten')])).toThrow('is not for the codes');
  });
});
