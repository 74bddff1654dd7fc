/** A dish as far as it has to fit into a slot. */
interface DishUnits {
  name: string;
  kitchenUnits: number;
}

/** Why a slot cannot hold one piece of a dish without its choices; null when it can. @param unitsPerSlot null without a limit */
export const slotContradiction = ({ name, kitchenUnits }: DishUnits, unitsPerSlot: number | null): string | null =>
  unitsPerSlot !== null && kitchenUnits > unitsPerSlot
    ? `${name} needs ${kitchenUnits}, a slot holds ${unitsPerSlot}`
    : null;
