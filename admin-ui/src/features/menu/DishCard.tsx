import type { AdminMenuItem } from '@pickup/contract';
import { Badge, Button, EditIcon, Picture, Price, RestoreIcon, Switch, TrashIcon } from '@pickup/web';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DeletedBadge } from '../../lists/list-parts.js';
import { cardId } from '../../lists/useFocusKeeper.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import {
  Actions,
  Badges,
  CategoryName,
  Description,
  DutchName,
  Foot,
  GroupNames,
  Head,
  Name,
  PriceRow,
  Surface,
  Switches,
  Thumb,
  Words,
} from './dish-layout.js';
import type { DishChanges } from './useDishChanges.js';

/** The second click of a double click would flip the switch back. */
const isSecondTap = ({ nativeEvent }: ChangeEvent) => nativeEvent instanceof UIEvent && nativeEvent.detail > 1;

interface DishCardProps {
  dish: AdminMenuItem;
  changes: DishChanges;
  onEdit: (dish: AdminMenuItem) => void;
  onDelete: (dish: AdminMenuItem) => void;
}

/** One dish: what guests see of it, two switches, edit and delete; a deleted one offers only Restore. */
export function DishCard({ dish, changes, onEdit, onDelete }: DishCardProps) {
  const { t } = useTranslation();
  const { currencySymbol } = useRestaurant();
  const id = cardId(dish.id);
  const busy = changes.underWay(dish.id) !== undefined;
  const { name } = dish;
  const unmet = dish.optionGroups.filter((group) => dish.unmetGroupIds.includes(group.id)).map((group) => group.name);
  const nameSwitch = (action: string) => t('menu.item.switchOf', { action, name });
  const nameAction = (action: string) => t('menu.item.actionOf', { action, name });
  return (
    <Surface as="article" id={id} tabIndex={-1} aria-labelledby={`${id}-name`} aria-busy={busy}>
      <Head>
        <Thumb $dimmed={!dish.isActive || !dish.available}>
          <Picture src={dish.imageUrl} alt="" width={320} height={240} />
        </Thumb>
        <Words>
          <Name id={`${id}-name`}>{dish.name}</Name>
          {dish.nameNl !== null && <DutchName lang="nl">{dish.nameNl}</DutchName>}
          <PriceRow>
            <Price amount={dish.price} symbol={currencySymbol} size="lg" />
            <CategoryName>{dish.categoryName ?? t('menu.noCategory')}</CategoryName>
          </PriceRow>
          {dish.optionGroups.length > 0 && (
            <GroupNames>
              {t('menu.item.groups', { groups: dish.optionGroups.map((group) => group.name).join(' · ') })}
            </GroupNames>
          )}
          <Badges>
            {!dish.isActive && <DeletedBadge />}
            {!dish.available && <Badge $tone="inverse">{t('menu.item.unavailable')}</Badge>}
            {dish.isActive && dish.allergens === null && <Badge $tone="danger">{t('allergens.notDeclared')}</Badge>}
            {unmet.length > 0 && <Badge $tone="danger">{t('menu.item.unmet', { groups: unmet.join(', ') })}</Badge>}
            {dish.popular && <Badge $tone="saffron">{t('menu.item.popular')}</Badge>}
          </Badges>
        </Words>
      </Head>
      <Description>{dish.description}</Description>
      {dish.isActive ? (
        <Foot>
          <Switches>
            <Switch
              label={t('menu.item.available')}
              aria-label={nameSwitch(t('menu.item.available'))}
              checked={dish.available}
              onChange={(event) => isSecondTap(event) || changes.make('availability', dish)}
            />
            <Switch
              label={t('menu.item.popular')}
              aria-label={nameSwitch(t('menu.item.popular'))}
              checked={dish.popular}
              onChange={(event) => isSecondTap(event) || changes.make('popularity', dish)}
            />
          </Switches>
          <Actions>
            <Button variant="secondary" aria-label={nameAction(t('app.edit'))} onClick={() => onEdit(dish)}>
              <EditIcon size={18} /> {t('app.edit')}
            </Button>
            <Button variant="quiet" aria-label={nameAction(t('app.delete'))} onClick={() => onDelete(dish)}>
              <TrashIcon size={18} /> {t('app.delete')}
            </Button>
          </Actions>
        </Foot>
      ) : (
        <Foot>
          <Button
            variant="secondary"
            wide
            aria-label={nameAction(t('app.restore'))}
            onClick={() => changes.make('restore', dish)}
          >
            <RestoreIcon size={18} /> {t('app.restore')}
          </Button>
        </Foot>
      )}
    </Surface>
  );
}
