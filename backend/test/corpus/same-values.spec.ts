import { expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import { Unconverted } from '../../src/contract/content/files.ts';
import { InfoType as ShownType } from '../../src/contract/content/index.ts';
import { DEFAULT_THEME, PageTheme } from '../../src/contract/content/page-look.ts';
import { SMART_DEVICES, WEEKDAYS } from '../../src/contract/content/pick-destination.ts';
import { DECISION_GROUNDS, NOTICE_DECISIONS } from '../../src/contract/notices/grounds.ts';
import { NoticeReason as ShownReason } from '../../src/contract/notices/notice.ts';
import { BULK_WORK, type BulkWorkName } from '../../src/contract/schemas/bulk-action.ts';
import { CodesLeft as ChosenCodesLeft } from '../../src/contract/schemas/leaving.ts';
import { RebuildProblem as ShownProblem } from '../../src/contract/schemas/operations/rebuild.ts';
import { DeviceClass } from '../../src/contract/schemas/scan-tallies.ts';
import { Role as ShownRole, User } from '../../src/contract/schemas/user.ts';
import { WEBHOOK_TYPES, Webhook, type WebhookTypeName } from '../../src/contract/schemas/webhook.ts';
import { CodesLeft, Provider } from '../../src/domain/account/events.ts';
import { Role } from '../../src/domain/account/role.ts';
import { BulkActionKind } from '../../src/domain/bulk-action/events.ts';
import { DecisionGround, NoticeDecision, NoticeReason } from '../../src/domain/notice/events.ts';
import { InfoType } from '../../src/domain/qr-code/content/index.ts';
import { lookOf, StoredPage } from '../../src/domain/qr-code/content/page.ts';
import { PreparedFile } from '../../src/domain/qr-code/content/prepared-file.ts';
import { StoredSmartQr } from '../../src/domain/qr-code/content/smart-qr.ts';
import { RebuildProblem } from '../../src/domain/rebuilds/events.ts';
import { Visitor } from '../../src/domain/scans/events.ts';
import { PauseReason, WebhookType } from '../../src/domain/webhook/events.ts';

const theme = StoredPage.shape.memories.shape.theme.unwrap();
const unconverted = PreparedFile.shape.unconverted.unwrap();
const { days, devices } = StoredSmartQr.shape.smartQR.shape.conditions.element.shape;
const paused = Webhook.shape.paused.unwrap();

/** Stored events have schemas of their own (decision 17). These values are shown as they are stored. */
const VALUES = {
  'a type of content': [InfoType.options, ShownType.options],
  'a theme of a page': [theme.options, PageTheme.options],
  'a day of a Smart QR': [days.unwrap().element.options, WEEKDAYS],
  'a device of a Smart QR': [devices.unwrap().element.options, SMART_DEVICES],
  'why a video is not converted': [unconverted.options, Unconverted.options],
  'a bulk action': [BulkActionKind.options, BULK_WORK],
  'a type of webhook': [WebhookType.options, WEBHOOK_TYPES],
  'why a webhook is paused': [PauseReason.options, paused.options],
  'why a rebuild failed': [RebuildProblem.options, ShownProblem.options],
  'why a code is reported': [NoticeReason.options, ShownReason.options],
  'a decision about a notice': [NoticeDecision.options, NOTICE_DECISIONS],
  'the ground of a decision': [DecisionGround.options, DECISION_GROUNDS],
  'a role': [Role.options, ShownRole.options],
  'how a person signs in': [Provider.options, User.shape.provider.options],
  'what becomes of codes': [CodesLeft.options, ChosenCodesLeft.options],
  'the device of a scan': [Visitor.shape.device.options, DeviceClass.options],
} as const satisfies Record<string, readonly [readonly string[], readonly string[]]>;

it.each(Object.entries(VALUES))(
  '%s has the same values in events and in the API',
  (_what, [stored, shown]) => {
    expect(stored.toSorted()).toEqual(shown.toSorted());
  },
);

it('has the same types for them', () => {
  expectTypeOf<InfoType>().toEqualTypeOf<ShownType>();
  expectTypeOf<z.infer<typeof theme>>().toEqualTypeOf<PageTheme>();
  expectTypeOf<z.infer<typeof unconverted>>().toEqualTypeOf<Unconverted>();
  expectTypeOf<BulkActionKind>().toEqualTypeOf<BulkWorkName>();
  expectTypeOf<WebhookType>().toEqualTypeOf<WebhookTypeName>();
  expectTypeOf<PauseReason>().toEqualTypeOf<z.infer<typeof paused>>();
  expectTypeOf<RebuildProblem>().toEqualTypeOf<ShownProblem>();
  expectTypeOf<Role>().toEqualTypeOf<ShownRole>();
  expectTypeOf<z.infer<typeof Provider>>().toEqualTypeOf<User['provider']>();
  expectTypeOf<CodesLeft>().toEqualTypeOf<ChosenCodesLeft>();
  expectTypeOf<Visitor['device']>().toEqualTypeOf<z.infer<typeof DeviceClass>>();
});

it('a page without a theme has that of a new page', () => {
  const texts = { title: '', freeText: '', videoUrl: '', videoDescription: '', imageText: '', pdfTitle: '' };
  const page = { ...texts, secureCode: null, videos: [], images: [], pdfs: [] };
  expect(lookOf(page).theme).toBe(DEFAULT_THEME);
});
