import { describe, expect, it } from 'vitest';
import { CATEGORIES, DEFINITIONS, OWN_STREAMS } from './catalogue.ts';

const all = CATEGORIES.flatMap(({ events }) => events);

/** Part of the storage format: a changed list makes stored events unreadable, or stores personal data in clear. */
const PERSONAL = {
  ErasureExplained: ['reason'],
  ApiKeyCreated: ['label'],
  BatchNamed: ['name'],
  BatchNoted: ['note'],
  BulkActionRequested: ['note', 'filter'],
  WebhookAdded: ['url', 'description'],
  WebhookChanged: ['url', 'description'],
  CodeNamed: ['name'],
  CodeImported: ['link', 'name', 'note', 'tags'],
  ImportDescribed: ['file'],
  CodeNoted: ['note'],
  BulkTagsChosen: ['tags'],
  CodeTagged: ['tags'],
  CodeUntagged: ['tags'],
  ViewShared: ['name', 'filter'],
  SharedViewRenamed: ['name'],
  NoticeReceived: ['words', 'name', 'email'],
  NoticeDecided: ['rule', 'words'],
  NoticeContested: ['words'],
  ObjectionDismissed: ['words'],
  DecisionReversed: ['words'],
  DestinationCleared: ['url'],
  DestinationFlagged: ['url'],
  BulkReasonsGiven: ['rule', 'words'],
  ContentSaved: ['content'],
  ImageAttached: ['image'],
  AccountRegistered: ['firstName', 'lastName', 'email'],
  NameChanged: ['firstName', 'lastName'],
  EmailChanged: ['email'],
  EmailChangeRequested: ['email'],
  EmailChangeConfirmed: ['email'],
};

describe('the catalogue of events', () => {
  it('contains each type once', () => {
    expect(DEFINITIONS.size).toBe(all.length);
  });

  it('gives each event a name in CamelCase, a summary and a version', () => {
    for (const { type, summary, version } of all) {
      expect(type).toMatch(/^([A-Z][a-z]+)+$/);
      expect(summary).not.toBe('');
      expect(version).toBeGreaterThanOrEqual(1);
    }
  });

  it('seals exactly the listed fields', () => {
    const sealed = all.filter(({ personalFields }) => personalFields.length > 0);
    expect(Object.fromEntries(sealed.map(({ type, personalFields }) => [type, personalFields]))).toEqual(
      PERSONAL,
    );
  });

  it('lets every state that is folded stay in memory', () => {
    const folded = CATEGORIES.filter((category) => 'evolve' in category);
    expect(folded.length).toBeGreaterThan(9);
    expect(folded.filter((category) => !('mayRemember' in category))).toEqual([]);
  });

  it('gives each category a prefix that no other prefix begins with', () => {
    for (const prefix of OWN_STREAMS)
      expect(OWN_STREAMS.filter((other) => other.startsWith(prefix))).toEqual([prefix]);
  });

  it('leaves the field name `sealed` to the log', () => {
    for (const { data } of all) expect(Object.keys(data.shape)).not.toContain('sealed');
  });
});
