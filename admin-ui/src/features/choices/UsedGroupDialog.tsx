import type { AdminOptionGroup } from '@pickup/contract';
import { Button, Dialog, space, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { DishLink } from './DishLink.js';

const Dishes = styled.ul`
  display: grid;
  gap: ${space(1)};
  overflow-wrap: anywhere;
`;

/** Says why a group cannot be deleted: the dishes that use it. */
export default function UsedGroupDialog({ group, onClose }: { group: AdminOptionGroup; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('choices.used.title', { name: group.name })}
      description={t('choices.used.text')}
      closeLabel={t('shared.close')}
      width={460}
      actions={
        <Button variant="secondary" size="main" onClick={onClose}>
          {t('shared.close')}
        </Button>
      }
    >
      <Dishes>
        {group.usedBy.map(({ id, name }) => (
          <li key={id}>
            <DishLink name={name} />
          </li>
        ))}
      </Dishes>
    </Dialog>
  );
}
