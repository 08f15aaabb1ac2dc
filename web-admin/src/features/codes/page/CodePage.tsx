import { useWords } from '../../../texts/use-say.ts';
import './page.css';
import { type AdminCode, canonicalShortCode } from '@qlaim/backend/contract';
import { printCode } from '@qlaim/web-kit';
import { ShowBase, useShowContext } from 'react-admin';
import { useLocation, useParams } from 'react-router-dom';
import { placeIn } from '../../../api/list-place.ts';
import { PageFrame } from '../../../widgets/PageFrame.tsx';
import { ReadState } from '../../../widgets/ReadState.tsx';
import { ERROR_ON_PAGE } from '../../../widgets/shown-errors.ts';
import { CodeHead } from './CodeHead.tsx';
import { CodeParts } from './CodeParts.tsx';
import { Danger } from './Danger.tsx';
import { Neighbours } from './Neighbours.tsx';
import { UnknownCode } from './UnknownCode.tsx';

/** The page of one code: what it is, where it leads, its scans, its history and its files. */
export default function CodePage() {
  const { id = '' } = useParams();
  const code = canonicalShortCode(id.replaceAll('-', '')) ?? id;
  return (
    <ShowBase resource="codes" id={code} redirectOnError={false} queryOptions={ERROR_ON_PAGE}>
      <Page code={code} />
    </ShowBase>
  );
}

function Page({ code }: { code: string }) {
  const { record, error, isPending, refetch } = useShowContext<AdminCode>();
  const { sections } = useWords();
  const list = placeIn(useLocation().state);
  return (
    <PageFrame
      title={printCode(code)}
      heading={<span className="qk-code">{printCode(code)}</span>}
      back={{ to: list?.address ?? '/', label: sections.codes }}
      aside={list ? <Neighbours list={list} of={code} /> : null}
    >
      {record ? (
        <>
          <CodeHead code={record} />
          <CodeParts code={record} />
          <Danger code={record} backTo={list?.address ?? '/'} />
        </>
      ) : (
        <UnknownCode code={code} error={error}>
          <ReadState read={{ error, isPending, refetch }} height={480} />
        </UnknownCode>
      )}
    </PageFrame>
  );
}
