import type { FileInfo } from '@qlaim/backend/contract';
import { formatNumber } from '../texts/format.ts';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import { isVideo } from './is-video.ts';
import { PictureSlide } from './PictureSlide.tsx';
import { SliderBar } from './SliderBar.tsx';
import { stageOf } from './stage.ts';
import { VideoFile } from './VideoFile.tsx';

interface SliderProps {
  files: readonly FileInfo[];
  label: string;
  autoplay: boolean;
  /** The first picture is the first of the page, and loads at once. */
  leads: boolean;
}

/**
 * Pictures and videos side by side. Without script it is a list that scrolls and snaps; the script makes a slider of it,
 * with the buttons below. One file alone needs neither.
 */
export function Slider({ files, label, autoplay, leads }: SliderProps) {
  const { slider, picture, pictureOf } = useTexts();
  const language = useLanguage();
  const total = formatNumber(files.length, language);
  const slides = files.map((file, index) => {
    const words = files.length > 1 ? pictureOf(formatNumber(index + 1, language), total) : picture;
    return {
      url: file.url,
      content: isVideo(file) ? (
        <VideoFile file={file} />
      ) : (
        <PictureSlide file={file} words={words} first={leads && index === 0} />
      ),
    };
  });
  const [only] = slides;
  if (only && slides.length === 1) return <div className="qp-alone qp-mat">{only.content}</div>;
  return (
    <section
      className={`qp-slider qp-${stageOf(files)}`}
      aria-roledescription={slider.role}
      aria-label={label}
      data-slider={autoplay ? 'autoplay' : 'still'}
    >
      <div className="swiper">
        <ul className="swiper-wrapper">
          {slides.map(({ url, content }) => (
            <li key={url} className="swiper-slide qp-mat">
              {content}
            </li>
          ))}
        </ul>
      </div>
      <SliderBar amount={slides.length} autoplay={autoplay} />
    </section>
  );
}
