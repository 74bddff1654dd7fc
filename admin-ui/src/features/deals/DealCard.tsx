import type { AdminDeal } from '@pickup/contract';
import {
  Button,
  ClockIcon,
  color,
  EditIcon,
  fontSize,
  IconButton,
  Picture,
  radius,
  RestoreIcon,
  space,
  Switch,
  TrashIcon,
  useTranslation,
} from '@pickup/web';
import styled from 'styled-components';
import { RecordCard } from '../../lists/list-parts.js';
import { cardId } from '../../lists/useFocusKeeper.js';
import { useMoney } from '../../restaurant/useRestaurant.js';
import { DealBadges, DealPrices, useValidityText } from './deal-parts.js';
import type { DealChanges } from './useDealChanges.js';

const Head = styled.header`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  gap: ${space(2)};
  align-items: start;
`;

const Thumb = styled.div<{ $faded: boolean }>`
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: ${radius('field')};
  filter: ${({ $faded }) => ($faded ? 'grayscale(1)' : 'none')};
`;

const Words = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`;

const Title = styled.h2`
  font-size: ${fontSize('xl')};
  overflow-wrap: anywhere;
`;

const Type = styled.p`
  font-size: ${fontSize('xs')};
  font-weight: 650;
  letter-spacing: 0.06em;
  color: ${color('soft')};
`;

const Facts = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1.5)};
`;

/* Three lines say which deal it is; the form has the rest. */
const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  color: ${color('soft')};
  font-size: ${fontSize('sm')};
  overflow-wrap: anywhere;
`;

const Condition = styled.p`
  padding: ${space(1)} ${space(1.5)};
  border-radius: ${radius('small')};
  background: ${color('noteWash')};
  color: ${color('onNoteWash')};
  font-size: ${fontSize('sm')};
  font-weight: 550;
`;

const Dates = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space(1)};
  font-size: ${fontSize('sm')};
  & svg {
    flex: none;
    margin-top: 2px;
  }
`;

const Foot = styled.footer`
  display: grid;
  gap: ${space(1)};
  padding-top: ${space(1.5)};
  border-top: 1px dashed ${color('line')};
`;

const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
`;

const Actions = styled.div`
  display: flex;
  gap: ${space(1)};
`;

const Wide = styled(Button)`
  flex: 1;
`;

interface DealCardProps {
  deal: AdminDeal;
  changes: DealChanges;
  onEdit: (deal: AdminDeal) => void;
  onDelete: (deal: AdminDeal) => void;
}

/** One deal: what it is, what it costs, when it counts, and its switches; a deleted one offers only its restoring. */
export function DealCard({ deal, changes, onEdit, onDelete }: DealCardProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const validity = useValidityText();
  const id = cardId(deal.id);
  const { title } = deal;
  return (
    <RecordCard
      as="article"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-busy={changes.underWay(deal.id) && true}
    >
      <Head>
        <Thumb $faded={!deal.isActive}>
          <Picture src={deal.imageUrl} alt="" width={84} height={84} />
        </Thumb>
        <Words>
          <DealBadges deal={deal} />
          <Title id={`${id}-title`}>{title}</Title>
          <Type>{t(`deals.type.${deal.dealType}`)}</Type>
        </Words>
      </Head>
      <Facts>
        <DealPrices deal={deal} />
        <Description>{deal.description}</Description>
        {deal.isConditional && deal.minimumOrderAmount !== null && (
          <Condition>{t('deals.condition', { amount: money(deal.minimumOrderAmount) })}</Condition>
        )}
        {deal.maxPerOrder !== null && <Condition>{t('deals.maximum', { max: deal.maxPerOrder })}</Condition>}
        <Dates>
          <ClockIcon size={18} /> {validity(deal)}
        </Dates>
      </Facts>
      <Foot>
        {deal.isActive ? (
          <>
            <Switches>
              <Switch
                label={t('deals.active')}
                aria-label={t('deals.card.active', { title })}
                checked={deal.active}
                onChange={() => changes.make('active', deal)}
              />
              <Switch
                label={t('deals.featured')}
                aria-label={t('deals.card.featured', { title })}
                checked={deal.featured}
                onChange={() => changes.make('featured', deal)}
              />
            </Switches>
            <Actions>
              <Wide variant="secondary" aria-label={t('deals.card.edit', { title })} onClick={() => onEdit(deal)}>
                <EditIcon size={18} /> {t('app.edit')}
              </Wide>
              <IconButton
                variant="secondary"
                aria-label={t('deals.card.delete', { title })}
                onClick={() => onDelete(deal)}
              >
                <TrashIcon />
              </IconButton>
            </Actions>
          </>
        ) : (
          <Button
            variant="secondary"
            wide
            aria-label={t('deals.card.restore', { title })}
            onClick={() => changes.make('restore', deal)}
          >
            <RestoreIcon size={18} /> {t('app.restore')}
          </Button>
        )}
      </Foot>
    </RecordCard>
  );
}
