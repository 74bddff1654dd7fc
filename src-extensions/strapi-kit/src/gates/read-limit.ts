import type { Context, Next } from 'koa';
import { announcesBody } from '../bodies/read-body.js';
import { networkOf } from '../limits/network.js';
import { answerInTurn, isFromNetwork } from '../limits/turns.js';
import { answerHttpErrors } from './send-error.js';

/**
 * A middleware that answers requests without a body in turn; those with one have their turn when that has been read, as they
 * would hold it while it comes in. A stream of events has had its turn once it is open.
 */
export const limitReads = (inTurn = answerInTurn) =>
  answerHttpErrors(async (context: Context, next: Next): Promise<void> => {
    if (announcesBody(context.req) || !isFromNetwork(context.req)) await next();
    else await inTurn(networkOf(context.ip), context.res, next);
  });

/** A middleware of calls without a body, for requests that announce one all the same: nobody reads it, and they have their turn too. */
export async function limitNeedlessBodies(context: Context, next: Next): Promise<void> {
  if (announcesBody(context.req) && isFromNetwork(context.req))
    await answerInTurn(networkOf(context.ip), context.res, next);
  else await next();
}
