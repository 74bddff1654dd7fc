import {
  isMarked,
  lineKey,
  maximumPerOrder,
  toCents,
  type CartLine,
  type Choice,
  type ChoiceIssue,
  type DietaryMark,
  type UnavailableReason,
  type QuotedLine,
} from '@pickup/contract';

/** What has changed of a line that can still be ordered. */
export type LineChange =
  | 'allergens'
  | 'marks'
  | 'defaults-added'
  | 'repriced'
  | 'renamed'
  | 'choices-renamed'
  | 'conditions'
  | 'limited'
  | 'few-left';

/** A line that can still be ordered, but not as it was shown. */
export interface LineChanged {
  kind: 'changed';
  line: CartLine;
  /** The line as it can be ordered now. */
  now: CartLine;
  /** How many of it can be ordered. */
  most: number;
  changes: LineChange[];
}

/** How a line differs from what the server sells now. */
export type LineDifference =
  | LineChanged
  | { kind: 'unavailable'; line: CartLine; reason: UnavailableReason; /** Of its choices. */ issues: ChoiceIssue[] };

/** The server's quote by {@link lineKey}; a missing line was not quoted. */
export type QuotedLines = ReadonlyMap<string, QuotedLine>;

export const quotedByKey = (lines: readonly QuotedLine[]): QuotedLines =>
  new Map(lines.map((line) => [lineKey({ id: line.itemId, type: line.itemType, choices: line.options }), line]));

/** The cart total that a deal requires, in euros; null when it requires none. */
export const minimumOf = ({ isConditional, minimumOrderAmount }: CartLine): number | null =>
  isConditional ? minimumOrderAmount : null;

/** A line and what of it can be ordered now. */
interface Offer {
  line: CartLine;
  quoted: QuotedLine | undefined;
  /** Null when it cannot be ordered, unchanged when it was not quoted. */
  now: CartLine | null;
  most: number;
  /** Whether other lines leave less of it than its own maximum. */
  isFew: boolean;
}

const CAN_BE_ORDERED: readonly QuotedLine['obstacle'][] = [null, 'too-many', 'too-few-left'];

/** A line as it is now: name, price, choices, allergens, marks and conditions. @param left of the dish, after the lines before it */
function offerOf(line: CartLine, quoted: QuotedLine | undefined, left: number): Offer {
  if (!quoted) return { line, quoted, now: line, most: maximumPerOrder(line), isFew: false };
  const { obstacle, name, unitPrice, imageUrl, choices, allergens, knownAllergens, dietary } = quoted;
  const { minimumOrderAmount, isConditional, maxPerOrder } = quoted;
  const maximum = maximumPerOrder({ maxPerOrder });
  const most = Math.min(maximum, left);
  const offer = { line, quoted, most, isFew: left < maximum };
  // Of a line that exceeds a limit, as many as the limit can be ordered.
  if (!CAN_BE_ORDERED.includes(obstacle) || most <= 0 || name === null || unitPrice === null) {
    return { ...offer, now: null };
  }
  const now: CartLine = {
    ...line,
    name,
    price: unitPrice,
    quantity: Math.min(line.quantity, most),
    imageUrl: imageUrl ?? line.imageUrl,
    // A line without choices is ordered with the defaults of its dish, which the dish may have got since.
    ...((line.choices || choices.length > 0) && { choices }),
    allergens,
    knownAllergens,
    dietary,
    minimumOrderAmount,
    isConditional,
    maxPerOrder,
  };
  return { ...offer, now };
}

/** What can be ordered of each line; the lines of one dish share what is left of it, in the cart's order. */
function offersOf(lines: readonly CartLine[], quoted: QuotedLines): Offer[] {
  const taken = new Map<string, number>();
  return lines.map((line) => {
    const found = quoted.get(lineKey(line));
    const before = taken.get(line.id) ?? 0;
    const offer = offerOf(line, found, (found?.left ?? Infinity) - before);
    taken.set(line.id, before + (offer.now?.quantity ?? 0));
    return offer;
  });
}

/** The same for what is stated alike. A cart of before the known ones were kept is compared by the rest. */
const allergensText = ({ allergens, knownAllergens }: CartLine, { knownAllergens: others }: CartLine) =>
  allergens?.toSorted().join() ?? `not stated:${knownAllergens && others ? knownAllergens.toSorted().join() : ''}`;

/** The marks that a line had and has no more; one that it has got since is no change. */
export const lostMarks = ({ dietary: before = [] }: CartLine, { dietary: now = [] }: CartLine): DietaryMark[] =>
  before.filter((mark) => !isMarked(now, mark));

/** Pairs of a choice and what it is called now, where that is another name. */
export const renamedChoices = ({ choices: before = [] }: CartLine, { choices: after = [] }: CartLine) =>
  before.flatMap((choice): [Choice, Choice][] => {
    const now = after.find(({ optionId }) => optionId === choice.optionId);
    return now && now.optionName !== choice.optionName ? [[choice, now]] : [];
  });

/**
 * What differs, allergens and marks first. Another picture is no change, nor is a maximum that the line does not exceed, nor are
 * allergens where the line does not know what it had.
 */
function changesOf(line: CartLine, now: CartLine, isFew: boolean): LineChange[] {
  const changes: LineChange[] = [];
  if (line.allergens !== undefined && allergensText(line, now) !== allergensText(now, line)) changes.push('allergens');
  if (lostMarks(line, now).length > 0) changes.push('marks');
  if (!line.choices && now.choices) changes.push('defaults-added');
  if (toCents(line.price) !== toCents(now.price)) changes.push('repriced');
  if (line.name !== now.name) changes.push('renamed');
  if (renamedChoices(line, now).length > 0) changes.push('choices-renamed');
  if (minimumOf(line) !== minimumOf(now)) changes.push('conditions');
  if (now.quantity < line.quantity) changes.push(isFew ? 'few-left' : 'limited');
  return changes;
}

function differenceOf({ line, quoted, now, most, isFew }: Offer): LineDifference | null {
  if (!now) {
    const reason = quoted?.obstacle ?? (quoted && isFew ? 'too-few-left' : 'gone');
    return { kind: 'unavailable', line, reason, issues: quoted?.choiceIssues ?? [] };
  }
  const changes = changesOf(line, now, isFew);
  return changes.length > 0 ? { kind: 'changed', line, now, most, changes } : null;
}

const OF_CONTENTS: readonly LineChange[] = ['allergens', 'marks'];

/** How many changes of a line, its first ones, say that it now contains something else. */
export const contentsChanges = (difference: LineDifference): number =>
  difference.kind === 'changed' ? difference.changes.filter((change) => OF_CONTENTS.includes(change)).length : 0;

/**
 * Every line that differs from what the customer put into the cart: those that contain something else first, then in the
 * cart's order.
 */
export const compareCart = (lines: readonly CartLine[], quoted: QuotedLines): LineDifference[] =>
  offersOf(lines, quoted)
    .flatMap((offer) => differenceOf(offer) ?? [])
    .sort((one, other) => Number(contentsChanges(other) > 0) - Number(contentsChanges(one) > 0));

/** The lines as they can be ordered now: at current prices, without unavailable ones. */
export const offeredLines = (lines: readonly CartLine[], quoted: QuotedLines): CartLine[] =>
  offersOf(lines, quoted).flatMap(({ now }) => now ?? []);
