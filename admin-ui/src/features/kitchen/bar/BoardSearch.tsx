import { ButtonLink, CloseIcon, color, IconButton, useTranslation } from '@pickup/web';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { SearchField } from '../../../lists/SearchField.js';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 8px 16px;
  background: ${color('card')};
  border-bottom: 1px solid ${color('line')};
  & > [role='search'] {
    flex: 1 1 220px;
    max-width: 480px;
  }
  /* On a phone its field and what closes it are a row, and what is found another. */
  @media (max-width: 699.98px) {
    padding-inline: 10px;
    & > [role='search'] {
      flex-basis: calc(100% - 60px);
      max-width: none;
    }
  }
`;

const Found = styled.p`
  font-weight: 650;
  @media (max-width: 699.98px) {
    order: 1;
    &:empty {
      display: none;
    }
  }
`;

const Everywhere = styled(ButtonLink)`
  @media (max-width: 699.98px) {
    order: 1;
  }
`;

const Close = styled(IconButton)`
  flex: none;
  margin-left: auto;
`;

interface BoardSearchProps {
  search: string;
  /** How many orders of the board match. */
  found: number;
  onSearch: (search: string) => void;
  /** Asked to pick the first card that matches. */
  onPick: () => void;
  onClose: () => void;
}

/** Searches the board by number, name, phone and dish; what it does not hold may be among all orders. */
export function BoardSearch({ search, found, onSearch, onPick, onClose }: BoardSearchProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const isNarrowed = search.trim() !== '';
  useEffect(() => {
    // Also when it is asked for again, which empties it.
    if (!isNarrowed) root.current?.querySelector('input')?.focus();
  }, [isNarrowed]);
  return (
    <Root
      ref={root}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement && isNarrowed) {
          event.preventDefault();
          onPick();
        }
      }}
    >
      <SearchField
        label={t('board.search.label')}
        placeholder={t('board.search.placeholder')}
        value={search}
        onSearch={onSearch}
      />
      <Found role="status">{isNarrowed && t('board.search.found', { count: found })}</Found>
      {isNarrowed && found === 0 && (
        <Everywhere to={`/orders?${new URLSearchParams({ search: search.trim() }).toString()}`} $variant="secondary">
          {t('board.search.all')}
        </Everywhere>
      )}
      <Close variant="quiet" aria-label={t('board.search.close')} onClick={onClose}>
        <CloseIcon />
      </Close>
    </Root>
  );
}
