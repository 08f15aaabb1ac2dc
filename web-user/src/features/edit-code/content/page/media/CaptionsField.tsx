import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useEffect, useEffectEvent, useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { EditForm } from '../../../edit-form.ts';
import { Refused } from '../../../files/FileField.tsx';
import { useSizes } from '../../../files/format-file.ts';
import { useFailedRow } from '../../../files/useFailedRow.ts';
import { useFileSay } from '../../../files/useFileSay.ts';
import { useFiles } from '../../../files/useFiles.ts';
import { ZONES } from '../../../files/zones.ts';
import { Problem } from '../../../Problem.tsx';
import './media.css';
import { AddCaptions } from './AddCaptions.tsx';
import { CaptionsRow } from './CaptionsRow.tsx';

const NAME = 'memories.captions';

/** The captions of the listed videos, one file to each. Without a video there is nothing to show. */
export function CaptionsField({ form }: { form: EditForm }) {
  const { media } = useTexts(EDIT);
  const say = useFileSay();
  const sizeOf = useSizes();
  const id = useId();
  const videos = useWatch({ control: form.control, name: 'memories.videos' });
  const files = useFiles(form, NAME);
  const { list, button } = useFailedRow(files);
  const problem = files.problemOf();
  const orphans = files.files.filter(({ captionsOf }) => videos.every((video) => video.id !== captionsOf));
  const removeOrphans = useEffectEvent(() => {
    for (const orphan of orphans) files.remove(orphan.id);
  });
  useEffect(() => {
    if (orphans.length > 0) removeOrphans();
  }, [orphans.length]);
  if (videos.length === 0) return null;
  return (
    <fieldset ref={list} className="qu-files" aria-describedby={id}>
      <legend className="qk-label">{media.captions}</legend>
      <div id={id}>
        {problem === undefined ? (
          <div className="qk-help">{media.captionsHelp(sizeOf(ZONES[NAME].rule.maxBytes))}</div>
        ) : (
          <Problem words={say(problem)} />
        )}
      </div>
      <Refused files={files} />
      <ul className="qu-file-list" aria-label={media.captions}>
        {videos.map((video, index) => {
          const place = files.files.findIndex(({ captionsOf }) => captionsOf === video.id);
          const value = files.files[place];
          return value ? (
            <CaptionsRow key={video.id} video={video.name} value={value} place={place} files={files} />
          ) : (
            <AddCaptions
              key={video.id}
              video={video}
              files={files}
              buttonRef={index === 0 ? button : undefined}
            />
          );
        })}
      </ul>
    </fieldset>
  );
}
