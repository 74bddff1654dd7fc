import { color, fontSize, radius, space, Star, StarIcon, STARS, useTranslation } from '@pickup/web';
import { forwardRef, useId, useState } from 'react';
import styled from 'styled-components';

const Root = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    font-size: ${fontSize('sm')};
    font-weight: 600;
  }
`;

const Row = styled.div`
  display: flex;
  margin-left: calc(-1 * ${space(1)});
`;

/** 48 px: large enough for a thumb, and five of them fit 320 px. */
const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${radius('small')};
  cursor: pointer;
  &:has(:focus-visible) {
    outline: 3px solid ${color('ink')};
    outline-offset: -3px;
  }
  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

const Caption = styled.p<{ $alarm: boolean }>`
  font-size: ${fontSize('xs')};
  font-weight: ${({ $alarm }) => ($alarm ? 600 : 400)};
  color: ${({ theme, $alarm }) => ($alarm ? theme.color.danger : theme.color.soft)};
`;

interface StarPickerProps {
  /** 0 while nothing is chosen. */
  rating: number;
  onRate: (rating: number) => void;
  /** Id of the caption, for the description of a button that waits for a rating. */
  captionId: string;
  error: string | null;
}

/**
 * Five radio buttons that look like stars: arrow keys choose, a pointer previews, the caption names the choice. The ref
 * is the first one's.
 */
export const StarPicker = forwardRef<HTMLInputElement, StarPickerProps>(function StarPicker(
  { rating, onRate, captionId, error },
  ref,
) {
  const { t } = useTranslation();
  const name = useId();
  const [preview, setPreview] = useState(0);
  const shown = preview || rating;
  const rate = (star: number) => {
    // A pointer that rests on a star must not hide what the arrow keys choose.
    setPreview(0);
    onRate(star);
  };
  return (
    <Root
      role="radiogroup"
      aria-labelledby={`${name}-legend`}
      aria-describedby={captionId}
      aria-invalid={error ? true : undefined}
    >
      <legend id={`${name}-legend`}>{t('reviews.dialog.rating')}</legend>
      <Row onPointerLeave={() => setPreview(0)}>
        {STARS.map((star) => (
          <Choice key={star} onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPreview(star)}>
            <input
              ref={star === STARS[0] ? ref : undefined}
              type="radio"
              name={name}
              value={star}
              checked={star === rating}
              aria-label={t('reviews.stars', { count: star })}
              onChange={() => rate(star)}
            />
            <Star $filled={star <= shown}>
              <StarIcon size={32} />
            </Star>
          </Choice>
        ))}
      </Row>
      <Caption id={captionId} $alarm={error !== null}>
        {shown > 0 ? t('reviews.stars', { count: shown }) : t('reviews.dialog.select')}
      </Caption>
    </Root>
  );
});
