import type { CustomerData } from '@pickup/contract';
import { fontSize, space, TextField, useCheckedForm, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { FormDialog } from '../../forms/FormDialog.js';
import { useSave } from '../../forms/useSave.js';
import { useStoredCounts } from './StoredDataCard.js';

const Points = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding-left: ${space(2.5)};
  list-style: disc;
  font-size: ${fontSize('sm')};
`;

const Whose = styled.p`
  font-weight: 650;
  overflow-wrap: anywhere;
`;

/** The consequences that apply, the most important first. */
const pointsOf = ({ orders, reviews }: CustomerData) =>
  [
    ...(orders.length > 0 ? (['orders'] as const) : []),
    ...(reviews.length > 0 ? (['reviews'] as const) : []),
    ...(orders.length > 0 ? (['links'] as const) : []),
    'figures',
    'backups',
  ] as const;

interface EraseDialogProps {
  data: CustomerData;
  onErased: () => void;
  onClose: () => void;
}

/** Asks for the address once more before a customer's data is erased for good. */
export default function EraseDialog({ data, onErased, onClose }: EraseDialogProps) {
  const { t } = useTranslation();
  const counts = useStoredCounts()(data);
  const form = useCheckedForm({
    values: { email: '' },
    check: ({ email }) => (email.trim().toLowerCase() === data.email ? {} : { email: t('customers.erase.different') }),
  });
  const { busy, problem, send } = useSave('eraseCustomer', {
    done: t('customers.erase.done', counts),
    failed: t('customers.erase.failed'),
    stale: ['adminOrders', 'adminOrder', 'recentOrders', 'adminReviews', 'adminReview'],
    onSaved: onErased,
  });
  const submit = form.handleSubmit(() => send({ body: { email: data.email } }));

  return (
    <FormDialog
      id="erase-customer"
      title={t('customers.erase.title')}
      description={t('customers.erase.text')}
      dirty={false}
      busy={busy}
      error={problem}
      save={t('customers.erase.submit')}
      saving={t('customers.erase.submitting')}
      onSubmit={() => void submit()}
      onClose={onClose}
      width={520}
    >
      <Whose>{data.email}</Whose>
      <Points>
        {pointsOf(data).map((point) => (
          <li key={point}>{t(`customers.erase.point.${point}`, counts)}</li>
        ))}
      </Points>
      <TextField form={form} name="email" label={t('customers.erase.again')} type="email" required />
    </FormDialog>
  );
}
