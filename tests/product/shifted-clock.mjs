import { existsSync, readFileSync } from 'node:fs';

// Loaded into the product before anything else, never outside tests: its clock is as far off as a file says.
const file = process.env.CLOCK_FILE ?? '';
const read = () => Number(readFileSync(file, 'utf8'));
const RealDate = Date;
const realNow = Date.now.bind(Date);
let movedMs = existsSync(file) ? read() : 0;
const now = () => realNow() + movedMs;

const MovedDate = new Proxy(RealDate, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, made === MovedDate ? target : made),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
globalThis.Date = MovedDate;

process.on('SIGUSR2', () => {
  movedMs = read();
  process.stdout.write(`The clock is moved by ${movedMs} ms\n`);
});
