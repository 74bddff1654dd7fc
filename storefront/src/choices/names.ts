import {
  choiceWords,
  localText,
  typedCustomizations,
  type Choice,
  type Deal,
  type LineItemType,
  type LocalText,
  type MenuItem,
  type OrderedLine,
} from '@pickup/contract';
import { useApiQuery, useLanguage, type Words } from '@pickup/web';
import { useMemo } from 'react';

interface Named {
  name: string;
  nameNl: string | null;
}

/** The name of something in the visitor's language, for a label: where it is read, `LocalWords` says its language. */
export function useNameOf(): (named: Named) => string {
  const language = useLanguage();
  return (named) => localText(named, 'name', language).text;
}

interface NamesOfLines {
  /** Of a dish or a deal. */
  item: (line: { id: string; type: LineItemType; name: string }) => LocalText;
  /** `Large`, `2 × Extra mozzarella` */
  choice: (choice: Choice) => LocalText;
}

/** Dutch names by id and name: what was renamed since is no longer what somebody put into the cart. */
function dutchNames(dishes: readonly MenuItem[], deals: readonly Deal[]): Map<string, string> {
  const named = [
    ...dishes.flatMap((dish) => [dish, ...dish.optionGroups.flatMap(({ options }) => options)]),
    ...deals.map(({ id, title: name, titleNl: nameNl }) => ({ id, name, nameNl })),
  ];
  return new Map(named.flatMap(({ id, name, nameNl }) => (nameNl === null ? [] : [[`${id} ${name}`, nameNl]])));
}

/** The names of what is in the cart: in Dutch those of the menu and the deals, as long as they still offer that under that name. */
export function useNamesOfLines(): NamesOfLines {
  const isDutch = useLanguage() === 'nl';
  const { data: dishes } = useApiQuery('menuItems', undefined, { enabled: isDutch });
  const { data: deals } = useApiQuery('deals', undefined, { enabled: isDutch });
  return useMemo(() => {
    const dutch = isDutch ? dutchNames(dishes ?? [], deals ?? []) : new Map<string, string>();
    const translated = (id: string, name: string): LocalText => {
      const nameNl = dutch.get(`${id} ${name}`) ?? null;
      return localText({ name, nameNl }, 'name', isDutch ? 'nl' : 'en');
    };
    return {
      item: ({ id, name }) => translated(id, name),
      choice: ({ optionId, optionName, count }) => {
        const { text, language } = translated(optionId, optionName);
        return { text: choiceWords({ optionName: text, count }), language };
      },
    };
  }, [isDutch, dishes, deals]);
}

interface NamesOfOrder {
  name: (line: OrderedLine) => LocalText;
  /** What was chosen, then what was typed. */
  wishes: (line: OrderedLine) => Words[];
}

/** What was ordered, in the names of that moment. */
export function useNamesOfOrder(): NamesOfOrder {
  const language = useLanguage();
  return {
    name: (line) => localText(line, 'menuItemName', language),
    wishes: (line) => [
      ...line.choices.map((choice): LocalText => {
        const name = localText(choice, 'optionName', language);
        return { ...name, text: choiceWords({ ...choice, optionName: name.text }) };
      }),
      ...typedCustomizations(line),
    ],
  };
}
