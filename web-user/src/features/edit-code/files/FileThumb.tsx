import { Icon } from '@qlaim/web-kit';
import { useState } from 'react';
import { type FileValue, isPicture, isRecording, isVideo } from './file-value.ts';
import type { Look } from './look/video-look.ts';

interface FileThumbProps {
  value: FileValue;
  look: Look;
}

/** A small picture of a file, or the sign of its kind. The name beside it says what it is. */
export function FileThumb({ value, look }: FileThumbProps) {
  const [broken, setBroken] = useState<string>();
  const { picture } = look;
  const blur = value.blur === undefined ? {} : { backgroundImage: `url("${value.blur}")` };
  return (
    <span className="qu-thumb" style={blur}>
      {picture !== undefined && picture !== broken ? (
        <img src={picture} alt="" width={72} height={72} loading="lazy" onError={() => setBroken(picture)} />
      ) : (
        <Icon
          name={isPicture(value) ? 'image' : isVideo(value) || isRecording(value) ? 'play' : 'file'}
          size={28}
        />
      )}
      {isVideo(value) && picture !== undefined ? (
        <span className="qu-thumb-play">
          <Icon name="play" size={16} />
        </span>
      ) : null}
    </span>
  );
}
