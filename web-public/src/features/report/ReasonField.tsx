import type { ReportPage } from '@qlaim/backend/contract';
import { REPORT_TEXTS } from '@qlaim/backend/texts/report';
import { Icon } from '@qlaim/web-kit';
import { ReportField } from './ReportField.tsx';

/** The reasons, as the list of the browser. */
export function ReasonField({ page }: { page: ReportPage }) {
  const { fields, reasons } = REPORT_TEXTS[page.language];
  return (
    <ReportField page={page} name="reason">
      {(aria) => (
        <>
          <select {...aria} className="qk-input qk-select" defaultValue={page.typed.reason}>
            <option value="">{fields.choose}</option>
            {Object.entries(reasons).map(([reason, words]) => (
              <option key={reason} value={reason}>
                {words}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" className="qk-select-arrow" />
        </>
      )}
    </ReportField>
  );
}
