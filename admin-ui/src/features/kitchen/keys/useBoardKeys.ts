import { useStableCallback } from '@pickup/web';
import { useEffect } from 'react';

/** What the keys of the board do. */
export interface KeyActions {
  /** Picks the card with a digit. */
  pick: (digit: number) => void;
  /** Takes the next step with the picked order. */
  moveOn: (orderId: string) => void;
  undo: () => void;
  print: (orderId: string) => void;
  search: () => void;
  help: () => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const hasDialog = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** The order whose card has the focus, and whether the card itself has it rather than a button in it. */
function focusedCard(): { orderId: string; isCard: boolean } | null {
  const { activeElement } = document;
  const card = activeElement?.closest<HTMLElement>('[data-order]');
  const orderId = card?.dataset.order;
  return orderId === undefined ? null : { orderId, isCard: card === activeElement };
}

function act(event: KeyboardEvent, actions: KeyActions): boolean {
  const { key } = event;
  const card = focusedCard();
  if (/^[1-9]$/.test(key)) actions.pick(Number(key));
  else if (key === 'Enter' && card?.isCard && !event.repeat) actions.moveOn(card.orderId);
  else if (key.toLowerCase() === 'u' && !event.repeat) actions.undo();
  else if (key.toLowerCase() === 'p' && card && !event.repeat) actions.print(card.orderId);
  else if (key === '/') actions.search();
  else if (key === '?') actions.help();
  else return false;
  return true;
}

/**
 * The keys of the board. They do nothing while a dialog is open, text is typed, or with Ctrl, Alt or Command
 * (product.md, Kitchen board).
 */
export function useBoardKeys(actions: KeyActions): void {
  const pressed = useStableCallback((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (isTyping(event.target) || hasDialog()) return;
    if (act(event, actions)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [pressed]);
}
