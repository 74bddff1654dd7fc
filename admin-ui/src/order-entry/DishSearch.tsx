import {
  color,
  Field,
  fontSize,
  LocalWords,
  PlusIcon,
  radius,
  Skeleton,
  space,
  TextInput,
  useLocalText,
  useMediaQuery,
  useTranslation,
} from '@pickup/web';
import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import styled from 'styled-components';
import { LoadFailed } from '../failures/load-failure.js';
import { matchesSearch } from '../lists/SearchField.js';
import { NameOnBoard } from '../order/NameOnBoard.js';
import { useMoney } from '../restaurant/useRestaurant.js';
import type { Orderable } from './entry-lines.js';
import { useOrderables } from './useOrderables.js';

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`;

const Search = styled(TextInput)`
  min-height: 52px;
  font-size: ${fontSize('lg')};
`;

/** One column, in which a list of all dishes would push the order and its guest out of sight. */
const NARROW = '(max-width: 767.98px)';

const List = styled.ul`
  overflow-y: auto;
  overscroll-behavior: contain;
  max-height: min(52vh, 30rem);
  border: 1px solid ${color('line')};
  border-radius: ${radius('field')};
  @media ${NARROW} {
    max-height: 13.5rem;
  }
`;

const Row = styled.li<{ $isActive: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 52px;
  padding: ${space(0.5)} ${space(1.5)};
  background: ${({ theme, $isActive }) => ($isActive ? theme.color.noteWash : 'transparent')};
  color: ${({ theme, $isActive }) => ($isActive ? theme.color.onNoteWash : 'inherit')};
  cursor: pointer;
  & + & {
    border-top: 1px solid ${color('line')};
  }
  &[aria-disabled='true'] {
    color: ${color('soft')};
    cursor: not-allowed;
  }
`;

const Name = styled.span`
  font-weight: 600;
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

const Aside = styled.span`
  display: block;
  font-size: ${fontSize('xs')};
  font-weight: 500;
  color: ${color('soft')};
`;

const Price = styled.span`
  font-variant-numeric: tabular-nums;
`;

const Nothing = styled.p`
  padding-block: ${space(1)};
  color: ${color('soft')};
`;

/** Those whose name holds what is searched; first those in which a word begins with it, last what is sold out. */
function findItems(items: readonly Orderable[], search: string): Orderable[] {
  const found = items.filter(({ name, nameNl }) => matchesSearch(search, [name, nameNl]));
  const wanted = search.trim().toLowerCase();
  const begins = ({ name, nameNl }: Orderable) => ` ${name} ${nameNl ?? ''}`.toLowerCase().includes(` ${wanted}`);
  const rank = (item: Orderable) => 2 * Number(item.soldOut) + Number(!begins(item));
  return found.toSorted((one, other) => rank(one) - rank(other));
}

/** Before anything is typed no row is marked: Enter would add what nobody asked for. */
const NONE = -1;

interface DishSearchProps {
  input: RefObject<HTMLInputElement>;
  onAdd: (item: Orderable) => void;
  /** What is wrong with an order that has no dish; null where nothing is. */
  problem: string | null;
}

/** Finds dishes and deals by their name: arrows choose, Enter or a press adds. */
export function DishSearch({ input, onAdd, problem }: DishSearchProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const local = useLocalText();
  const id = useId();
  const { all, error, retry } = useOrderables();
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(NONE);
  const found = findItems(all ?? [], search);
  const active = Math.min(at, found.length - 1);
  const isNarrow = useMediaQuery(NARROW);
  const isListed = found.length > 0 && !(isNarrow && search.trim() === '');

  const add = (item: Orderable | undefined) => {
    if (!item || item.soldOut) return;
    setSearch('');
    setAt(NONE);
    onAdd(item);
  };
  const goTo = (next: number) => {
    setAt(next);
    document.getElementById(`${id}${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, () => void>> = {
      ArrowDown: () => goTo(Math.min(active + 1, found.length - 1)),
      ArrowUp: () => goTo(Math.max(active - 1, 0)),
      // Held down, it would go on with whatever is first of all then.
      Enter: () => event.repeat || add(found[active]),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };
  if (error && !all) return <LoadFailed title={t('orderEntry.dishes.failed')} error={error} onRetry={retry} />;
  return (
    <Root>
      <Field label={t('orderEntry.dishes.search')} hint={t('orderEntry.dishes.hint')} error={problem}>
        {(control) => (
          <Search
            {...control}
            ref={input}
            role="combobox"
            aria-expanded={isListed}
            aria-controls={`${id}list`}
            aria-activedescendant={active >= 0 ? `${id}${active}` : undefined}
            type="text"
            autoComplete="off"
            enterKeyHint="done"
            value={search}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              setSearch(target.value);
              setAt(target.value.trim() === '' ? NONE : 0);
            }}
          />
        )}
      </Field>
      {!all && <Skeleton $height="156px" />}
      {all && found.length === 0 && <Nothing role="status">{t('orderEntry.dishes.nothing')}</Nothing>}
      {isListed && (
        <List id={`${id}list`} role="listbox" aria-label={t('orderEntry.dishes.list')}>
          {found.map((item, index) => (
            <Row
              key={`${item.type} ${item.id}`}
              id={`${id}${index}`}
              role="option"
              aria-selected={index === active}
              aria-disabled={item.soldOut || undefined}
              $isActive={index === active && !item.soldOut}
              // The search keeps the focus, and a tablet's keyboard its place.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => add(item)}
            >
              <Name>
                <LocalWords words={local(item, 'name')} />
                <NameOnBoard name={item.name} shown={local(item, 'name').text} />
                {item.soldOut && <Aside>{t('orderEntry.dishes.soldOut')}</Aside>}
                {!item.soldOut && item.left !== null && (
                  <Aside>{t('orderEntry.dishes.left', { count: item.left })}</Aside>
                )}
              </Name>
              <Price>{money(item.price)}</Price>
              <PlusIcon size={18} />
            </Row>
          ))}
        </List>
      )}
    </Root>
  );
}
