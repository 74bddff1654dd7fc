const REQUIREMENTS = 'Order requirements not met';
const MINIMUM = 'minimum order';

/**
 * What a customer is told when an order fails (specification 8): unmet requirements without the words before the first
 * colon, a minimum as the server says it, anything else in our own default words.
 */
export function orderFailureText(serverMessage: string | null, defaultText: string): string {
  if (serverMessage?.includes(REQUIREMENTS)) return serverMessage.slice(serverMessage.indexOf(':') + 1).trim();
  if (serverMessage?.includes(MINIMUM)) return serverMessage;
  return defaultText;
}
