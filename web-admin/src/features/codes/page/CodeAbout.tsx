import type { AdminCode } from '@qlaim/backend/contract';
import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { CODE_PAGE } from '@qlaim/backend/texts/console/codes/page';
import { IconButton } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { Day } from '../../../widgets/Day.tsx';
import { Fact, Facts } from '../../../widgets/Facts.tsx';
import { PersonLink } from '../../../widgets/PersonLink.tsx';
import { nameOf } from '../../../widgets/person-name.ts';
import { useCopyLink } from '../card/use-copy-link.ts';
import { BatchLink } from './BatchLink.tsx';
import { CodeNote } from './CodeNote.tsx';
import { CodeTags } from './CodeTags.tsx';

/** The facts about a code, each with a link to what it names. */
export function CodeAbout({ code }: { code: AdminCode }) {
  const { link, user } = code;
  const words = useTexts(CODE_PAGE).about;
  const { actions, code: shared } = useTexts(CODE_LIST);
  const copyLink = useCopyLink();
  const end = link.lastIndexOf('/') + 1;
  return (
    <Facts>
      <Fact term={words.link} long>
        <div className="qa-code-about-row qa-code-about-link">
          <a className="qk-code" href={link} target="_blank" rel="noreferrer">
            {link.slice(0, end).replace(/^https?:\/\//, '')}
            <wbr />
            {link.slice(end)}
          </a>
          <IconButton icon="copy" label={actions.copy} onClick={() => void copyLink(link)} />
        </div>
      </Fact>
      {code.printed === null ? null : (
        <Fact term={words.printed} long>
          <span className="qk-code">{code.printed.address}</span>
          {code.printed.here ? null : <p className="qk-soft qk-small">{words.elsewhere}</p>}
        </Fact>
      )}
      <Fact term={words.owner}>
        {user ? (
          <div className="qa-code-about-row">
            <PersonLink id={user._id} name={nameOf(user)} />
            <span className="qk-soft">{user.email}</span>
          </div>
        ) : (
          <span className="qk-soft">{shared.noOwner}</span>
        )}
      </Fact>
      <Fact term={words.batch}>
        <BatchLink id={code.batchId} />
      </Fact>
      <Fact term={words.created}>
        <Day at={code.createdAt} />
      </Fact>
      <Fact term={words.approved}>
        <Day at={code.approvedDate} />
      </Fact>
      <Fact term={words.uploaded}>
        <Day at={code.imageUploadDate} />
      </Fact>
      <Fact term={words.tags}>
        <CodeTags code={code} />
      </Fact>
      <Fact term={words.note}>
        <div className="qa-code-about-row">
          <CodeNote code={code} />
        </div>
      </Fact>
    </Facts>
  );
}
