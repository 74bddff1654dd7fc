import type { AdminCategory, AdminMenuItem } from '@pickup/contract';
import { Button, color, DownIcon, fontSize, space, UpIcon, useApiQuery } from '@pickup/web';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { untranslated } from './untranslated.js';

const Root = styled.div`
  margin-bottom: ${space(2)};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: 0 ${space(2)};
  padding: ${space(1)} ${space(1.5)};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    overflow-wrap: anywhere;
  }
  span {
    margin-left: ${space(1)};
    font-size: ${fontSize('sm')};
    color: ${color('soft')};
  }
`;

interface UntranslatedTextsProps {
  dishes: readonly AdminMenuItem[];
  categories: readonly AdminCategory[];
}

/** How many texts of the whole site have no Dutch yet; opened, it leads to each form where some are missing. */
export function UntranslatedTexts({ dishes, categories }: UntranslatedTextsProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { data: groups } = useApiQuery('adminOptionGroups');
  const { data: deals } = useApiQuery('adminDeals', { query: { page: '0', size: '100' } });
  const { data: restaurant } = useApiQuery('adminRestaurant');
  const found = untranslated({
    ...{ dishes, categories, groups: groups ?? [] },
    deals: deals?.content ?? [],
    restaurant: restaurant ?? null,
  });
  const count = found.reduce((sum, { texts }) => sum + texts, 0);
  if (count === 0) return null;
  return (
    <Root>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <UpIcon size={16} /> : <DownIcon size={16} />} {t('menu.untranslated.title', { count })}
      </Button>
      {isOpen && (
        <List id={id}>
          {found.map((each) => (
            <li key={each.id}>
              <Link to={each.to}>{each.name}</Link>
              <span>{t('menu.untranslated.texts', { count: each.texts })}</span>
            </li>
          ))}
        </List>
      )}
    </Root>
  );
}
