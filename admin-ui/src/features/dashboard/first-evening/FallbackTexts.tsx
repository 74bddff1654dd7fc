import { FALLBACK_CONTACT, shownFallbacks, type AdminRestaurant, type FallbackField } from '@pickup/contract';
import {
  Button,
  ButtonLink,
  color,
  fontSize,
  media,
  space,
  useApiQuery,
  VisuallyHidden,
  useTranslation,
} from '@pickup/web';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Panel, PanelHead } from './Panel.js';
import { readChoice, writeChoice } from '../../../screen/device-choice.js';

const Root = styled(Panel)`
  gap: ${space(1.5)};
`;

const Title = styled.h2`
  font-size: ${fontSize('lg')};
`;

const Soft = styled.p`
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(120px, 1fr) minmax(0, 3fr) auto;
  align-items: center;
  gap: ${space(0.5)} ${space(2)};
  padding-block: ${space(1)};
  & + & {
    border-top: 1px solid ${color('line')};
  }
  & > b {
    font-weight: 650;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    & > q {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
`;

const Quote = styled.q`
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
  overflow-wrap: anywhere;
  /* Two lines say which text it is. */
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

type ContactField = keyof typeof FALLBACK_CONTACT;
const isContact = (field: FallbackField): field is ContactField => field in FALLBACK_CONTACT;

/** The screen that has the field. */
const pathOf = (field: FallbackField) => `${isContact(field) ? '/restaurant' : '/restaurant-settings'}?field=${field}`;

const KEY = 'keptFallbacks';

const readKept = () => (readChoice(KEY) ?? '').split(',');

/** The built-in words that the owner is content with, on this device. */
function useKept() {
  const [kept, setKept] = useState(readKept);
  const keep = (fields: readonly FallbackField[]) => {
    const next = [...kept, ...fields].filter(Boolean);
    setKept(next);
    writeChoice(KEY, next.join(','));
  };
  return { kept, keep };
}

/**
 * Which built-in words visitors read in place of the owner's (product.md, Restaurant); each leads to the field that replaces it.
 * @param restaurant null before it was described, undefined while it is not known
 */
export function FallbackTexts({ restaurant }: { restaurant: AdminRestaurant | null | undefined }) {
  const { t } = useTranslation();
  const heading = useId();
  const { kept, keep } = useKept();
  const { data: stats } = useApiQuery('reviewStats');
  if (restaurant === undefined || !stats) return null;
  const fields = shownFallbacks(restaurant, stats.totalReviews).filter((field) => !kept.includes(field));
  if (fields.length === 0) return null;
  return (
    <Root as="section" aria-labelledby={heading}>
      <PanelHead>
        <div>
          <Title id={heading}>{t('firstEvening.fallbacks.title')}</Title>
          <Soft>{t('firstEvening.fallbacks.text')}</Soft>
        </div>
        {restaurant !== null && (
          <Button variant="secondary" onClick={() => keep(fields)}>
            {t('firstEvening.fallbacks.keep')}
          </Button>
        )}
      </PanelHead>
      <ul>
        {fields.map((field) => {
          const label = t(`settings.field.${field}`);
          return (
            <Row key={field}>
              <b>{label}</b>
              <Quote>{isContact(field) ? FALLBACK_CONTACT[field] : t(`fallback.${field}`)}</Quote>
              <ButtonLink to={pathOf(field)} $variant="secondary">
                {t('firstEvening.fallbacks.replace')}
                <VisuallyHidden> {label}</VisuallyHidden>
              </ButtonLink>
            </Row>
          );
        })}
      </ul>
    </Root>
  );
}
