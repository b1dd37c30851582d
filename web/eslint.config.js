import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist', 'node_modules', 'src/protocol.ts'] },
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // The compiler reports accessibility findings only where svelte-check runs it with our settings, so this
      // rule takes comments that are needed for unused ones.
      'svelte/no-unused-svelte-ignore': 'off',
      // Maps and sets that are built, read and thrown away inside one function need no reactivity.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
