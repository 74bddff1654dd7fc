import { spawn } from 'node:child_process';
import path from 'node:path';
import { main, root } from './tasks/run.mjs';
import { bringUpToDate } from './tasks/steps.mjs';

const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/** The server restarts when its compiled files change; both apps reload in the browser. */
const PROGRAMS = [
  ['types', bin('tsc'), ['-b', 'cms', '--watch', '--preserveWatchOutput']],
  [
    'server',
    process.execPath,
    [
      ...[
        'cms/dist/src',
        'cms/dist/config',
        ...['contract', 'strapi-kit', 'ordering', 'analytics', 'site'].map((name) => `src-extensions/${name}/dist`),
      ].map((folder) => `--watch-path=${folder}`),
      'cms/dist/src/start/start.js',
    ],
  ],
  ['storefront', bin('vite'), ['--config', 'config/vite/storefront.config.ts']],
  ['admin-ui', bin('vite'), ['--config', 'config/vite/admin.config.ts']],
];

main(async () => {
  await bringUpToDate();
  const children = PROGRAMS.map(([name, command, args]) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PICKUP_CHECK_ANSWERS: 'on' },
    });
    const show = (chunk) => {
      for (const line of chunk.toString().split('\n').filter(Boolean))
        process.stdout.write(`${name.padEnd(11)}│ ${line}\n`);
    };
    child.stdout.on('data', show);
    child.stderr.on('data', show);
    return child;
  });
  const stop = () => children.forEach((child) => child.kill('SIGTERM'));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  await Promise.race(children.map((child) => new Promise((resolve) => child.on('close', resolve))));
  stop();
});
