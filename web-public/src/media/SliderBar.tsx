import { Icon } from '@qlaim/web-kit';
import { formatNumber } from '../texts/format.ts';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import { PLACE } from './place.ts';

interface SliderBarProps {
  amount: number;
  autoplay: boolean;
}

/** The buttons below a slider. They appear with the script that makes them work, and their place is kept. */
export function SliderBar({ amount, autoplay }: SliderBarProps) {
  const { slider } = useTexts();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <div className="qp-bar" hidden>
      {autoplay ? (
        <button type="button" className="qp-quiet" data-pause="">
          <span data-state="paused">
            <Icon name="play" size={18} />
            {slider.play}
          </span>
          <span data-state="playing" hidden>
            <Icon name="pause" size={18} />
            {slider.pause}
          </span>
        </button>
      ) : null}
      <span className="qp-count" data-count={slider.place(PLACE.place, PLACE.total)}>
        {slider.place(number(1), number(amount))}
      </span>
      <span className="qp-arrows">
        <button type="button" className="qp-quiet" data-go="-1" aria-label={slider.previous}>
          <Icon name="back" className="qp-backward" />
        </button>
        <button type="button" className="qp-quiet" data-go="1" aria-label={slider.next}>
          <Icon name="back" className="qp-forward" />
        </button>
      </span>
    </div>
  );
}
