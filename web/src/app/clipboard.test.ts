import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyText } from './clipboard';

const selected = () => (document.activeElement as HTMLTextAreaElement | null)?.value;

beforeEach(() => document.body.replaceChildren());
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
});

function withCommand(command: () => boolean): void {
  Object.defineProperty(document, 'execCommand', { value: command, configurable: true });
}

test('over https the clipboard takes the text', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('a link')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('a link');
});

test('without a clipboard the text is selected and copied, and the focus comes back', async () => {
  vi.stubGlobal('navigator', {});
  let copied: string | undefined;
  withCommand(() => {
    copied = selected();
    return true;
  });
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  expect(await copyText('a link')).toBe(true);
  expect(copied).toBe('a link');
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});

test('in a dialog the field is inside it', async () => {
  vi.stubGlobal('navigator', {});
  document.body.innerHTML = '<dialog open><button>copy</button></dialog>';
  document.querySelector('button')?.focus();
  let inside = false;
  withCommand(() => (inside = document.querySelector('dialog textarea') !== null));
  expect(await copyText('a link')).toBe(true);
  expect(inside).toBe(true);
});

test('where nothing can be copied, that is said', async () => {
  vi.stubGlobal('navigator', {});
  withCommand(() => false);
  expect(await copyText('a link')).toBe(false);
});
