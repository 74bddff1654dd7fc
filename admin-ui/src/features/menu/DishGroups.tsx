import { OPTION_LIMITS, optionGroupContradiction, type AdminOptionGroup } from '@pickup/contract';
import {
  Button,
  CloseIcon,
  color,
  Field,
  fontSize,
  IconButton,
  Notice,
  PlusIcon,
  radius,
  Select,
  Skeleton,
  space,
  useTranslation,
} from '@pickup/web';
import { useRef } from 'react';
import styled from 'styled-components';
import { useErrorMessage } from '../../failures/load-failure.js';
import { Group, Hint, Legend, Problem } from '../../forms/fields.js';
import { moved } from '../../forms/drag-geometry.js';
import { draggedRow, DragHandle, MoveButtons, useMoveAnnouncement } from '../../forms/move-controls.js';
import { useDragOrder } from '../../forms/useDragOrder.js';
import { DeletedBadge } from '../../lists/list-parts.js';
import { useGroupWords } from '../../option-groups/group-words.js';
import { useOptionGroups } from '../../option-groups/option-groups.js';

const Rows = styled.ol`
  display: grid;
  gap: ${space(1)};
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1)};
  min-width: 0;
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(2)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('field')};
  ${draggedRow}
`;

const Words = styled.div`
  flex: 1 1 12em;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.p`
  font-weight: 650;
`;

/* One line is enough to know a group by. */
const About = styled.p`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Tools = styled.div`
  display: flex;
  margin-left: auto;
`;

const Adding = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(1.5)};
  & > :first-child {
    flex: 1 1 14em;
  }
`;

/** Whether too few of a group's options are left to choose: the dish cannot be ordered with it (product.md, Choices). */
const isUnmet = (group: AdminOptionGroup) => optionGroupContradiction(group)?.kind === 'min-above-options';

interface DishGroupsProps {
  /** The attached groups, in order. */
  chosen: readonly string[];
  /** The groups that the server found impossible to choose from. */
  unmet: readonly string[];
  problem: string | null;
  onChange: (chosen: string[]) => void;
  /** The form of a new group is wanted. */
  onCreate: () => void;
}

/** What guests choose of a dish: groups are attached, ordered and taken off, and made. */
export function DishGroups({ chosen, unmet, problem, onChange, onCreate }: DishGroupsProps) {
  const { t } = useTranslation();
  const { rule, options } = useGroupWords();
  const errorMessage = useErrorMessage();
  const groups = useOptionGroups();
  const { sayMoved, sayRemoved, announcement } = useMoveAnnouncement();
  const field = useRef<HTMLFieldSetElement>(null);
  const isFull = chosen.length >= OPTION_LIMITS.groups;
  const addable = (groups.data ?? []).filter(({ id, isActive }) => isActive && !chosen.includes(id));

  const groupOf = (id: string | undefined) => groups.data?.find((each) => each.id === id);
  const move = (from: number, to: number) => {
    sayMoved(groupOf(chosen[from])?.name ?? '', to, chosen.length);
    onChange(moved(chosen, from, to));
  };
  const { list, handleOf, rowOf } = useDragOrder<HTMLOListElement>(move);
  const takeOff = (name: string, id: string) => {
    sayRemoved(name);
    onChange(chosen.filter((each) => each !== id));
    // The pressed button is gone, and what can be attached may be nothing yet.
    field.current?.focus();
  };
  const row = (id: string, index: number) => {
    const group = groupOf(id);
    if (!group) return null;
    const { name } = group;
    return (
      <Row key={id} aria-label={name} {...rowOf(index)}>
        {chosen.length > 1 && <DragHandle {...handleOf(index)} />}
        <Words>
          <Name>
            {name} {!group.isActive && <DeletedBadge />}
          </Name>
          <About>
            {rule(group)} · {options(group)}
          </About>
        </Words>
        <Tools>
          <MoveButtons name={name} index={index} count={chosen.length} onMove={(to) => move(index, to)} />
          <IconButton
            variant="quiet"
            aria-label={t('menu.itemForm.groups.takeOff', { name })}
            onClick={() => takeOff(name, id)}
          >
            <CloseIcon />
          </IconButton>
        </Tools>
        {(unmet.includes(id) || isUnmet(group)) && (
          <Notice $tone="danger">{t('menu.itemForm.groups.unmet', { name })}</Notice>
        )}
      </Row>
    );
  };
  const body = () => {
    if (groups.data) return chosen.length > 0 && <Rows ref={list}>{chosen.map(row)}</Rows>;
    if (!groups.error) return <Skeleton $height="52px" />;
    return (
      <>
        <Problem role="alert">{t('menu.itemForm.groups.failed', { reason: errorMessage(groups.error) })}</Problem>
        <Button variant="secondary" onClick={() => void groups.refetch()}>
          {t('app.retry')}
        </Button>
      </>
    );
  };
  return (
    <Group ref={field} tabIndex={-1}>
      <Legend>{t('menu.itemForm.groups.legend')}</Legend>
      <Hint>{t('menu.itemForm.groups.hint')}</Hint>
      {body()}
      {problem !== null && <Problem role="alert">{problem}</Problem>}
      {announcement}
      {isFull ? (
        <Hint>{t('menu.itemForm.groups.full', { max: OPTION_LIMITS.groups })}</Hint>
      ) : (
        <Adding>
          <Field label={t('menu.itemForm.groups.attach')}>
            {(control) => (
              <Select
                {...control}
                value=""
                disabled={addable.length === 0}
                onChange={({ target }) => onChange([...chosen, target.value])}
              >
                <option value="">{t(addable.length === 0 ? 'menu.itemForm.groups.noOther' : 'app.form.choose')}</option>
                {addable.map((group) => (
                  <option key={group.id} value={group.id}>
                    {/* Two groups may have one name: a pizza's size, a drink's. */}
                    {group.name}: {options(group)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button variant="secondary" size="main" onClick={onCreate}>
            <PlusIcon size={18} /> {t('menu.itemForm.groups.create')}
          </Button>
        </Adding>
      )}
    </Group>
  );
}
