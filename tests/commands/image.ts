import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { runLine, runProgram } from './program.js';

const DEPLOY = 'config/deploy';
const CHECKOUT = path.resolve(import.meta.dirname, '../..');

/** The paths of a list that git prints. */
async function gitPaths(...args: string[]): Promise<string[]> {
  const listed = await runProgram('git', ['ls-files', '-co', '--exclude-standard', '-z', ...args], { cwd: CHECKOUT });
  return listed.split('\0').filter((file) => file !== '' && existsSync(path.join(CHECKOUT, file)));
}

/** The files that a commit of everything would have. */
export const filesOfGit = () => gitPaths();

/** The files of the build context: the patterns of the ignore file mean the same to Docker and to git. */
async function contextFiles(): Promise<string[]> {
  const ignored = await runProgram(
    'git',
    ['ls-files', '-ci', '-z', `--exclude-from=${DEPLOY}/Dockerfile.dockerignore`],
    { cwd: CHECKOUT },
  );
  const isIgnored = new Set(ignored.split('\0'));
  return (await filesOfGit()).filter((file) => !isIgnored.has(file));
}

/** Copies files of the checkout into a folder, under the same paths. */
export async function copyFiles(files: readonly string[], folder: string): Promise<void> {
  for (const file of files) {
    await cp(path.join(CHECKOUT, file), path.join(folder, file), { recursive: true, preserveTimestamps: true });
  }
}

const Lock = z.object({
  packages: z.record(z.string(), z.object({ link: z.boolean().optional(), resolved: z.string().optional() })),
});

/** Folders in `node_modules` that programs make and no installation does. */
const LEFT_BEHIND = ['.cache', '.stamps', '.strapi', '.vite', '.vite-temp', '.vitest'];

/** Installs without a network: npm checks the lock file, and what is installed in the checkout is copied. */
async function installOffline(folder: string): Promise<void> {
  await runProgram('npm', ['ci', '--dry-run'], { cwd: folder, env: { npm_config_offline: 'true' } });
  const { packages } = Lock.parse(JSON.parse(await readFile(path.join(folder, 'package-lock.json'), 'utf8')));
  const workspaces = Object.values(packages).flatMap(({ link, resolved }) => (link && resolved ? [resolved] : []));
  for (const workspace of ['.', ...workspaces]) {
    const source = path.join(CHECKOUT, workspace, 'node_modules');
    if (!existsSync(source)) continue;
    const target = path.join(folder, workspace, 'node_modules');
    await runProgram('cp', ['-a', source, target], { cwd: '/' });
    for (const name of LEFT_BEHIND) await rm(path.join(target, name), { recursive: true, force: true });
  }
}

/** The text of the Dockerfile, with a line for each instruction. */
export const readDockerfile = async (): Promise<string> =>
  (await readFile(path.join(CHECKOUT, DEPLOY, 'Dockerfile'), 'utf8')).replace(/^ *#.*\n/gm, '').replace(/\\\n\s*/g, '');

/** The commands that build the image, as the Dockerfile's RUN instructions have them. */
export const BUILD_COMMANDS = [
  'npm ci',
  'npm run build',
  'npm prune --omit=dev',
  'rm -rf src-extensions/web src-extensions/*/src && mkdir empty',
] as const;

/** What the image is built from, as folders. */
export interface ImageFolders {
  /** Installed and built. */
  built: string;
  /** The application of the image. */
  app: string;
}

/** Does without Docker what the Dockerfile does: builds, drops what only building needs, and copies the rest. */
export async function buildImage(folder: string): Promise<ImageFolders> {
  const inFolder = (name: string) => path.join(folder, name);
  const [built, packed, app] = [inFolder('built'), inFolder('packed'), inFolder('app')] as const;
  const [, build, ...pack] = BUILD_COMMANDS;
  const run = (command: string, cwd: string) => runLine(command, { cwd, env: { npm_config_offline: 'true' } });
  await copyFiles(await contextFiles(), built);
  await installOffline(built);
  await run(build, built);
  await runProgram('cp', ['-a', built, packed], { cwd: '/' });
  for (const command of pack) await run(command, packed);
  const copied = [...(await readDockerfile()).matchAll(/^COPY --from=packed \/app\/(\S+) /gm)];
  for (const [, place = ''] of copied) {
    await mkdir(path.dirname(path.join(app, place)), { recursive: true });
    await runProgram('cp', ['-a', path.join(packed, place), path.join(app, place)], { cwd: '/' });
  }
  return { built, app };
}
