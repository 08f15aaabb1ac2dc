import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useField } from '../../../../shell/texts/useField.ts';
import { SaveButton } from '../../Actions.tsx';
import type { EditForm } from '../../edit-form.ts';
import { FileField } from '../../files/FileField.tsx';
import { ReorderButton } from '../../files/reorder/ReorderButton.tsx';
import { StorageUsed } from '../../files/StorageUsed.tsx';
import { LinkField } from '../LinkField.tsx';
import { LongText } from './LongText.tsx';
import { LookFields } from './LookFields.tsx';
import { CaptionsField } from './media/CaptionsField.tsx';
import { RecordingsField } from './media/RecordingsField.tsx';
import { ProtectFields } from './ProtectFields.tsx';

/** Tab 3: a page with texts, images, videos and PDFs. Below 768 px a second Save stands at its top (section 2). */
export default function PageTab({ form }: { form: EditForm }) {
  const { page, files: words } = useTexts(EDIT);
  const field = useField(form);
  return (
    <>
      <div className="qu-save-top">
        <SaveButton />
      </div>
      <TextField label={page.title} autoComplete="off" {...field('memories.title')} />
      <FileField form={form} name="memories.images" label={page.images} choose={page.chooseImages}>
        {(files) => <ReorderButton label={words.reorder.images} files={files} />}
      </FileField>
      <LongText form={form} name="memories.imageText" label={page.imageText} />
      <LongText form={form} name="memories.freeText" label={page.text} help={page.textHelp} />
      <LinkField label={page.videoLink} help={page.videoLinkHelp} {...field('memories.videoUrl')} />
      <FileField
        form={form}
        name="memories.videos"
        label={page.videos}
        choose={page.chooseVideos}
        help={words.videoHelp}
      >
        {(files) => <ReorderButton label={words.reorder.videos} files={files} />}
      </FileField>
      <CaptionsField form={form} />
      <LongText form={form} name="memories.videoDescription" label={page.videoDescription} />
      <RecordingsField form={form} />
      <TextField label={page.pdfTitle} autoComplete="off" {...field('memories.pdfTitle')} />
      <FileField form={form} name="memories.pdfs" label={page.pdfs} choose={page.choosePdfs} />
      <StorageUsed />
      <LookFields form={form} />
      <ProtectFields form={form} />
    </>
  );
}
