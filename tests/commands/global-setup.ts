import { chmod, cp, mkdir, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeFolder, removeFolder } from '../product/folders.js';
import { ImageBuild, type Stage } from './image/build-image.js';
import { readDockerfile } from '../deploy/dockerfile.js';
import { readIgnored } from '../deploy/ignored.js';
import { installOffline } from './image/install.js';
import { runProgram } from './program.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The checkout the tests belong to. */
    checkout: string;
    /** The files of git, installed and built by the Dockerfile's first stage: a fresh clone after its first build. */
    freshClone: string;
    /** The last stage of the Dockerfile. */
    image: Stage;
  }
}

const CHECKOUT = path.resolve(import.meta.dirname, '../..');
const DEPLOY = 'config/deploy';
const SAID = process.stdout;

/** The files a commit of everything would have, deleted ones aside. */
async function filesOfGit(): Promise<string[]> {
  const listed = await runProgram('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: CHECKOUT });
  return listed.split('\0').filter((file) => file !== '' && existsSync(path.join(CHECKOUT, file)));
}

async function copyFiles(files: readonly string[], target: string): Promise<void> {
  for (const file of files) {
    await cp(path.join(CHECKOUT, file), path.join(target, file), { recursive: true, preserveTimestamps: true });
  }
}

async function buildImage(folder: string, files: readonly string[]): Promise<ImageBuild> {
  const isIgnored = readIgnored(await readFile(path.join(CHECKOUT, DEPLOY, 'Dockerfile.dockerignore'), 'utf8'));
  const context = path.join(folder, 'context');
  await copyFiles(
    files.filter((file) => !isIgnored(file)),
    context,
  );
  const image = new ImageBuild({ context, folder, install: (place) => installOffline(CHECKOUT, place) });
  for (const instruction of readDockerfile(await readFile(path.join(CHECKOUT, DEPLOY, 'Dockerfile'), 'utf8'))) {
    const startedAt = performance.now();
    await image.follow(instruction);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    if (instruction.keyword === 'RUN') SAID.write(`${seconds} s: ${instruction.line}\n`);
  }
  return image;
}

/** Once a run: the steps of the Dockerfile, and from its first stage the clean folder that the other tests work in. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeFolder('commands');
  const tearDown = () => removeFolder(folder);
  try {
    // The product of the image runs as another user.
    await chmod(folder, 0o755);
    const files = await filesOfGit();
    const image = await buildImage(folder, files);
    const { root, workdir } = image.stageNamed('build');
    const clone = path.join(root, workdir);
    await mkdir(clone, { recursive: true });
    await copyFiles(files, clone);
    await runProgram('git', ['init', '--quiet'], { cwd: clone });
    project.provide('checkout', CHECKOUT);
    project.provide('freshClone', clone);
    project.provide('image', image.stage);
    return tearDown;
  } catch (error) {
    await tearDown();
    throw error;
  }
}
