import type { Category } from '@pickup/contract';
import { color, fontSize, media, motion, radius, Skeleton, space } from '@pickup/web';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Strip = styled.div`
  display: flex;
  position: sticky;
  z-index: 10;
  top: 72px;
  margin: ${space(2)} calc(-1 * ${space(3)}) ${space(2)};
  background: color-mix(in srgb, ${color('paper')} 96%, transparent);
  /* What is open stays above the floating cart. */
  &:has([aria-expanded='true']) {
    z-index: 16;
  }
  ${media.phone} {
    top: 64px;
    margin-inline: calc(-1 * ${space(2)});
    margin-block: ${space(1)};
  }
`;

const Line = styled.div`
  flex: 1;
  min-width: 0;
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  padding: ${space(1)} ${space(3)};
  scroll-padding-inline: ${space(3)};
  scrollbar-width: none;
  /* More of it lies under the right edge. */
  mask-image: linear-gradient(to left, transparent, black ${space(3)});
  ${media.phone} {
    padding-inline: ${space(2)};
  }
`;

const Choice = styled.button`
  flex: none;
  min-height: 44px;
  padding-inline: ${space(2)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('control')};
  background: ${color('card')};
  font-size: ${fontSize('sm')};
  font-weight: 550;
  white-space: nowrap;
  transition: ${motion('background-color, color, border-color')};
  &:hover {
    border-color: ${color('ink')};
  }
  &[aria-pressed='true'] {
    background: ${color('inverse')};
    border-color: ${color('inverse')};
    color: ${color('onInverse')};
  }
`;

const SKELETON_WIDTHS = ['92px', '118px', '132px', '124px', '150px', '122px', '140px', '96px'];

interface CategoryFilterProps {
  categories: readonly Category[];
  loading: boolean;
  /** A category's id; null is All Items. */
  chosen: string | null;
  onChoose: (categoryId: string | null) => void;
  /** Stays in sight beside the categories. */
  children?: ReactNode;
}

/** All Items and one button per category, in one line that scrolls sideways and sticks under the bar. */
export function CategoryFilter({ categories, loading, chosen, onChoose, children }: CategoryFilterProps) {
  const { t } = useTranslation();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pressed = line.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    // `scrollIntoView` would scroll the page too, as the line is sticky.
    if (line.current && pressed)
      line.current.scrollLeft =
        pressed.offsetLeft - line.current.offsetLeft - (line.current.clientWidth - pressed.offsetWidth) / 2;
  }, [chosen, categories.length]);

  const choices = [{ id: null, name: t('menu.filter.all') }, ...categories];
  return (
    <Strip>
      <Line ref={line} role="group" aria-label={t('menu.filter.label')}>
        {loading && categories.length === 0
          ? SKELETON_WIDTHS.map((width) => <SkeletonChoice key={width} $width={width} $height="44px" $round />)
          : choices.map(({ id, name }) => (
              <Choice key={id ?? 'all'} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
                {name}
              </Choice>
            ))}
      </Line>
      {children}
    </Strip>
  );
}

const SkeletonChoice = styled(Skeleton)`
  flex: none;
`;
