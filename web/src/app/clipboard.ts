/**
 * Copies a text; false where the browser does not allow it.
 *
 * Browsers have `navigator.clipboard` on https and localhost only. Over plain http the text is
 * selected in a field and copied as a person would.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'spoken';
  field.ariaHidden = 'true';
  // Outside an open dialog nothing can be selected.
  (focused?.closest('dialog') ?? document.body).append(field);
  field.focus();
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
