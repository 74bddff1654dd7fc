import { localText, type Category } from '@pickup/contract';
import {
  centerInLine,
  useElementInView,
  color,
  fontSize,
  media,
  motion,
  radius,
  Skeleton,
  space,
  useLanguage,
  useTranslation,
  LocalWords,
} from '@pickup/web';
import { memo, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { BAR_HEIGHT } from '../../page-parts/bars.js';
import { swipedLine } from '../../page-parts/swiped-line.js';
import { chapterId } from './chapters.js';

const Strip = styled.div`
  position: sticky;
  z-index: 10;
  top: ${BAR_HEIGHT.wide};
  margin: ${space(2)} calc(-1 * ${space(3)}) 0;
  /* From edge to edge of the window, which a wider box would scroll sideways. */
  border-image: linear-gradient(to top, ${color('line')} 1px, ${color('paper')} 1px) fill 0 / 0 / 0 100vw;
  ${media.phone} {
    top: ${BAR_HEIGHT.phone};
    margin: ${space(1)} calc(-1 * ${space(2)}) 0;
  }
  ${media.print} {
    display: none;
  }
`;

const Line = styled.div`
  display: flex;
  gap: ${space(1)};
  padding: ${space(1)} ${space(3)};
  scroll-behavior: smooth;
  ${swipedLine}
  ${media.phone} {
    padding-inline: ${space(2)};
  }
  ${media.noScript} {
    /* Nothing can be chosen. */
    display: none;
  }
`;

const Choice = styled.button`
  flex: none;
  max-width: 16rem;
  min-height: 44px;
  padding-inline: ${space(1.5)};
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius('control')};
  background: ${color('card')};
  font-size: ${fontSize('sm')};
  font-weight: 550;
  text-overflow: ellipsis;
  white-space: nowrap;
  transition: ${motion('background-color, color, border-color')};
  &:hover {
    border-color: ${color('ink')};
  }
  /* While all is shown, where the reader is counts more than the choice: one of them is filled. */
  &[aria-current='true'],
  &[aria-pressed='true']:not([data-read-on]) {
    background: ${color('inverse')};
    border-color: ${color('inverse')};
    color: ${color('onInverse')};
  }
`;

const SKELETON_WIDTHS = ['92px', '118px', '132px', '124px', '150px', '122px', '140px', '96px'];

const SkeletonChoice = styled(Skeleton)`
  flex: none;
`;

interface CategoryFilterProps {
  categories: readonly Category[];
  loading: boolean;
  /** A category's id; null is All Items. */
  chosen: string | null;
  onChoose: (categoryId: string | null) => void;
}

/**
 * All Items and one button per category, in one line that scrolls sideways and sticks under the bar. While all is shown it
 * follows the chapter that is read.
 */
export const CategoryFilter = memo(function CategoryFilter({
  categories,
  loading,
  chosen,
  onChoose,
}: CategoryFilterProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const strip = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const inView = useElementInView(
    categories.map(({ id }) => chapterId(id)),
    strip,
  );
  const read = chosen === null ? inView : null;
  useEffect(() => {
    const lit = line.current?.querySelector<HTMLElement>(
      '[aria-current="true"], [aria-pressed="true"]:not([data-read-on])',
    );
    if (line.current && lit) centerInLine(line.current, lit);
  }, [chosen, read, categories.length]);

  const choices = [
    { id: null, words: t('menu.filter.all') },
    ...categories.map((category) => ({ id: category.id, words: localText(category, 'name', language) })),
  ];
  return (
    <Strip ref={strip}>
      <Line ref={line} role="group" aria-label={t('menu.filter.label')}>
        {loading && categories.length === 0
          ? SKELETON_WIDTHS.map((width) => <SkeletonChoice key={width} $width={width} $height="44px" $round />)
          : choices.map(({ id, words }) => (
              <Choice
                key={id ?? 'all'}
                type="button"
                aria-pressed={id === chosen}
                aria-current={read !== null && id !== null && chapterId(id) === read ? 'true' : undefined}
                data-read-on={read === null ? undefined : ''}
                onClick={() => onChoose(id)}
              >
                <LocalWords words={words} />
              </Choice>
            ))}
      </Line>
    </Strip>
  );
});
