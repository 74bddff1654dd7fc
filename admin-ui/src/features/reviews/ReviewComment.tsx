import { Button, color, space } from '@pickup/web';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';

/** Longer comments, in letters or lines, are folded: one must not push the next twenty off the screen. */
const FOLDED_LETTERS = 300;
const FOLDED_LINES = 6;

const Words = styled.p<{ $folded: boolean }>`
  white-space: pre-line;
  overflow-wrap: anywhere;
  ${({ $folded }) =>
    $folded &&
    css`
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: ${FOLDED_LINES};
      overflow: hidden;
    `}
`;

const Nothing = styled.p`
  color: ${color('soft')};
`;

const More = styled(Button)`
  margin: ${space(0.5)} 0 0 calc(-1 * ${space(2.5)});
`;

const isLong = (text: string) => text.length > FOLDED_LETTERS || text.split('\n').length > FOLDED_LINES;

interface ReviewCommentProps {
  comment: string | null;
  /** Who wrote it. */
  author: string;
}

/** What the guest wrote, as text, with its line breaks. */
export function ReviewComment({ comment, author }: ReviewCommentProps) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (comment === null || comment === '') return <Nothing>{t('reviews.card.noComment')}</Nothing>;
  if (!isLong(comment)) return <Words $folded={false}>{comment}</Words>;
  return (
    <div>
      <Words id={id} $folded={!open}>
        {comment}
      </Words>
      <More
        variant="quiet"
        aria-expanded={open}
        aria-controls={id}
        aria-label={t(open ? 'reviews.card.showLessOf' : 'reviews.card.showAllOf', { name: author })}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'reviews.card.showLess' : 'reviews.card.showAll')}
      </More>
    </div>
  );
}
