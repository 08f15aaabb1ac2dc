import type { ImportReport, ImportSource } from '@qlaim/backend/contract/console';
import { IMPORTS } from '@qlaim/backend/texts/console/codes/imports';
import { Notice, useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

const PROGRAMS: Readonly<Record<ImportSource, string | undefined>> = {
  shlink: 'Shlink',
  yourls: 'YOURLS',
  kutt: 'Kutt',
  dub: 'Dub',
  csv: undefined,
};

/** What a check of the file found. */
export function ImportFindings({ report }: { report: ImportReport }) {
  const words = useTexts(IMPORTS);
  const { count } = useFormats();
  const { source, rows, valid, faulty, faults } = report;
  return (
    <div className="qk-stack" role="status">
      <Notice
        tone={valid === 0 ? 'danger' : faulty === 0 ? 'ok' : 'note'}
        title={words.valid(words.codes(valid))}
      >
        {words.of(PROGRAMS[source] ?? words.any, words.rows(rows))}
        {faulty > 0 ? ` · ${words.faulty(words.rows(faulty))}` : null}
      </Notice>
      {faults.length > 0 ? (
        <>
          <ul className="qk-list qa-import-faults">
            {faults.map(({ line, code, fault }) => (
              <li key={line}>
                <strong>{words.line(count(line))}</strong>
                {code === '' ? null : <code className="qa-import-code">{code}</code>}
                <span>{words.faults[fault]}</span>
              </li>
            ))}
          </ul>
          {faulty > faults.length ? (
            <p className="qk-soft qk-small">{words.more(count(faults.length))}</p>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
