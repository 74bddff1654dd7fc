import { z } from 'zod';

const ClientStatus = z.number().min(400).max(499);

/** What the parser of uploads says of a client that hung up, as a fault of the server. */
const UPLOAD_ABORTED = 1002;

/** Where body parsers, Koa and the file server put the status of what went wrong. */
const ClientFault = z.union([
  z.object({ status: ClientStatus }),
  z.object({ statusCode: ClientStatus }),
  z.object({ httpCode: ClientStatus }),
  z.object({ code: z.union([z.string().startsWith('HPE_'), z.literal(UPLOAD_ABORTED)]) }),
]);

/** Whether a request that cannot be right is the whole reason of a fault: nothing here is broken. */
export const isClientFault = (fault: unknown): fault is Error =>
  fault instanceof Error && ClientFault.safeParse(fault).success;
