import os from 'node:os';

/** What was measured on: `AMD EPYC, 2 cores, 24 GB, Node 20.20.2, Linux`. */
export function machine(): string {
  const cores = os.cpus();
  const memory = `${Math.round(os.totalmem() / 1024 ** 3)} GB`;
  const model = cores[0]?.model.trim() ?? os.arch();
  return [model, `${cores.length} cores`, memory, `Node ${process.versions.node}`, os.type()].join(', ');
}
