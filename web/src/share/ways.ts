// What this browser can do with a picture. Over plain http browsers offer less.

/** The parts of `navigator` that pictures are shared with. */
export interface Sharing {
  canShare?: (data: ShareData) => boolean;
  share?: (data: ShareData) => Promise<void>;
  clipboard?: { write?: (items: ClipboardItem[]) => Promise<void> };
}

/** Whether the system's share sheet takes this picture. */
export function canShare(file: File, browser: Sharing = navigator): boolean {
  return typeof browser.share === 'function' && (browser.canShare?.({ files: [file] }) ?? false);
}

/** Whether pictures can be copied. */
export function canCopy(browser: Sharing = navigator): boolean {
  return typeof ClipboardItem === 'function' && typeof browser.clipboard?.write === 'function';
}

/** Opens the share sheet; false if the system refuses. Closing the sheet is not a refusal. */
export async function share(data: ShareData, browser: Sharing = navigator): Promise<boolean> {
  try {
    await browser.share?.(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Copies a picture; false if the browser refuses. */
export async function copyPicture(file: Blob, browser: Sharing = navigator): Promise<boolean> {
  try {
    await browser.clipboard?.write?.([new ClipboardItem({ [file.type]: file })]);
    return true;
  } catch {
    return false;
  }
}

/** Saves a picture as a file. */
export function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
