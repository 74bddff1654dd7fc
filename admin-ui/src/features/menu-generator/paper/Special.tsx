import { formatMoney, type Deal } from '@pickup/contract';
import { font, formatDay, useLanguage } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { INK, mm, pt } from './measures.js';
import { DietaryMarks } from './DietaryMarks.js';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  flex: none;
  align-items: center;
  gap: ${mm(5)};
  margin-top: ${mm(3)};
  padding: ${mm(2)} ${mm(4)};
  border: 1pt solid ${INK};
  border-radius: ${mm(2)};
`;

const Label = styled.h3`
  font-family: ${font('body')};
  font-size: ${pt(8)};
  font-weight: 700;
  letter-spacing: 0.08em;
  line-height: 1.3;
  text-transform: uppercase;
`;

const Title = styled.h4`
  font-size: ${pt(14.5)};
  line-height: 1.2;
  overflow-wrap: anywhere;
`;

const Text = styled.p`
  font-size: ${pt(8.5)};
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

const Terms = styled(Text)`
  font-weight: 650;
`;

const Prices = styled.p`
  font-family: ${font('heading')};
  font-size: ${pt(20)};
  font-weight: 600;
  line-height: 1.1;
  text-align: right;
  white-space: nowrap;
  font-variant-numeric: tabular-nums lining-nums;
  & s {
    display: block;
    font-family: ${font('body')};
    font-size: ${pt(9)};
    font-weight: 400;
  }
`;

/** Today's Special: the first featured deal. */
export function Special({ deal, currencySymbol }: { deal: Deal; currencySymbol: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, currencySymbol);
  const { isConditional, minimumOrderAmount: minimum, validUntil } = deal;
  const terms = [
    isConditional && minimum !== null && t('generator.paper.condition', { amount: money(minimum) }),
    validUntil !== null && t('generator.paper.validUntil', { date: formatDay(validUntil, { language }) }),
  ].filter((term) => term !== false);
  return (
    <Root>
      <div>
        <Label>{t('generator.paper.special')}</Label>
        <Title>{deal.title}</Title>
        <Text>
          {deal.description} <DietaryMarks allergens={deal.allergens} dietary={deal.dietary} />
        </Text>
        {terms.length > 0 && <Terms>{terms.join(' · ')}</Terms>}
      </div>
      <Prices>
        {deal.originalPrice !== null && deal.originalPrice > deal.dealPrice && <s>{money(deal.originalPrice)}</s>}
        {deal.dealPrice === 0 ? t('generator.paper.free') : money(deal.dealPrice)}
      </Prices>
    </Root>
  );
}
