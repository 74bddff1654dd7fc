import path from 'node:path';
import { root } from '../run.mjs';
import { startProgram } from './program.mjs';

const START = path.join(root, 'cms/dist/src/start/start.js');
const GUARD = new URL('end-with-parent.mjs', import.meta.url).href;

/** What the server says of addresses at its start; `npm run dev` says them itself, with the apps' own. */
const ADDRESS = /^ {2}(Storefront|Back office|Raw panel|Passwords) +(\S.*)$/;
const LISTENING = /^Listening on /;

/**
 * Runs the server, and starts it again whenever it is told to; changes that come meanwhile are one start more.
 * @param {{ port: number, onListening: (said: Map<string, string>, isFirst: boolean) => void,
 *   onNeverUp: (program: ReturnType<typeof startProgram>, how: string) => void }} options
 *   `onNeverUp` is called when the very first start fails; later ones wait for the next change
 */
export function runServer({ port, onListening, onNeverUp }) {
  let program = null;
  let starts = 0;
  let wasUp = false;
  let isStopping = false;
  let isStale = false;

  function start() {
    starts += 1;
    const said = new Map();
    const isOurs = (line) => {
      const [, name, address] = ADDRESS.exec(line) ?? [];
      if (name) said.set(name, address);
      if (LISTENING.test(line)) {
        onListening(said, !wasUp);
        wasUp = true;
      }
      return Boolean(name) || LISTENING.test(line) || (line === '' && said.size < 4);
    };
    const mine = startProgram('server', START, {
      execArgv: ['--enable-source-maps', '--import', GUARD],
      env: { PORT: String(port), PICKUP_CHECK_ANSWERS: 'on' },
      hides: isOurs,
    });
    program = mine;
    void mine.ended.then((how) => {
      if (program !== mine || isStopping) return;
      program = null;
      if (!wasUp) return onNeverUp(mine, how);
      process.stdout.write(`The server ended by itself (${how}). It starts again when one of its files changes.\n`);
    });
  }

  return {
    /** Starts it, or starts it again with what was compiled now. */
    async restart() {
      isStale = true;
      if (isStopping) return;
      while (isStale) {
        isStale = false;
        if (starts > 0) process.stdout.write('The server starts again …\n');
        isStopping = true;
        await program?.stop();
        isStopping = false;
      }
      start();
    },
    isRunning: () => program !== null,
    async stop() {
      isStopping = true;
      await program?.stop();
    },
  };
}
