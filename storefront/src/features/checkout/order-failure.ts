const REQUIREMENTS = 'Order requirements not met';
const MINIMUM = 'minimum order';

/**
 * The server's words about a deal whose condition is not met (specification 8): without what stands before the first
 * colon, or as they are; null when the order failed for another reason. They are English.
 */
export function dealRefusal(serverMessage: string | null): string | null {
  if (serverMessage?.includes(REQUIREMENTS)) return serverMessage.slice(serverMessage.indexOf(':') + 1).trim();
  return serverMessage?.includes(MINIMUM) ? serverMessage : null;
}
