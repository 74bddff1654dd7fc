import { describe, expect, it } from 'vitest';
import { scriptsOf, type Manifest } from './manifest.js';

const chunk = (file: string, imports: string[] = []) => ({ file, imports });

const manifest: Manifest = {
  'index.html': chunk('assets/index.js', ['_base.js', '_icons.js']),
  '_base.js': chunk('assets/base.js'),
  '_icons.js': chunk('assets/icons.js', ['_base.js']),
  'Home.tsx': chunk('assets/Home.js', ['_icons.js', '_card.js']),
  '_card.js': chunk('assets/card.js'),
  'Charts.tsx': chunk('assets/Charts.js', ['_base.js']),
  'font.woff2': chunk('assets/font.woff2'),
};

describe('the scripts of a route', () => {
  it('are its chunks and all they import, each once', () => {
    expect(scriptsOf(manifest, ['index.html', 'Home.tsx'])).toEqual(
      ['index', 'base', 'icons', 'Home', 'card'].map((name) => `assets/${name}.js`),
    );
  });

  it('are scripts only', () => {
    expect(scriptsOf(manifest, ['font.woff2'])).toEqual([]);
  });

  it('cannot be told of what was not built', () => {
    expect(() => scriptsOf(manifest, ['About.tsx'])).toThrow('no About.tsx');
  });
});
