import { linkProblem } from '@qlaim/backend/contract';
import type { Period, SameDays, Stretch } from '@qlaim/backend/contract/smart';
import { EDIT, type EditWords } from '@qlaim/backend/texts/owner/edit';
import { dateInWords, daysInWords } from '@qlaim/backend/texts/when';
import { shortLink } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

interface PeriodItemProps {
  period: Period;
  defaultUrl: string;
}

/** A run of days, and what opens on each day of its weeks. */
export function PeriodItem({ period: { from, to, groups }, defaultUrl }: PeriodItemProps) {
  const words = useTexts(EDIT);
  const { locale, between } = words.versions.when;
  const first = dateInWords(from, locale);
  return (
    <li className="qu-period">
      <p className="qk-label">{from === to ? first : between(first, dateInWords(to, locale))}</p>
      {groups.map((group) => (
        <div key={group.weekdays[0]}>
          {from === to ? null : (
            <p className="qk-soft">
              {groups.length === 1 ? words.smart.year.everyDay : daysOf(group, locale)}
            </p>
          )}
          <ul className="qu-period-times">
            {group.stretches.map((stretch) => (
              <li key={stretch.from}>
                {lineOf(stretch, defaultUrl, words.smart)}
                {stretch.overlaps ? <span className="qk-soft"> {words.smart.year.overlapping}</span> : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </li>
  );
}

const daysOf = ({ weekdays }: SameDays, locale: string): string => daysInWords(weekdays, locale, 'long');

function lineOf({ from, to, condition }: Stretch, defaultUrl: string, { year }: EditWords['smart']): string {
  const link = (url: string) => (linkProblem(url) === undefined ? shortLink(url) : year.noLink);
  if (condition) return year.run(from, to, link(condition.url));
  return year.run(from, to, defaultUrl === '' ? year.byShop : year.byDefault(link(defaultUrl)));
}
