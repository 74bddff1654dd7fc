import { describe, expect, it } from 'vitest';
import { readDockerfile } from './dockerfile.js';
import { readIgnored } from './ignored.js';

describe('reading a Dockerfile', () => {
  it('takes instructions with their continuations, and leaves comments out', () => {
    const text = [
      '# A comment.',
      'FROM node:20 AS build',
      'COPY --from=build --chown=node:node a b/ /data/',
      'HEALTHCHECK --interval=10s \\',
      '  # Between two lines.',
      '  CMD ["node", "-e", "1"]',
    ].join('\n');
    expect(readDockerfile(text)).toEqual([
      { keyword: 'FROM', image: 'node:20', name: 'build' },
      { keyword: 'COPY', from: 'build', owner: 'node:node', sources: ['a', 'b/'], target: '/data/' },
      { keyword: 'HEALTHCHECK', command: ['node', '-e', '1'] },
    ]);
  });

  it.each([
    'ADD https://example.com/x /x',
    'ENV NAME "two words"',
    'COPY *.json ./',
    'COPY --chmod=755 a b',
    'RUN rm -rf /var/lib/apt',
    'CMD node start.js',
    'HEALTHCHECK --start-interval=1s CMD ["node"]',
  ])('refuses what it does not know: %s', (line) => {
    expect(() => readDockerfile(line)).toThrow();
  });
});

describe('reading a .dockerignore', () => {
  const isIgnored = readIgnored(
    ['# A comment.', 'tests', '!tests/package.json', '**/dist', '**/*.log', '.git'].join('\n'),
  );

  it.each([
    ['tests/api/menu.test.ts', true],
    ['tests/package.json', false],
    ['dist/index.js', true],
    ['cms/dist/src/index.js', true],
    ['cms/distance.ts', false],
    ['npm.log', true],
    ['cms/npm.log', true],
    ['.gitignore', false],
    ['.git/config', true],
  ])('%s is left out: %s', (file, expected) => {
    expect(isIgnored(file)).toBe(expected);
  });
});
