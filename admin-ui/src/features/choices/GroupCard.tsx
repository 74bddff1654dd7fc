import type { AdminOptionGroup } from '@pickup/contract';
import {
  Badge,
  Button,
  color,
  CopyIcon,
  EditIcon,
  fontSize,
  IconButton,
  RestoreIcon,
  space,
  TrashIcon,
  useTranslation,
} from '@pickup/web';
import styled from 'styled-components';
import { DeletedBadge, RecordCard } from '../../lists/list-parts.js';
import { SEARCHED } from '../../lists/found-text.js';
import { cardId } from '../../lists/useFocusKeeper.js';
import { useGroupWords } from '../../option-groups/group-words.js';
import { DishLink } from './DishLink.js';
import { undeclaredOptions } from './choices-view.js';
import { OptionList } from './OptionList.js';
import type { GroupChanges } from './useGroupChanges.js';

const Words = styled.header`
  display: grid;
  gap: ${space(0.5)};
  min-width: 0;
`;

const Name = styled.h2`
  font-size: ${fontSize('xl')};
  overflow-wrap: anywhere;
`;

const DutchName = styled.p`
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
  overflow-wrap: anywhere;
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
  margin-top: ${space(0.5)};
`;

const Foot = styled.footer`
  display: grid;
  gap: ${space(1.5)};
  padding-top: ${space(1.5)};
  border-top: 1px dashed ${color('line')};
`;

const Uses = styled.p`
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
  overflow-wrap: anywhere;
  /* Links in a sentence, spaced so that a thumb meets one of them. */
  line-height: 1.9;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

const Wide = styled(Button)`
  flex: 1 0 auto;
  padding-inline: ${space(1)};
`;

/** The dishes that use a group, each a link to it in the menu. */
function UsedBy({ dishes }: { dishes: AdminOptionGroup['usedBy'] }) {
  const { t } = useTranslation();
  if (dishes.length === 0) return <Uses>{t('choices.card.unused')}</Uses>;
  return (
    <Uses>
      {t('choices.card.usedBy')}{' '}
      {dishes.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <span {...SEARCHED}>
            <DishLink name={name} />
          </span>
        </span>
      ))}
    </Uses>
  );
}

interface GroupCardProps {
  group: AdminOptionGroup;
  /** What the groups are searched for. */
  search: string;
  changes: GroupChanges;
  onEdit: (group: AdminOptionGroup) => void;
  onDuplicate: (group: AdminOptionGroup) => void;
  onDelete: (group: AdminOptionGroup) => void;
}

/** One group: how many guests choose, of what, and for which dishes; a deleted one offers only Restore. */
export function GroupCard({ group, search, changes, onEdit, onDuplicate, onDelete }: GroupCardProps) {
  const { t } = useTranslation();
  const { rule } = useGroupWords();
  const id = cardId(group.id);
  const named = (action: string) => t('choices.card.actionOf', { action, name: group.name });
  const undeclared = undeclaredOptions(group);
  return (
    <RecordCard as="article" id={id} tabIndex={-1} aria-labelledby={`${id}-name`} aria-busy={changes.isBusy(group)}>
      <Words>
        <Name id={`${id}-name`} {...SEARCHED}>
          {group.name}
        </Name>
        {group.nameNl !== null && (
          <DutchName lang="nl" {...SEARCHED}>
            {group.nameNl}
          </DutchName>
        )}
        <Badges>
          {!group.isActive && <DeletedBadge />}
          <Badge $tone="plain">{rule(group)}</Badge>
          {undeclared > 0 && <Badge $tone="danger">{t('choices.card.notDeclared', { count: undeclared })}</Badge>}
        </Badges>
      </Words>
      <OptionList group={group} search={search} />
      <Foot>
        {group.isActive ? (
          <>
            <UsedBy dishes={group.usedBy} />
            <Actions>
              <Wide variant="secondary" aria-label={named(t('app.edit'))} onClick={() => onEdit(group)}>
                <EditIcon size={18} /> {t('app.edit')}
              </Wide>
              <Wide
                variant="secondary"
                aria-label={named(t('choices.card.duplicate'))}
                onClick={() => onDuplicate(group)}
              >
                <CopyIcon size={18} /> {t('choices.card.duplicate')}
              </Wide>
              <IconButton variant="secondary" aria-label={named(t('app.delete'))} onClick={() => onDelete(group)}>
                <TrashIcon />
              </IconButton>
            </Actions>
          </>
        ) : (
          <Button variant="secondary" wide aria-label={named(t('app.restore'))} onClick={() => changes.restore(group)}>
            <RestoreIcon size={18} /> {t('app.restore')}
          </Button>
        )}
      </Foot>
    </RecordCard>
  );
}
