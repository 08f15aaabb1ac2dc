import type { LegalView, PrivacyTopic, RetentionPeriods } from '@qlaim/backend/contract';
import { LEGAL_TEXTS } from '@qlaim/backend/texts/legal';

/** What the product keeps about people: made of the schemas of its events. */
export function KeptData({ view }: { view: LegalView }) {
  const { language, topics } = view;
  const { privacy } = LEGAL_TEXTS[language];
  return (
    <section aria-labelledby="kept">
      <h2 id="kept">{privacy.heading}</h2>
      <p>{privacy.lead}</p>
      <table className="qp-kept">
        <thead>
          <tr>
            <th scope="col">{privacy.what}</th>
            <th scope="col">{privacy.why}</th>
            <th scope="col">{privacy.until}</th>
          </tr>
        </thead>
        <tbody>
          {topics.map(({ topic, events }) => {
            const { what, why, until } = privacy.topics[topic];
            return (
              <tr key={topic}>
                <th scope="row">
                  {what}
                  <details>
                    <summary>{privacy.records}</summary>
                    <ul dir="ltr" lang="en">
                      {events.map((event) => (
                        <li key={event}>
                          <code>{event}</code>
                        </li>
                      ))}
                    </ul>
                  </details>
                </th>
                <td data-label={privacy.why}>{why}</td>
                <td data-label={privacy.until}>{[until, ...earlier(view, topic)].join(' ')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="qk-soft">{privacy.after}</p>
    </section>
  );
}

/** The periods that concern a topic. */
const PERIODS: Partial<Record<PrivacyTopic, readonly (keyof RetentionPeriods)[]>> = {
  account: ['unverifiedDays', 'withoutCodeMonths', 'unusedYears'],
  signIn: ['signInsMonths'],
  scans: ['scansMonths'],
};

/** Returns what goes earlier, because the shop has set it. */
function earlier({ language, periods }: LegalView, topic: PrivacyTopic): readonly string[] {
  const words = LEGAL_TEXTS[language].privacy.periods;
  return (PERIODS[topic] ?? []).flatMap((period) => {
    const count = periods[period];
    return count === undefined ? [] : words[period](count);
  });
}
