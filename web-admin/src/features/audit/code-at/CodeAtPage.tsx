import './code-at.css';
import { FALLBACKS } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { AUDIT } from '@qlaim/backend/texts/console/audit';
import { printCode, TextField, useFormats } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import { eventsAddress } from '../../../api/addresses.ts';
import type { ConsoleProvider } from '../../../api/console-provider.ts';
import { PageFrame } from '../../../widgets/PageFrame.tsx';
import { ReadState } from '../../../widgets/ReadState.tsx';
import { CodeThenAndNow } from './CodeThenAndNow.tsx';
import { fromLocal, momentIn, toLocal } from './local-time.ts';

/** A code as it was at a moment, beside now. Without a moment in the address it is now. */
export function CodeAtPage() {
  const { codeAt: words } = useTexts(AUDIT);
  const { exactTime } = useFormats();
  const { code = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const [opened] = useState(() => new Date().toISOString());
  const asked = momentIn(query.get('time'));
  const time = asked ?? opened;
  const { call } = useDataProvider<ConsoleProvider>();
  const read = useQuery({
    queryKey: ['code-at', code, asked],
    queryFn: ({ signal }) =>
      call(
        CONSOLE_ROUTES.adminCodeAt,
        { params: { id: code }, query: asked === null ? {} : { time: asked } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  const { data } = read;
  return (
    <PageFrame
      title={words.title(printCode(code))}
      heading={fill(words.title, <span className="qk-code">{printCode(code)}</span>)}
      back={{ to: eventsAddress({ code }), label: words.back }}
    >
      <div className="qa-code-at-moment">
        <TextField
          label={words.moment}
          type="datetime-local"
          step={1}
          value={toLocal(time)}
          onChange={(event) => {
            const chosen = fromLocal(event.target.value);
            if (chosen !== undefined) setQuery({ time: chosen }, { replace: true });
          }}
        />
      </div>
      <ReadState read={read} height={280} fallback={FALLBACKS.getCode} />
      {data ? (
        <CodeThenAndNow past={data.past} present={data.present} then={exactTime(time)} now={words.now} />
      ) : null}
    </PageFrame>
  );
}
