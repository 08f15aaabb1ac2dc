import type { ReportPage } from '@qlaim/backend/contract';
import { REPORT_TEXTS } from '@qlaim/backend/texts/report';
import { cx, Icon } from '@qlaim/web-kit';
import { isFirstWrong, problemOf } from './problem-of.ts';

/** The statement of good faith, which must be ticked. */
export function GoodFaith({ page }: { page: ReportPage }) {
  const { goodFaith } = REPORT_TEXTS[page.language].fields;
  const problem = problemOf(page, 'goodFaith');
  return (
    <div className={cx('qk-checkbox', problem !== undefined && 'qk-field-wrong')}>
      <label className="qk-checkbox-row">
        <input
          type="checkbox"
          name="goodFaith"
          value="true"
          defaultChecked={page.typed.goodFaith === 'true'}
          // biome-ignore lint/a11y/noAutofocus: the page answers a form that was sent, and opens at its first problem
          autoFocus={isFirstWrong(page, 'goodFaith') || undefined}
          aria-describedby={problem === undefined ? undefined : 'goodFaith-message'}
          aria-invalid={problem === undefined ? undefined : true}
        />
        <span>{goodFaith}</span>
      </label>
      {problem === undefined ? null : (
        <div className="qk-error" id="goodFaith-message">
          <Icon name="alert" size={16} />
          <span>{problem}</span>
        </div>
      )}
    </div>
  );
}
