import { chmod, rename } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeFolder, removeFolder } from '../product/folders.js';
import { buildImage, copyFiles, filesOfGit } from './image.js';
import { runProgram } from './program.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The files of git, installed and built as for the image: a fresh clone after its first build. */
    freshClone: string;
    /** The application folder of the image. */
    imageApp: string;
  }
}

/** Once a run: builds the image's application, and from its first stage the clone that the other tests work in. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeFolder('commands');
  const tearDown = () => removeFolder(folder);
  try {
    // The product of the image runs as another user.
    await chmod(folder, 0o755);
    const { built, app } = await buildImage(folder);
    const clone = path.join(folder, 'clone');
    await rename(built, clone);
    await copyFiles(await filesOfGit(), clone);
    await runProgram('git', ['init', '--quiet'], { cwd: clone });
    project.provide('freshClone', clone);
    project.provide('imageApp', app);
    return tearDown;
  } catch (error) {
    await tearDown();
    throw error;
  }
}
