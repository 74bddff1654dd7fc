import type { CorrectionChange } from '../entities/order-correction.js';
import { choiceWords } from './choices.js';
import { keepsChoices, type PlacedLine } from './correction-lines.js';
import { toInstant } from './kitchen-state.js';
import type { CorrectedOrderLine, OrderToCorrect } from './price-correction.js';

const isSame = (one: readonly string[], other: readonly string[]) => JSON.stringify(one) === JSON.stringify(other);

function changesOfLine({ line, item, chosen, placed }: CorrectedOrderLine): CorrectionChange[] {
  const { name } = item;
  if (!placed) return [{ what: 'added', name, quantity: line.quantity }];
  const [from, to] = [placed.choices.map(choiceWords), chosen.choices.map(choiceWords)];
  return [
    ...(placed.quantity === line.quantity
      ? []
      : [{ what: 'quantity' as const, name, from: placed.quantity, to: line.quantity }]),
    ...(keepsChoices(chosen, placed) ? [] : [{ what: 'choices' as const, name, from, to }]),
    ...(isSame(placed.customizations, line.customizations) ? [] : [{ what: 'wishes' as const, name }]),
  ];
}

const removed = ({ name, quantity }: PlacedLine): CorrectionChange => ({ what: 'removed', name, quantity });

/** An order as a correction leaves it; its time in milliseconds, null where it stays. */
interface Corrected {
  lines: readonly CorrectedOrderLine[];
  movedTo: number | null;
  notes: string | null;
}

/** What a correction changes of an order; nothing where it leaves it as it is. */
export function correctionChanges(
  was: OrderToCorrect & { notes: string | null },
  { lines, movedTo, notes }: Corrected,
): CorrectionChange[] {
  const kept = new Set(lines.map(({ placed }) => placed?.id));
  const to = toInstant(movedTo);
  return [
    ...was.lines.filter(({ id }) => !kept.has(id)).map(removed),
    ...lines.flatMap(changesOfLine),
    ...(to === null ? [] : [{ what: 'pickup' as const, from: toInstant(was.at), to }]),
    ...((was.notes ?? '') === (notes ?? '') ? [] : [{ what: 'note' as const }]),
  ];
}
