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
      // Off: the compiler reports accessibility warnings only when svelte-check runs it with our settings,
      // so this rule would call needed svelte-ignore comments unused.
      'svelte/no-unused-svelte-ignore': 'off',
      // Off: maps and sets that live inside one function need no reactivity.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
