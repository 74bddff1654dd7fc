import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { runLine, runProgram } from '../program.js';
import type { Instruction } from '../../deploy/dockerfile.js';

/** A stage as a folder that stands for its root folder, and what the Dockerfile says of it. */
export interface Stage {
  image: string;
  root: string;
  workdir: string;
  env: Record<string, string>;
  /** Folders, from the stage's root, that belong to `user`. */
  owned: string[];
  user: string | null;
  volumes: string[];
  command: string[];
  healthcheck: string[];
}

interface Building {
  /** The build context: only what the ignore file lets through. */
  context: string;
  /** Where the stages go. */
  folder: string;
  /** Does what `npm ci` does, in this folder. */
  install: (folder: string) => Promise<void>;
}

const inside = (root: string, workdir: string, place: string) => path.join(root, path.posix.resolve(workdir, place));

async function copyInto(source: string, target: string, isFolder: boolean): Promise<void> {
  if (!existsSync(source)) throw new Error(`COPY finds no ${source}`);
  await mkdir(isFolder ? target : path.dirname(target), { recursive: true });
  // The contents of a folder, but a file itself.
  const from = existsSync(`${source}/.`) ? `${source}/.` : source;
  if (from !== source) await mkdir(target, { recursive: true });
  await runProgram('cp', ['-a', from, target], { cwd: '/' });
}

/** Stages of a Dockerfile, made one after another without Docker. */
export class ImageBuild {
  private readonly stages = new Map<string, Stage>();
  private current: Stage | null = null;

  constructor(private readonly building: Building) {}

  /** The stage that was made last. */
  get stage(): Stage {
    if (!this.current) throw new Error('A Dockerfile begins with FROM.');
    return this.current;
  }

  stageNamed(name: string): Stage {
    const stage = this.stages.get(name);
    if (!stage) throw new Error(`There is no stage called ${name}.`);
    return stage;
  }

  async follow(instruction: Instruction): Promise<void> {
    switch (instruction.keyword) {
      case 'FROM':
        return this.begin(instruction);
      case 'COPY':
        return this.copy(instruction);
      case 'RUN':
        return this.run(instruction.line);
      case 'WORKDIR':
        this.stage.workdir = path.posix.resolve(this.stage.workdir, instruction.value);
        await mkdir(inside(this.stage.root, '/', this.stage.workdir), { recursive: true });
        return;
      case 'ENV':
        Object.assign(this.stage.env, instruction.values);
        return;
      case 'USER':
        this.stage.user = instruction.value;
        return;
      case 'VOLUME':
        this.stage.volumes.push(instruction.value);
        return;
      case 'CMD':
        this.stage.command = instruction.command;
        return;
      case 'HEALTHCHECK':
        this.stage.healthcheck = instruction.command;
        return;
      case 'EXPOSE':
        if (instruction.value !== this.stage.env.PORT) throw new Error('EXPOSE has to be the port of ENV PORT.');
        return;
    }
  }

  private async begin({ image, name }: Extract<Instruction, { keyword: 'FROM' }>): Promise<void> {
    const root = path.join(this.building.folder, `stage-${this.stages.size + 1}`);
    await mkdir(root);
    const base = this.stages.get(image);
    if (base) await runProgram('cp', ['-a', `${base.root}/.`, root], { cwd: '/' });
    const blank = { env: {}, owned: [], user: null, volumes: [], command: [], healthcheck: [] };
    const stage = base
      ? { ...base, env: { ...base.env }, owned: [...base.owned], volumes: [...base.volumes], root }
      : { ...blank, image, root, workdir: '/' };
    this.stages.set(name ?? root, stage);
    this.current = stage;
  }

  private async copy({ from, owner, sources, target }: Extract<Instruction, { keyword: 'COPY' }>): Promise<void> {
    const { root, workdir, owned } = this.stage;
    const place = inside(root, workdir, target);
    const isFolder = target.endsWith('/') || sources.length > 1;
    for (const source of sources) {
      const origin =
        from === null ? path.join(this.building.context, source) : path.join(this.stageNamed(from).root, source);
      await copyInto(origin, place, isFolder);
    }
    if (owner !== null) owned.push(path.posix.resolve(workdir, target));
  }

  private async run(line: string): Promise<void> {
    const { root, workdir, env } = this.stage;
    const cwd = inside(root, '/', workdir);
    if (line === 'npm ci') return this.building.install(cwd);
    await runLine(line, { cwd, env: { ...env, npm_config_offline: 'true' } });
  }
}
