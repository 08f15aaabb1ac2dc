import type { AdminCode } from '@qlaim/backend/contract';
import { IconButton } from '@qlaim/web-kit';
import { Day } from '../../../widgets/Day.tsx';
import { Fact, Facts } from '../../../widgets/Facts.tsx';
import { PersonLink } from '../../../widgets/PersonLink.tsx';
import { nameOf } from '../../../widgets/person-name.ts';
import { copyLink } from '../card/copy-link.ts';
import { BatchLink } from './BatchLink.tsx';
import { CodeNote } from './CodeNote.tsx';
import { CodeTags } from './CodeTags.tsx';

/** The facts about a code, each with a link to what it names. */
export function CodeAbout({ code }: { code: AdminCode }) {
  const { link, user } = code;
  return (
    <Facts>
      <Fact term="Link">
        <div className="qa-code-about-row qa-code-about-link">
          <a className="qk-code" href={link} target="_blank" rel="noreferrer">
            {link.replace(/^https?:\/\//, '')}
          </a>
          <IconButton icon="copy" label="Copy the link" onClick={() => void copyLink(link)} />
        </div>
      </Fact>
      <Fact term="Owner">
        {user ? (
          <div className="qa-code-about-row">
            <PersonLink id={user._id} name={nameOf(user)} />
            <span className="qk-soft">{user.email}</span>
          </div>
        ) : (
          <span className="qk-soft">No owner yet</span>
        )}
      </Fact>
      <Fact term="Batch">
        <BatchLink id={code.batchId} />
      </Fact>
      <Fact term="Created">
        <Day at={code.createdAt} />
      </Fact>
      <Fact term="Approved">
        <Day at={code.approvedDate} />
      </Fact>
      <Fact term="Picture uploaded">
        <Day at={code.imageUploadDate} />
      </Fact>
      <Fact term="Tags">
        <CodeTags code={code} />
      </Fact>
      <Fact term="Note">
        <div className="qa-code-about-row">
          <CodeNote code={code} />
        </div>
      </Fact>
    </Facts>
  );
}
