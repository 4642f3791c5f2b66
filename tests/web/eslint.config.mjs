// SPDX-License-Identifier: GPL-3.0-or-later
// The rules that eslint recommends, for the scripts of pages and their tests. Whether a name exists is for TypeScript, which sees the
// scripts of a page as one.
import { createRequire } from 'node:module';
import path from 'node:path';

const js = createRequire(path.resolve(process.env.ATTNSCOPE_NODE_MODULES || 'build/node', 'any.js'))('@eslint/js');
export default [
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2023 },
    rules: { 'no-undef': 'off', 'no-unused-vars': ['error', { vars: 'local', args: 'none', caughtErrors: 'none' }] },
  },
  { files: ['**/*.js'], languageOptions: { sourceType: 'script' } },
];
