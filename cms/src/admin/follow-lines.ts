import { changeEndpoint, isAccepted, panelApi, type PanelRequest } from './panel-api';

const ORDER = 'plugin::ordering.order';
const LINE = 'plugin::ordering.order-line';

const WRITTEN = 'written';
const lines = new EventTarget();

/**
 * Tells a form of an order that a line was written, before the order is read again.
 * @returns stops it
 */
export function onLineWritten(onWritten: () => void): () => void {
  lines.addEventListener(WRITTEN, onWritten);
  return () => lines.removeEventListener(WRITTEN, onWritten);
}

const isOfLine = (argument: unknown): boolean =>
  typeof argument === 'object' && argument !== null && 'model' in argument && argument.model === LINE;

async function follow(argument: unknown, request: PanelRequest): Promise<void> {
  if (!isOfLine(argument) || !(await isAccepted(request))) return;
  lines.dispatchEvent(new Event(WRITTEN));
  const tags = [`${ORDER}_ALL_ITEMS`, `${ORDER}_LIST`].map((id) => ({ type: 'Document', id }));
  request.dispatch(panelApi.util.invalidateTags(tags));
}

/** Reads orders again when a line was written: the server has changed their amounts, of which Strapi knows nothing. */
export function followLines(): void {
  for (const name of ['createDocument', 'updateDocument', 'deleteDocument', 'deleteManyDocuments']) {
    changeEndpoint(name, 'follow-lines.ts', (mutation) => {
      const before = mutation.onQueryStarted;
      mutation.onQueryStarted = async (argument, request) => {
        await Promise.all([before?.(argument, request), follow(argument, request)]);
      };
    });
  }
}
