import { PushKind } from '@pickup/contract';
import { instantColumn } from '@pickup/strapi-kit';
import { z } from 'zod';

/** A row of `order_pushes`: one notification to one browser. */
export const PushRow = z.object({
  id: z.number(),
  order_id: z.number(),
  subscription_row: z.number(),
  push_kind: PushKind,
  attempts: z.number(),
  queued_at: instantColumn,
});
export type PushRow = z.infer<typeof PushRow>;
