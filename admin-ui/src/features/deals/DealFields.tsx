import { CONTENT_LIMITS, DEAL_TYPES, type AdminDeal } from '@pickup/contract';
import {
  Badge,
  Button,
  color,
  fontSize,
  space,
  problemOf,
  TextField,
  type CheckedForm,
  useTranslation,
} from '@pickup/web';
import { useController, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { Group, Legend, Pair, AmountField, SelectField, SwitchField } from '../../forms/fields.js';
import { PictureField, type PictureUpload } from '../../forms/PictureField.js';
import { DietaryInformationField } from '../../forms/DietaryInformationField.js';
import { useMoney, useRestaurant } from '../../restaurant/useRestaurant.js';
import { discountOf, isFree, isMistyped, mayStayEmpty, readAmount, readMaximum, type DealValues } from './deal-form.js';

const Derived = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  font-size: ${fontSize('sm')};
`;

const Limit = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  & > :first-child {
    width: 100%;
  }
`;

const Mistyped = styled.span`
  font-weight: 600;
  color: ${color('danger')};
`;

interface DealFieldsProps {
  form: CheckedForm<DealValues>;
  upload: PictureUpload;
  /** The deal as it is on the server; null for a new one. */
  stored: AdminDeal | null;
}

/** The fields of a deal. */
export function DealFields({ form, upload, stored }: DealFieldsProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { currencySymbol: symbol } = useRestaurant();
  const { field: dietaryInformation } = useController({ control: form.control, name: 'dietaryInformation' });
  useWatch({ control: form.control });
  const values = form.getValues();
  const price = readAmount(values.discountedPrice) ?? 0;
  const amount = (name: 'originalPrice' | 'discountedPrice' | 'minimumOrderAmount', hint: string) => ({
    form,
    name,
    symbol,
    label: t(`deals.field.${name}`),
    hint: isMistyped(values[name]) ? (
      <Mistyped role="status">{t('deals.form.mistyped', { text: values[name].trim() })}</Mistyped>
    ) : (
      hint
    ),
  });
  const day = (name: 'validFrom' | 'validUntil') => ({
    form,
    name,
    label: t(`deals.field.${name}`),
    type: 'date' as const,
    required: !mayStayEmpty(stored, name),
  });
  return (
    <>
      <Pair>
        <TextField form={form} name="title" label={t('deals.field.title')} required />
        <TextField form={form} name="titleNl" lang="nl" label={t('deals.field.titleNl')} />
        <TextField form={form} name="description" label={t('deals.field.description')} required rows={4} />
        <TextField form={form} name="descriptionNl" lang="nl" label={t('deals.field.descriptionNl')} rows={4} />
      </Pair>
      <SelectField form={form} name="dealType" label={t('deals.field.dealType')} required>
        {DEAL_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`deals.type.${type}`)}
          </option>
        ))}
      </SelectField>
      <PictureField
        url={values.imageUrl}
        upload={upload}
        onChoose={(file) => upload.send(file, values.title.trim().slice(0, CONTENT_LIMITS.imageAlt))}
        onRemove={() => form.setValue('imageUrl', '', { shouldDirty: true, shouldValidate: true })}
      />
      <TextField form={form} name="imageUrl" label={t('deals.field.imageUrl')} hint={t('deals.form.imageHint')} />
      <Group>
        <Legend>{t('deals.form.prices')}</Legend>
        <Pair>
          <AmountField {...amount('originalPrice', t('deals.form.originalHint'))} />
          <AmountField {...amount('discountedPrice', t('deals.form.discountedHint'))} />
        </Pair>
        <Derived role="status" aria-label={t('deals.form.discount')}>
          {t('deals.form.discount')} <Badge>{t('deals.form.percent', { percent: discountOf(values) })}</Badge>
          {t('deals.form.guestsPay', { price: price === 0 ? t('deals.free') : money(price) })}
        </Derived>
      </Group>
      <Group>
        <Legend>{t('deals.form.when')}</Legend>
        <Pair>
          <TextField {...day('validFrom')} />
          <TextField {...day('validUntil')} />
        </Pair>
        <SwitchField
          form={form}
          name="isConditional"
          label={t('deals.field.isConditional')}
          hint={t('deals.form.conditionalHint')}
        />
        {values.isConditional && (
          <AmountField {...amount('minimumOrderAmount', t('deals.form.minimumHint'))} required />
        )}
        <Limit>
          <TextField
            form={form}
            name="maxPerOrder"
            label={t('deals.field.maxPerOrder')}
            inputMode="numeric"
            maxLength={2}
            hint={t(isFree(values) ? 'deals.form.maximumFree' : 'deals.form.maximumHint')}
          />
          {isFree(values) && readMaximum(values.maxPerOrder) === null && (
            <Button
              variant="secondary"
              onClick={() => {
                form.setValue('maxPerOrder', '1', { shouldDirty: true });
                form.setFocus('maxPerOrder');
              }}
            >
              {t('deals.form.maximumSuggestion')}
            </Button>
          )}
        </Limit>
      </Group>
      <DietaryInformationField field={dietaryInformation} error={problemOf(form, 'dietaryInformation')} />
      <Group>
        <Legend>{t('deals.form.shown')}</Legend>
        <Pair>
          <SwitchField form={form} name="active" label={t('deals.field.active')} hint={t('deals.form.activeHint')} />
          <SwitchField
            form={form}
            name="featured"
            label={t('deals.field.featured')}
            hint={t('deals.form.featuredHint')}
          />
        </Pair>
      </Group>
    </>
  );
}
