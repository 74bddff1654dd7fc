import { parseAmount } from '@pickup/contract';
import { useLanguage, useTranslation } from '@pickup/web';
import { describeDietaryInformation } from '../forms/dietary-information.js';
import type { Difference } from '../forms/ConflictNotice.js';
import { describeSoldOut } from '../forms/sold-out.js';
import { useMoney } from '../restaurant/useRestaurant.js';
import type { OptionGroupValues, OptionValues } from './option-group-form.js';

/** Puts what differs in two forms of a group into words: its own fields, each option, their order. */
export function useGroupDifferences(): (mine: OptionGroupValues, theirs: OptionGroupValues) => Difference[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();

  const describe = (option: OptionValues | undefined): string => {
    if (option === undefined) return t('choices.form.notThere');
    const { name, nameNl, price, isDefault, maxCount, kitchenUnits, soldOut, dietaryInformation } = option;
    const amount = parseAmount(price);
    return [
      name.trim(),
      nameNl.trim(),
      amount === null ? price.trim() : `+${money(amount)}`,
      isDefault && t('choices.form.isDefault'),
      t('choices.form.times', { count: Number(maxCount) }),
      kitchenUnits.trim() !== '0' && `${t('choices.form.kitchenUnits')} ${kitchenUnits.trim()}`,
      soldOut.kind !== 'no' && describeSoldOut(soldOut, t, language),
      describeDietaryInformation(dietaryInformation, t),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  const orderOf = ({ options }: OptionGroupValues) => options.map(({ name }) => name.trim()).join(', ');
  const fields = (['name', 'nameNl', 'min', 'max'] as const).map((field) => ({
    label: t(`choices.form.${field}`),
    of: (values: OptionGroupValues) => values[field].trim() || t('choices.form.empty'),
  }));

  return (mine, theirs) => {
    const isOf = (id: string | null) => (option: OptionValues) => id !== null && option.optionId === id;
    const both = mine.options.flatMap((option) => {
      const other = theirs.options.find(isOf(option.optionId));
      return [{ name: (other ?? option).name.trim(), mine: option, theirs: other }];
    });
    const theirsAlone = theirs.options
      .filter(({ optionId }) => !mine.options.some(isOf(optionId)))
      .map((option) => ({ name: option.name.trim(), mine: undefined, theirs: option }));
    return [
      ...fields.map(({ label, of }) => ({ label, mine: of(mine), theirs: of(theirs) })),
      ...[...both, ...theirsAlone].map(({ name, ...option }) => ({
        label: t('choices.form.option', { name }),
        mine: describe(option.mine),
        theirs: describe(option.theirs),
      })),
      { label: t('choices.form.order'), mine: orderOf(mine), theirs: orderOf(theirs) },
    ].filter((difference) => difference.mine !== difference.theirs);
  };
}
