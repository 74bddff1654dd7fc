import { choiceWords, typedCustomizations, type Choice, type LineItemType, type MenuItem } from '@pickup/contract';
import { useApiQuery, useLanguage } from '@pickup/web';
import { useMemo } from 'react';

interface Named {
  name: string;
  nameNl: string | null;
}

/** The name of something in the visitor's language. */
export function useNameOf(): (named: Named) => string {
  const language = useLanguage();
  return ({ name, nameNl }) => (language === 'nl' ? (nameNl ?? name) : name);
}

interface NamesOfLines {
  /** Of a dish or a deal. */
  item: (line: { id: string; type: LineItemType; name: string }) => string;
  /** `Large`, `2 × Extra mozzarella` */
  choice: (choice: Choice) => string;
}

/** Dutch names by id and name: what was renamed since is no longer what somebody put into a cart or ordered. */
function dutchNames(dishes: readonly MenuItem[]): Map<string, string> {
  const named = dishes.flatMap((dish) => [dish, ...dish.optionGroups.flatMap(({ options }) => options)]);
  return new Map(named.flatMap(({ id, name, nameNl }) => (nameNl === null ? [] : [[`${id} ${name}`, nameNl]])));
}

/** The names of what is in the cart or was ordered: in Dutch the menu's, as long as it still offers that under that name. */
export function useNamesOfLines(): NamesOfLines {
  const isDutch = useLanguage() === 'nl';
  const { data } = useApiQuery('menuItems', undefined, { enabled: isDutch });
  return useMemo(() => {
    const dutch = isDutch && data ? dutchNames(data) : new Map<string, string>();
    const translated = (id: string, name: string) => dutch.get(`${id} ${name}`) ?? name;
    return {
      item: ({ id, type, name }) => (type === 'menu' ? translated(id, name) : name),
      choice: ({ optionId, optionName, count }) => choiceWords({ optionName: translated(optionId, optionName), count }),
    };
  }, [isDutch, data]);
}

interface OrderedChoices {
  choices: readonly Choice[];
  /** Begins with the choices in words. */
  customizations: readonly string[];
}

/** Everything that a line of an order asks for, in words. */
export function useLineCustomizations(): (line: OrderedChoices) => string[] {
  const names = useNamesOfLines();
  return (line) => [...line.choices.map(names.choice), ...typedCustomizations(line)];
}
