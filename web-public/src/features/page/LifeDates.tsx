import type { PageView } from '@qlaim/backend/contract';
import { lifeDateIn } from '@qlaim/backend/texts/life-date';
import { useLanguage, useTexts } from '../../texts/use-texts.ts';

/** The dates of life, as the reader's language writes them. With both, a dash stands for the words. */
export function LifeDates({ born, died }: Pick<PageView, 'born' | 'died'>) {
  const { life } = useTexts();
  if (born === null && died === null) return null;
  const words = born !== null && died !== null ? 'qp-hidden' : undefined;
  return (
    <p className="qp-dates">
      {born === null ? null : <LifeEvent words={life.born} className={words} date={born} />}
      {words === undefined ? null : <span aria-hidden="true"> – </span>}
      {died === null ? null : <LifeEvent words={life.died} className={words} date={died} />}
    </p>
  );
}

interface LifeEventProps {
  words: string;
  className: string | undefined;
  date: string;
}

function LifeEvent({ words, className, date }: LifeEventProps) {
  const language = useLanguage();
  return (
    <span className="qp-date">
      <span className={className}>{words} </span>
      <time dateTime={date}>{lifeDateIn(language)(date)}</time>
    </span>
  );
}
