import type { AdminCategory, AdminMenuItem } from '@pickup/contract';
import { Button, Card, color, DownIcon, fontSize, space, UpIcon, useApiQuery, useTranslation } from '@pickup/web';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { untranslated } from './untranslated.js';

const Root = styled.div`
  margin-bottom: ${space(2)};
`;

/** It goes on below its edge, so that the menu stays in sight however much is missing. */
const List = styled(Card)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: 0 ${space(2)};
  max-height: 40vh;
  margin: ${space(1)} 0 0;
  padding: ${space(1)} ${space(2)};
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  min-height: 44px;
  a {
    padding-block: ${space(1)};
    overflow-wrap: anywhere;
  }
  span {
    flex: none;
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
    dishes,
    categories,
    groups: groups ?? [],
    deals: deals?.content ?? [],
    restaurant: restaurant ?? null,
  });
  const count = found.reduce((sum, { texts }) => sum + texts, 0);
  if (count === 0) return null;
  return (
    <Root>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <UpIcon size={16} /> : <DownIcon size={16} />} {t('menu.untranslated.title', { count })}
      </Button>
      {isOpen && (
        <List as="ul" id={id}>
          {found.map((each) => (
            <Row key={each.id}>
              <Link to={each.to}>{each.name}</Link>
              <span>{t('menu.untranslated.texts', { count: each.texts })}</span>
            </Row>
          ))}
        </List>
      )}
    </Root>
  );
}
