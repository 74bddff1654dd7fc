import type { AdminMenuItem } from '@pickup/contract';
import {
  Badge,
  Button,
  EditIcon,
  IconButton,
  Picture,
  Price,
  RestoreIcon,
  Switch,
  TrashIcon,
  useLanguage,
  useTranslation,
} from '@pickup/web';
import type { SyntheticEvent } from 'react';
import { soldOutWords } from '../../forms/sold-out.js';
import { DeletedBadge } from '../../lists/list-parts.js';
import { SEARCHED } from '../../lists/found-text.js';
import { cardId } from '../../lists/useFocusKeeper.js';
import { useRestaurant, useServiceDay } from '../../restaurant/useRestaurant.js';
import {
  Actions,
  Badges,
  CategoryName,
  Description,
  DutchName,
  EditAndDelete,
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

/** The second click of a double click would take back what the first did. */
const isSecondTap = ({ nativeEvent }: SyntheticEvent) => nativeEvent instanceof UIEvent && nativeEvent.detail > 1;

/** How many are left today of a dish that is counted. */
function LeftBadge({ dish: { dailyCount: count, portionsLeft: left } }: { dish: AdminMenuItem }) {
  const { t } = useTranslation();
  if (count === null || left === null) return null;
  if (left === 0) return <Badge $tone="danger">{t('menu.item.noneLeft', { count })}</Badge>;
  return <Badge>{t('menu.item.left', { left, count })}</Badge>;
}

interface DishCardProps {
  dish: AdminMenuItem;
  /** It has just been added. */
  isNew: boolean;
  /** Its names alone do not say why a search has found it. */
  isFoundByDescription: boolean;
  changes: DishChanges;
  onEdit: (dish: AdminMenuItem) => void;
  onDelete: (dish: AdminMenuItem) => void;
}

/** One dish: what guests see of it, two switches, sold out for today, edit and delete; a deleted one offers only Restore. */
export function DishCard({ dish, isNew, isFoundByDescription, changes, onEdit, onDelete }: DishCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useServiceDay();
  const { currencySymbol } = useRestaurant();
  const soldOut = soldOutWords(dish.soldOutUntil, today, t, language);
  const id = cardId(dish.id);
  const busy = changes.underWay(dish.id) !== undefined;
  const { name } = dish;
  const unmet = dish.optionGroups.filter((group) => dish.unmetGroupIds.includes(group.id)).map((group) => group.name);
  const nameSwitch = (action: string) => t('menu.item.switchOf', { action, name });
  const soldOutAction = t(soldOut === null ? 'menu.item.soldOutToday' : 'menu.item.bringBack');
  const nameAction = (action: string) => t('menu.item.actionOf', { action, name });
  return (
    <Surface as="article" $new={isNew} id={id} tabIndex={-1} aria-labelledby={`${id}-name`} aria-busy={busy}>
      <Head>
        <Thumb $dimmed={!dish.isActive || !dish.available}>
          <Picture src={dish.imageUrl} alt="" width={320} height={240} />
        </Thumb>
        <Words>
          <Name id={`${id}-name`} {...SEARCHED}>
            {dish.name}
          </Name>
          {dish.nameNl !== null && (
            <DutchName lang="nl" {...SEARCHED}>
              {dish.nameNl}
            </DutchName>
          )}
          <PriceRow>
            <Price amount={dish.price} symbol={currencySymbol} language={language} size="lg" />
            <CategoryName>{dish.categoryName ?? t('menu.noCategory')}</CategoryName>
          </PriceRow>
          {dish.optionGroups.length > 0 && (
            <GroupNames>
              {t('menu.item.groups', { groups: dish.optionGroups.map((group) => group.name).join(' · ') })}
            </GroupNames>
          )}
          <Badges>
            {isNew && <Badge $tone="leaf">{t('menu.item.justAdded')}</Badge>}
            {!dish.isActive && <DeletedBadge />}
            {!dish.available && <Badge $tone="inverse">{t('menu.item.unavailable')}</Badge>}
            {soldOut !== null && <Badge $tone="inverse">{soldOut}</Badge>}
            {dish.isActive && <LeftBadge dish={dish} />}
            {dish.isActive && dish.allergens === null && <Badge $tone="danger">{t('allergens.notStated')}</Badge>}
            {unmet.length > 0 && <Badge $tone="danger">{t('menu.item.unmet', { groups: unmet.join(', ') })}</Badge>}
          </Badges>
        </Words>
      </Head>
      {isFoundByDescription && <Description {...SEARCHED}>{dish.description}</Description>}
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
            <Button
              variant="secondary"
              aria-label={nameSwitch(soldOutAction)}
              onClick={(event) =>
                isSecondTap(event) || changes.make(soldOut === null ? 'sellOutToday' : 'bringBack', dish)
              }
            >
              {soldOutAction}
            </Button>
            <EditAndDelete>
              <Button variant="secondary" aria-label={nameAction(t('app.edit'))} onClick={() => onEdit(dish)}>
                <EditIcon size={18} /> {t('app.edit')}
              </Button>
              <IconButton variant="quiet" aria-label={nameAction(t('app.delete'))} onClick={() => onDelete(dish)}>
                <TrashIcon size={20} />
              </IconButton>
            </EditAndDelete>
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
