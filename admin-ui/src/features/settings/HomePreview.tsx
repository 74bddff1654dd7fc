import {
  color,
  fontSize,
  formatNumber,
  media,
  radius,
  space,
  useApiQuery,
  type CheckedForm,
  useLanguage,
  useTranslation,
} from '@pickup/web';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { RestaurantText } from '../../restaurant/RestaurantText.js';
import { FieldRow, FormSection } from '../../restaurant/FormSection.js';
import { canBeWebAddress, textOrNull, webAddressOrNull } from '../../forms/typed-texts.js';
import { preparationOf, type SettingsValues } from './settings-values.js';
import { useReadyIn } from './PreparationSection.js';

/* As the strip on the home page looks. */
const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('line')};
  ${media.tabletDown} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Tile = styled.div`
  padding: ${space(2)} ${space(2.5)};
  background: ${color('paper')};
  overflow-wrap: anywhere;
  ${media.phone} {
    padding: ${space(2)};
  }
  dt {
    font-size: ${fontSize('xs')};
    color: ${color('soft')};
  }
  dd {
    font-weight: 650;
  }
  a {
    display: inline-block;
    margin-block: -10px;
    padding-block: 10px;
  }
`;

const Note = styled.span`
  display: block;
  margin-top: ${space(0.5)};
  font-size: ${fontSize('xs')};
  font-weight: 400;
  color: ${color('soft')};
`;

interface TileText {
  label: string;
  /** What the form would have visitors read. */
  text: string;
  /** What they read now, when that is known. */
  now: string | null | undefined;
  link?: string | null;
}

/** What stands in place of the owner's rating: the guests', or the built-in one before there is a review. */
function useRatingOfGuests(): string {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data: stats } = useApiQuery('reviewStats');
  if (!stats || stats.totalReviews === 0) return t('fallback.ratingText');
  const average = formatNumber(stats.averageRating, 1, language);
  return t('settings.preview.ratingAverage', { average, count: stats.totalReviews });
}

/** What the home page's four tiles say once this is saved, and what they say until then. */
export function HomePreview({ form }: { form: CheckedForm<SettingsValues> }) {
  const { t } = useTranslation();
  // Public information that cannot be read is only logged: the preview then has nothing to compare with.
  const { data: info } = useApiQuery('restaurantInfo');
  const readyIn = useReadyIn();
  const [preparationTimeMin, preparationTimeMax, preparationTimeUnit] = useWatch({
    control: form.control,
    name: ['preparationTimeMin', 'preparationTimeMax', 'preparationTimeUnit'],
  });
  const [ratingText, service, location, phone] = useWatch({
    control: form.control,
    name: ['ratingText', 'serviceAvailability', 'googleLocationUrl', 'phone'],
  });
  const ratingOfGuests = useRatingOfGuests();
  const serviceFallback = t('fallback.serviceAvailability');
  const tiles: TileText[] = [
    {
      label: t('settings.preview.preparation'),
      text: readyIn(preparationOf({ preparationTimeMin, preparationTimeMax, preparationTimeUnit })),
      now: info && readyIn(info),
    },
    {
      label: t('settings.preview.rating'),
      text: textOrNull(ratingText) ?? ratingOfGuests,
      now: info && (info.ratingText ?? ratingOfGuests),
    },
    {
      label: t('settings.preview.service'),
      text: textOrNull(service) ?? serviceFallback,
      now: info && (info.serviceAvailability ?? serviceFallback),
      link: canBeWebAddress(location) ? webAddressOrNull(location) : null,
    },
    { label: t('settings.preview.phone'), text: phone.trim() || '–', now: info?.phone },
  ];
  return (
    <FormSection title={t('settings.section.preview')} hint={t('settings.hint.preview')}>
      <Strip aria-label={t('settings.section.preview')}>
        {tiles.map((tile) => (
          <PreviewTile key={tile.label} {...tile} />
        ))}
      </Strip>
      <FieldRow>
        <RestaurantText
          form={form}
          name="ratingText"
          label={t('settings.field.ratingText')}
          hint={t('settings.hint.ratingText')}
        />
        <RestaurantText form={form} name="ratingTextNl" lang="nl" label={t('settings.field.ratingTextNl')} />
      </FieldRow>
      <FieldRow>
        <RestaurantText
          form={form}
          name="serviceAvailability"
          label={t('settings.field.serviceAvailability')}
          hint={t('settings.hint.serviceAvailability')}
        />
        <RestaurantText
          form={form}
          name="serviceAvailabilityNl"
          lang="nl"
          label={t('settings.field.serviceAvailabilityNl')}
        />
      </FieldRow>
    </FormSection>
  );
}

function PreviewTile({ label, text, now, link }: TileText) {
  const { t } = useTranslation();
  const shown: ReactNode = link ? (
    <a href={link} target="_blank" rel="noreferrer">
      {text}
    </a>
  ) : (
    text
  );
  return (
    <Tile>
      <dt>{label}</dt>
      <dd>
        {shown}
        {now && now !== text && <Note>{t('settings.preview.now', { text: now })}</Note>}
      </dd>
    </Tile>
  );
}
