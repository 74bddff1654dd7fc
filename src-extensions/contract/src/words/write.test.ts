import { expect, it } from 'vitest';
import { capitalised, escapeMarkup } from './write.js';

it('begins a sentence with a capital', () => {
  expect(['maandag', '', 'é'].map(capitalised)).toEqual(['Maandag', '', 'É']);
});

it('escapes a text for the inside of elements and of attributes', () => {
  expect(escapeMarkup(`<b title="a" lang='b'>&amp;`)).toBe('&lt;b title=&quot;a&quot; lang=&#39;b&#39;&gt;&amp;amp;');
});
