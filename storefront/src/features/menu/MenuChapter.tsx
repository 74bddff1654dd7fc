import { localText } from '@pickup/contract';
import {
  color,
  fontSize,
  media,
  space,
  useLanguage,
  useStaticUntilNear,
  useTranslation,
  LocalWords,
} from '@pickup/web';
import { memo } from 'react';
import styled from 'styled-components';
import type { DietFilter } from '../../allergens/diet-filter.js';
import { SectionHeading } from '../../page-parts/Page.js';
import { chapterId, type Chapter } from './chapters.js';
import { DishCard } from './DishCard.js';
import { DishGrid } from './DishGrid.js';
import { LOW_SCREEN } from './dish-layout.js';

/**
 * About how high a chapter is that was not yet in sight, in px. A page that is opened again far down moves by what these
 * are wrong.
 */
const HEIGHTS = { phoneHeading: 106, phoneRow: 144, heading: 68, row: 500, lowRow: 462, loneCard: 246 };

/** The last card fills what is left of its row; alone in it, it is wide and low. */
const cardsHeight = (count: number, inRow: number, row = HEIGHTS.row): number => {
  const lone = count % inRow === 1 ? HEIGHTS.loneCard - row : 0;
  return HEIGHTS.heading + Math.ceil(count / inRow) * row + lone;
};

/** Out of sight it costs nothing: a long menu answers as fast as a short one. */
const Root = styled.section<{ $count: number }>`
  container: dishes / inline-size;
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${({ $count }) => cardsHeight($count, 3)}px;
  /* What is out of sight is clipped at its edges: they leave room for the cards' shadows. */
  margin-inline: calc(-1 * ${space(3)});
  margin-bottom: calc(-1 * ${space(4)});
  padding: ${space(4)} ${space(3)} ${space(4)};
  ${LOW_SCREEN} {
    padding-top: ${space(2)};
    contain-intrinsic-block-size: auto ${({ $count }) => cardsHeight($count, 3, HEIGHTS.lowRow)}px;
  }
  ${media.tabletDown} {
    contain-intrinsic-block-size: auto ${({ $count }) => cardsHeight($count, 2)}px;
  }
  ${media.phone} {
    contain-intrinsic-block-size: auto ${({ $count }) => HEIGHTS.phoneHeading + $count * HEIGHTS.phoneRow}px;
    margin-inline: calc(-1 * ${space(2)});
    margin-bottom: 0;
    padding: ${space(3)} ${space(2)} 0;
  }
  ${media.noScript} {
    content-visibility: visible;
  }
  ${media.print} {
    container: none;
    content-visibility: visible;
    margin: 0 0 5mm;
    padding: 0;
  }
`;

const Head = styled.div`
  margin-bottom: ${space(3)};
  ${LOW_SCREEN} {
    margin-bottom: ${space(2)};
  }
  ${media.phone} {
    margin-bottom: 0;
    padding-bottom: ${space(1.5)};
    border-bottom: 1px solid ${color('line')};
  }
  ${media.print} {
    margin-bottom: 2mm;
    break-after: avoid;
    break-inside: avoid;
  }
`;

const Heading = styled(SectionHeading)`
  ${media.print} {
    font-size: 14pt;
  }
`;

const OwnersLine = styled.p`
  margin-top: ${space(0.5)};
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
  ${media.print} {
    font-size: 8.5pt;
    line-height: 1.25;
  }
`;

/** Not worth the paper. */
const Count = styled.span`
  white-space: nowrap;
  ${media.print} {
    display: none;
  }
`;

/** What stands before another sentence ends as one. */
const sentence = (text: string) => (/[.!?…:]$/.test(text) ? text : `${text}.`);

/** How many pictures are above the fold; the others load lazily. */
const EAGER_PICTURES = 4;

interface MenuChapterProps {
  chapter: Chapter;
  isFirst: boolean;
  diet: DietFilter;
  /** Opens the sheet of a dish. */
  onChoose: (dish: string) => void;
}

/** A category with the owner's line, how many dishes it has, and the dishes. */
export const MenuChapter = memo(function MenuChapter({ chapter, isFirst, diet, onChoose }: MenuChapterProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id, dishes } = chapter;
  const [name, description] = [localText(chapter, 'name', language), localText(chapter, 'description', language)];
  const asRendered = useStaticUntilNear<HTMLUListElement>(isFirst, [chapter, diet, language]);
  const headingId = `${chapterId(id)}-name`;
  return (
    <Root $count={dishes.length} id={chapterId(id)} aria-labelledby={name.text === null ? undefined : headingId}>
      {name.text !== null && (
        <Head>
          <Heading id={headingId}>
            <LocalWords words={name} />
          </Heading>
          <OwnersLine>
            {description.text !== null && <LocalWords words={{ ...description, text: sentence(description.text) }} />}{' '}
            <Count>{t('menu.dishes', { count: dishes.length })}</Count>
          </OwnersLine>
        </Head>
      )}
      <DishGrid {...asRendered}>
        {asRendered
          ? undefined
          : dishes.map((dish, index) => (
              <li key={dish.id}>
                <DishCard
                  dish={dish}
                  diet={diet}
                  onChoose={onChoose}
                  eager={isFirst && (index === 0 ? 'first' : index < EAGER_PICTURES)}
                />
              </li>
            ))}
      </DishGrid>
    </Root>
  );
});
