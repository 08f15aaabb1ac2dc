import { useState } from 'react';
import { type FieldPath, get, useController } from 'react-hook-form';
import { useTell } from '../../../shell/texts/useTell.ts';
import type { EditForm } from '../edit-form.ts';
import type { EditValues } from '../edit-values.ts';
import { useEditedCode } from '../edited-code.ts';
import { checkFiles, type RefusedFile } from './check-files.ts';
import { type FileValue, judgedFacts, newFileValue } from './file-value.ts';
import { forgetLook } from './look/file-look.ts';
import { uploadsOf } from './upload/uploads-of.ts';
import { useFileSay } from './useFileSay.ts';
import { useStorage } from './useStorage.ts';
import { type FileListPath, ZONES, type Zone } from './zones.ts';

/** A list of files in the form: what it holds, and what can be done with it. */
export function useFiles(form: EditForm, name: FileListPath) {
  const zone: Zone = ZONES[name];
  const { code } = useEditedCode();
  const tell = useTell();
  const say = useFileSay();
  const { field } = useController({ control: form.control, name });
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const uploads = uploadsOf(code);
  const { storage, readAgain } = useStorage(code);
  const files: readonly FileValue[] = field.value;

  // Reads the present list, because uploads end after later changes, and on another tab.
  const change = (to: (files: readonly FileValue[]) => FileValue[]) => {
    const options = { shouldDirty: true, shouldTouch: true };
    form.setValue(name, to(form.getValues(name)), options);
    form.clearErrors(name);
  };
  const patch = (id: string, part: Partial<FileValue>) =>
    change((all) => all.map((file) => (file.id === id ? { ...file, ...part } : file)));

  /**
   * Uploads chosen files. The first problem is a toast (section 5). A file that a draft misses takes its old place. Calls
   * `arrived` with each file that the server has and takes.
   */
  function add(
    chosen: readonly File[],
    facts: Partial<FileValue> = {},
    arrived?: (file: File) => void,
  ): void {
    const missing = files.filter(({ id, url }) => url === '' && uploads.stateOf(id) === undefined);
    const placed = chosen.map((file) => ({
      file,
      present: missing.find(({ name: of, size }) => of === file.name && size === file.size),
    }));
    const left = storage ? storage.quotaBytes - storage.usedBytes : Number.POSITIVE_INFINITY;
    const present = files.length - placed.filter((each) => each.present).length;
    const checked = checkFiles(chosen, zone, { present, left });
    setRefused(checked.refused);
    if (checked.refused[0]) tell.text.fail(say(checked.refused[0].message));
    const accepted = placed.filter(({ file }) => checked.accepted.includes(file));
    const entries = accepted.map(({ file, present: value = { ...newFileValue(file), ...facts } }) => ({
      file,
      value,
    }));
    const fresh = entries.map(({ value }) => value).filter((value) => !missing.includes(value));
    const again = new Set(entries.map(({ value }) => value.id));
    change((all) => [
      ...all.map((file) => (again.has(file.id) ? { ...file, refusal: undefined } : file)),
      ...fresh,
    ]);
    const { folder } = zone;
    void uploads.add(
      entries.map(({ file, value }) => ({
        id: value.id,
        file,
        folder,
        onDone: (found) => {
          patch(value.id, judgedFacts(found, value));
          arrived?.(file);
          readAgain();
        },
        onRefused: (refusal) => {
          patch(value.id, { refusal });
          readAgain();
        },
      })),
    );
  }

  return {
    files,
    refused,
    uploads,
    storage,
    /** Takes what gets the focus where the list has the first problem of the form. */
    focusBy: field.ref,
    add,
    /** Takes a file from the list. It takes no storage if it was added on this page. */
    remove(id: string): void {
      void uploads.remove(id).then(readAgain);
      forgetLook(id);
      change((all) => all.filter((file) => file.id !== id));
    },
    retry: (id: string) => uploads.retry(id),
    describe: (id: string, description: string) => patch(id, { description }),
    caption: (id: string, caption: string) => patch(id, { caption }),
    dismiss: (file: RefusedFile) => setRefused(refused.filter((each) => each !== file)),
    patch,
    /** Puts a file to another place of the list. */
    move(id: string, to: number): void {
      change((all) => {
        const moved = all.filter((file) => file.id === id);
        return all.filter((file) => file.id !== id).toSpliced(to, 0, ...moved);
      });
    },
    /** Puts the list into another order. */
    arrange: (ordered: readonly FileValue[]) => change(() => [...ordered]),
    /** Returns the problem of the list, or of the file at one of its places. */
    problemOf(place?: number): string | undefined {
      const path: FieldPath<EditValues> | string = place === undefined ? name : `${name}.${place}`;
      const problem: unknown = get(form.formState.errors, `${path}.message`);
      return typeof problem === 'string' ? problem : undefined;
    },
  };
}

export type Files = ReturnType<typeof useFiles>;
