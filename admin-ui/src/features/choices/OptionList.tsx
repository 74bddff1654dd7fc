import type { AdminOptionGroup } from '@pickup/contract';
import { color, fontSize, space, useLanguage, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { soldOutWords } from '../../forms/sold-out.js';
import { SEARCHED } from '../../lists/found-text.js';
import { matchesSearch } from '../../lists/SearchField.js';
import { useGroupWords } from '../../option-groups/group-words.js';
import { activeOptions } from '../../option-groups/option-groups.js';
import { useServiceDay } from '../../restaurant/useRestaurant.js';

const List = styled.ol`
  display: grid;
  align-content: start;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 0 ${space(2)};
  padding-block: ${space(0.5)};
  & + & {
    border-top: 1px solid ${color('line')};
  }
`;

const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Aside = styled.span`
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;

const Dutch = styled(Aside)`
  margin-right: ${space(1)};
`;

const Surcharge = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/**
 * The options of a group in order: what each costs, and how it differs from the ordinary; its Dutch name where a search has
 * found it by that alone.
 */
export function OptionList({ group, search }: { group: AdminOptionGroup; search: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useServiceDay();
  const { surcharge } = useGroupWords();
  return (
    <List aria-label={t('choices.card.optionsOf', { name: group.name })}>
      {activeOptions(group).map((option) => (
        <Row key={option.id}>
          <Name>
            <span {...SEARCHED}>{option.name}</span>{' '}
            {!matchesSearch(search, [option.name]) && matchesSearch(search, [option.nameNl]) && (
              <Dutch lang="nl" {...SEARCHED}>
                {option.nameNl}
              </Dutch>
            )}
            <Aside>
              {[
                option.isDefault && t('choices.form.isDefault'),
                option.maxCount > 1 && t('choices.form.times', { count: option.maxCount }),
                soldOutWords(option.soldOutUntil, today, t, language),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Aside>
          </Name>
          <Surcharge>{surcharge(option.price)}</Surcharge>
        </Row>
      ))}
    </List>
  );
}
