import { perStrapi } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';

/** Where one kind of worker is kept for each running product. */
export interface WorkerHandle {
  /** From now on messages are queued and sent: `wake` checks for due ones, `stop` waits a moment for the one that is being sent. */
  set: (strapi: Core.Strapi, worker: { wake: () => void; stop: () => Promise<void> }) => void;
  /** Stops the worker; what waits is sent after the next start, and nothing is queued any more. */
  stop: (strapi: Core.Strapi) => Promise<void>;
  isRunning: (strapi: Core.Strapi) => boolean;
  /** Has due messages sent at once, after a commit. Without this call they are sent within two seconds. */
  wake: (strapi: Core.Strapi) => void;
}

export function workerHandle(): WorkerHandle {
  const stateOf = perStrapi((): { worker: Parameters<WorkerHandle['set']>[1] | null } => ({ worker: null }));
  return {
    set: (strapi, worker) => void (stateOf(strapi).worker = worker),
    async stop(strapi) {
      const { worker } = stateOf(strapi);
      stateOf(strapi).worker = null;
      await worker?.stop();
    },
    isRunning: (strapi) => stateOf(strapi).worker !== null,
    wake: (strapi) => stateOf(strapi).worker?.wake(),
  };
}
