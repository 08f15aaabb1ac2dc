import type { ScanPage } from '../../../contract/scan-page.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import { shownFiles } from '../../content/shown-files.ts';
import { type Resolution, resolve } from '../resolver/resolution.ts';
import { contentOfPage } from './content-of-page.ts';
import { isOfHouse, maySee, type PageVisitor } from './may-see.ts';
import { pageData, warningsOf } from './page-data.ts';
import type { PageName } from './page-key.ts';
import type { ScanPagePorts } from './ports.ts';

/** A page, or where the code leads that has no such page. */
type Found = { readonly page: ScanPage } | { readonly page: undefined; readonly resolution: Resolution };

/** Returns the page of a code for a visitor, from the log. Who may not see a protected page gets its gate. */
export async function findPage(
  context: ScanPagePorts,
  { code, kind }: Pick<PageName, 'code' | 'kind'>,
  visitor: PageVisitor,
): Promise<Found> {
  const { state } = await context.log.load(QR_CODE, code);
  const found = resolve(state);
  // A hidden page is there for its owner, and for who may save any code.
  const sees = found.kind === 'hidden' && isOfHouse(await visitor.caller(), state);
  const resolution = found.kind === 'hidden' && sees ? found.behind : found;
  const content = contentOfPage(kind, state, resolution);
  if (content === 'elsewhere') return { page: undefined, resolution };
  if (content === 'empty') return { page: { kind: 'gallery', code, files: [] } };
  if (!(await maySee(context, code, state, visitor))) return { page: { kind: 'gate', code } };
  return {
    page: pageData(
      code,
      content,
      await shownFiles(context, state),
      warningsOf(code, state.flags, context.settings),
    ),
  };
}
