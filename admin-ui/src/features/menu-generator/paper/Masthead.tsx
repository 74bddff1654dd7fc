import { localDay, preparationTimeText, formatMoney, type Deal } from '@pickup/contract';
import { font, formatDay, LocalWords, useLanguage, useLocalText, useNow, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { FALLBACK, type PrintedMenu } from '../printed-menu.js';
import { INK, mm, pt } from './measures.js';
import { DietaryMarks } from './DietaryMarks.js';

const Root = styled.header`
  flex: none;
  text-align: center;
`;

const Name = styled.h2`
  font-size: ${pt(31)};
  line-height: 1;
  overflow-wrap: anywhere;
`;

const Description = styled.p`
  max-width: ${mm(150)};
  margin: ${mm(1.8)} auto 0;
  font-size: ${pt(9.5)};
  line-height: 1.3;
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 ${mm(5)};
  margin-top: ${mm(2.4)};
  padding-block: ${mm(1.2)};
  border-block: 0.5pt solid ${INK};
  font-family: ${font('body')};
  font-size: ${pt(9)};
  font-weight: 600;
  line-height: 1.4;
  font-variant-numeric: lining-nums;
`;

/** The restaurant's name, city, phone and preparation time, and the day of the print. */
export function Masthead({ restaurant }: Pick<PrintedMenu, 'restaurant'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const local = useLocalText();
  const description = restaurant && local(restaurant, 'description');
  const day = localDay(useNow(), (restaurant ?? FALLBACK).timeZone);
  const preparation = () => {
    const time = restaurant ?? FALLBACK;
    if (language === 'en') return preparationTimeText(time);
    const bounds = { min: time.preparationTimeMin, max: time.preparationTimeMax };
    return t(time.preparationTimeUnit === 'hrs' ? 'generator.paper.hours' : 'generator.paper.minutes', bounds);
  };
  // What a known restaurant has not said is left out: a made-up phone number would be worse than none.
  const city = restaurant === null ? FALLBACK.city : restaurant.city;
  const phone = restaurant === null ? FALLBACK.phone : restaurant.phone;
  return (
    <Root>
      <Name>{restaurant?.name ?? FALLBACK.name}</Name>
      {description?.text && (
        <Description>
          <LocalWords words={description} />
        </Description>
      )}
      <Facts>
        {city && <li>{city}</li>}
        {phone && <li>{phone}</li>}
        <li>{t('generator.paper.readyIn', { time: preparation() })}</li>
        <li>
          <time dateTime={day}>{formatDay(day, { language })}</time>
        </li>
      </Facts>
    </Root>
  );
}

const SpecialRoot = styled.section`
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
  const local = useLocalText();
  const title = local(deal, 'title');
  const description = local(deal, 'description');
  const money = (amount: number) => formatMoney(amount, currencySymbol, language);
  const { isConditional, minimumOrderAmount: minimum, validUntil } = deal;
  const terms = [
    isConditional && minimum !== null && t('generator.paper.condition', { amount: money(minimum) }),
    validUntil !== null && t('generator.paper.validUntil', { date: formatDay(validUntil, { language }) }),
  ].filter((term) => term !== false);
  return (
    <SpecialRoot>
      <div>
        <Label>{t('generator.paper.special')}</Label>
        <Title>
          <LocalWords words={title} />
        </Title>
        <Text>
          <LocalWords words={description} /> <DietaryMarks allergens={deal.allergens} dietary={deal.dietary} />
        </Text>
        {terms.length > 0 && <Terms>{terms.join(' · ')}</Terms>}
      </div>
      <Prices>
        {deal.originalPrice !== null && deal.originalPrice > deal.dealPrice && <s>{money(deal.originalPrice)}</s>}
        {deal.dealPrice === 0 ? t('generator.paper.free') : money(deal.dealPrice)}
      </Prices>
    </SpecialRoot>
  );
}
