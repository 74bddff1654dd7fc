import { formatMoney } from '@pickup/contract';
import { font, LocalWords, StarIcon, useLanguage, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import type { SheetCategory } from '../page-layout.js';
import type { PrintedDish } from '../printed-menu.js';
import type { OptionGroup } from '@pickup/contract';
import { INK, mm, typePt } from './measures.js';
import { DietaryMarks } from './DietaryMarks.js';
import { GroupLines, GroupNames, Separated } from './DishChoices.js';

const Heading = styled.h3`
  display: flex;
  align-items: baseline;
  gap: ${mm(2)};
  padding: ${typePt(2.5)} 0 ${typePt(2.5)};
  font-size: ${typePt(13)};
  line-height: 1.15;
  & > span {
    padding-bottom: ${mm(0.6)};
    overflow-wrap: anywhere;
  }
  &::after {
    content: '';
    flex: 1;
    min-width: ${mm(6)};
    border-bottom: 1pt solid ${INK};
    transform: translateY(-0.2em);
  }
`;

const Continued = styled.small`
  margin-left: ${mm(1)};
  font-family: ${font('body')};
  font-size: ${typePt(7.5)};
  font-weight: 400;
  letter-spacing: 0;
`;

/* A table, because its head is repeated where its rows go on in another column, and stays with them at the foot of one. */
const Root = styled.section`
  display: table;
  width: 100%;
  table-layout: fixed;
  &[hidden],
  & [hidden] {
    display: none;
  }
`;

const Head = styled.div`
  display: table-header-group;
  break-inside: avoid;
`;

/* Above the dishes, and not at the foot of a column without one. */
const Shared = styled.div`
  display: table-row-group;
  break-inside: avoid;
  break-after: avoid;
`;

const List = styled.ul`
  display: table-row-group;
`;

const Item = styled.li`
  display: table-row;
  break-inside: avoid;
`;

const Line = styled.div`
  display: flex;
  align-items: last baseline;
  gap: ${mm(1.5)};
`;

/** Its star and marks come right behind its last word, also in a second line. */
const Named = styled.div`
  min-width: 0;
  line-height: 1.15;
`;

const Name = styled.h4`
  display: inline;
  font-size: ${typePt(10.5)};
  line-height: 1.15;
  overflow-wrap: break-word;
  text-wrap: wrap;
`;

const PopularStar = styled.span`
  display: inline-block;
  margin-right: ${mm(1)};
  font-size: ${typePt(10.5)};
  color: ${INK};
  & svg {
    display: inline-block;
    width: 0.85em;
    height: 0.85em;
    vertical-align: -0.05em;
  }
  & path {
    fill: ${INK};
  }
`;

const Leader = styled.span`
  flex: 1;
  border-bottom: 0.8pt dotted ${INK};
`;

const Price = styled.span`
  font-family: ${font('heading')};
  font-size: ${typePt(10.5)};
  font-weight: 600;
  line-height: 1.2;
  white-space: nowrap;
  font-variant-numeric: tabular-nums lining-nums;
`;

const Text = styled.p`
  &:last-child {
    padding-bottom: ${typePt(2.3)};
  }
  font-size: ${typePt(8.5)};
  line-height: 1.17;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

const OtherName = styled.span`
  font-weight: 650;
`;

export const Popular = () => {
  const { t } = useTranslation();
  return (
    <PopularStar role="img" aria-label={t('generator.paper.popular')}>
      <StarIcon size={10} />
    </PopularStar>
  );
};

/** The other name, what is on the plate, and the groups that stand above. */
function DishWords({
  otherName,
  description,
  sharedGroups,
}: Pick<PrintedDish, 'otherName' | 'description'> & Pick<DishProps, 'sharedGroups'>) {
  return (
    <Separated
      parts={[
        otherName && (
          <OtherName>
            <LocalWords words={otherName} />
          </OtherName>
        ),
        description.text && <LocalWords words={description} />,
        sharedGroups.length > 0 && <GroupNames groups={sharedGroups} />,
      ]}
    />
  );
}

interface DishProps {
  dish: PrintedDish;
  /** The groups of choices that stand above the dishes. */
  sharedGroups: readonly OptionGroup[];
  currencySymbol: string;
}

/** Name, star, what it holds and price; its other name, what is on the plate, and what can be chosen. */
function Dish({ dish, sharedGroups, currencySymbol }: DishProps) {
  const language = useLanguage();
  const isShared = ({ id }: OptionGroup) => sharedGroups.some((group) => group.id === id);
  return (
    <Item>
      <Line>
        <Named>
          <Name>
            <LocalWords words={dish.name} />
          </Name>{' '}
          {dish.popular && <Popular />}
          <DietaryMarks allergens={dish.allergens} dietary={dish.dietary} />
        </Named>
        <Leader aria-hidden="true" />
        <Price>{formatMoney(dish.price, currencySymbol, language)}</Price>
      </Line>
      <Text>
        <DishWords {...dish} sharedGroups={dish.optionGroups.filter(isShared)} />
      </Text>
      <GroupLines groups={dish.optionGroups.filter((group) => !isShared(group))} currencySymbol={currencySymbol} />
    </Item>
  );
}

interface CategoryProps {
  category: SheetCategory;
  currencySymbol: string;
}

/** A category's heading and its dishes, none of which is cut. */
export function Category({ category: { name, continued, sharedGroups, dishes }, currencySymbol }: CategoryProps) {
  const { t } = useTranslation();
  return (
    <Root data-category="">
      <Head>
        <Heading>
          <span>
            <LocalWords words={name ?? t('generator.paper.withoutCategory')} />
            {continued && <Continued> {t('generator.paper.continued')}</Continued>}
          </span>
        </Heading>
      </Head>
      {sharedGroups.length > 0 && (
        <Shared>
          <GroupLines groups={sharedGroups} currencySymbol={currencySymbol} />
        </Shared>
      )}
      <List>
        {dishes.map((dish) => (
          <Dish key={dish.id} dish={dish} sharedGroups={sharedGroups} currencySymbol={currencySymbol} />
        ))}
      </List>
    </Root>
  );
}
