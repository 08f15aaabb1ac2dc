import type { AdminCode } from '@qlaim/backend/contract';
import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { CODE_PAGE } from '@qlaim/backend/texts/console/codes/page';
import { Badge, Card } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { CodePicture } from '../card/CodePicture.tsx';
import { PictureSlot } from '../picture/PictureSlot.tsx';
import { CodeOverview } from './CodeOverview.tsx';
import { RenameCode } from './RenameCode.tsx';

/** What a code is: its picture, its name, its switches, and the facts about it. */
export function CodeHead({ code }: { code: AdminCode }) {
  const words = useTexts(CODE_PAGE);
  const { nonpaying, hidden, withheld, flagged } = useTexts(CODE_LIST).code;
  const picture = (
    <PictureSlot code={code}>
      <CodePicture code={code} />
    </PictureSlot>
  );
  const beside = (
    <>
      <RenameCode code={code} />
      {code.restricted ? <Badge tone="danger">{nonpaying}</Badge> : null}
      {code.hidden ? <Badge icon="eyeOff">{hidden}</Badge> : null}
      {code.withheld ? <Badge tone="danger">{withheld}</Badge> : null}
      {code.flags.length > 0 ? <Badge tone="danger">{flagged}</Badge> : null}
    </>
  );
  return (
    <Card as="section" aria-label={words.code}>
      <CodeOverview code={code} level="h2" picture={picture} beside={beside} />
    </Card>
  );
}
