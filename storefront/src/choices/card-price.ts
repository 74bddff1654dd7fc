import {
  checkChoices,
  fromCents,
  needsChoice,
  priceWith,
  toCents,
  type MenuItem,
  type OptionGroup,
} from '@pickup/contract';

const onOffer = ({ options }: OptionGroup) => options.filter(({ soldOut }) => !soldOut);

/** The least that a group adds to the price of a dish, in cents: its cheapest options, as many as have to be chosen. */
function leastOf(group: OptionGroup): number {
  const prices = onOffer(group)
    .flatMap(({ price, maxCount }) => Array.from({ length: maxCount }, () => toCents(price)))
    .sort((one, other) => one - other);
  return prices.slice(0, group.min).reduce((sum, price) => sum + price, 0);
}

const differInPrice = (group: OptionGroup) => new Set(onOffer(group).map(({ price }) => price)).size > 1;

interface CardPrice {
  /** In euros: with the defaults where they suffice, as Add to Cart adds it; else the least it can cost. */
  amount: number;
  /** Whether nothing costs less and another choice that has to be made costs more. */
  isFrom: boolean;
}

/** The price on the card of a dish. */
export function cardPrice(dish: MenuItem): CardPrice {
  const least = fromCents(dish.optionGroups.reduce((sum, group) => sum + leastOf(group), toCents(dish.price)));
  const amount = needsChoice(dish) ? least : priceWith(dish.price, checkChoices(dish).choices);
  const varies = dish.optionGroups.some((group) => group.min > 0 && differInPrice(group));
  return { amount, isFrom: varies && amount === least };
}
