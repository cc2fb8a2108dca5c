import { notify } from '../../../ui/toast';

/** Puts something secret into the clipboard, where the browser allows it. */
export async function copy(text: string, { done }: { done: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch {
    // Without https a browser may forbid the clipboard.
    notify.info('Please select the text and copy it by hand.');
  }
}
