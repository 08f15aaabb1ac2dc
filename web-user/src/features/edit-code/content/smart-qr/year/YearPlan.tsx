import { type SmartLinks, type Trial, yearPlan } from '@qlaim/backend/contract/smart';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { dateInWords } from '@qlaim/backend/texts/when';
import { useTexts } from '@qlaim/web-kit/texts';
import { useMemo } from 'react';
import { PeriodItem } from './PeriodItem.tsx';

interface YearPlanProps {
  smart: SmartLinks;
  trial: Trial;
}

/** The next year in periods of equal weeks, the changes of the clock, and the times that never open. */
export function YearPlan({ smart, trial }: YearPlanProps) {
  const { smart: words, versions } = useTexts(EDIT);
  const { conditions, defaultUrl } = smart;
  const { zone, language, device } = trial;
  const { periods, changes, unused } = useMemo(
    () => yearPlan(conditions, { language, device }, zone, Date.now()),
    [conditions, language, device, zone],
  );
  return (
    <div className="qu-year-plan">
      {unused.length > 0 ? (
        <ul className="qu-day-notes">
          {unused.map((condition) => {
            const place = conditions.indexOf(condition) + 1;
            return <li key={place}>{words.year.unused(place)}</li>;
          })}
        </ul>
      ) : null}
      <ol className="qu-periods">
        {periods.map((period) => (
          <PeriodItem key={period.from} period={period} defaultUrl={defaultUrl} />
        ))}
      </ol>
      {changes.length > 0 ? (
        <>
          <h4 className="qk-label">{words.year.clocks}</h4>
          <ul className="qu-day-notes">
            {changes.map(({ at, kind, first, last }) => {
              const say = kind === 'skipped' ? words.year.forward : words.year.back;
              return (
                <li key={at}>
                  {say(dateInWords(first.date, versions.when.locale), first.clock, last.clock)}
                </li>
              );
            })}
          </ul>
        </>
      ) : null}
    </div>
  );
}
