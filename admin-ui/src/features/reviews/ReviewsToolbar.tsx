import { media, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Choices } from '../../lists/Choices.js';
import { SearchField } from '../../lists/SearchField.js';
import { RATINGS, type Rating, type ReviewsView } from './reviews-view.js';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  margin-bottom: ${space(2)};
  & > * {
    flex: 1 1 auto;
    max-width: 100%;
  }
  & > [role='search'] {
    flex: 2 1 300px;
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    & > [role='group'] {
      max-width: none;
    }
  }
`;

interface ReviewsToolbarProps {
  view: ReviewsView;
  onSearch: (search: string) => void;
  onRating: (rating: Rating | null) => void;
  onVerified: (verified: boolean | null) => void;
}

/** Search, rating filter and verification filter. */
export function ReviewsToolbar({ view, onSearch, onRating, onVerified }: ReviewsToolbarProps) {
  const { t } = useTranslation();
  return (
    <Root>
      <SearchField
        label={t('app.searchPage')}
        placeholder={t('reviews.search')}
        value={view.search}
        onSearch={onSearch}
      />
      <Choices<Rating | null>
        label={t('reviews.filter.rating')}
        items={[
          { value: null, label: t('reviews.filter.allRatings') },
          ...RATINGS.map((rating) => ({ value: rating, label: t('reviews.filter.stars', { count: rating }) })),
        ]}
        chosen={view.rating}
        onChoose={onRating}
      />
      <Choices<boolean | null>
        label={t('reviews.filter.verification')}
        items={[
          { value: null, label: t('reviews.filter.all') },
          { value: true, label: t('reviews.filter.verified') },
          { value: false, label: t('reviews.filter.notVerified') },
        ]}
        chosen={view.verified}
        onChoose={onVerified}
      />
    </Root>
  );
}
