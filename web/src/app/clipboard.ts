/**
 * Copies text to the clipboard; returns false if the browser does not allow it.
 *
 * Browsers offer `navigator.clipboard` on https and localhost only. Over plain http this selects
 * the text in a hidden field and runs the copy command.
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
  // While a modal dialog is open, only elements inside it can be selected.
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
