import { notify } from '#client/ui/toast';

interface CopyMessages {
  done: string;
  /** What to do where the browser does not allow it: without https it may not. */
  otherwise: string;
}

/** Puts a text into the clipboard, where the browser allows it, and says so. */
export async function copyText(text: string, { done, otherwise }: CopyMessages): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch {
    notify.info(otherwise);
  }
}
