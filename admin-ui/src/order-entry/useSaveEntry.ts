import { shortOrderNumber, type AdminOrderDetails } from '@pickup/contract';
import {
  ApiError,
  apiQueryKey,
  refusalOf,
  showIssues,
  toast,
  useApiMutation,
  type CheckedForm,
  useTranslation,
} from '@pickup/web';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorMessage } from '../failures/load-failure.js';
import { addOrder, FIGURES, ORDER_ANSWERS, showOrder } from '../order/cached-orders.js';
import { usePickupText } from '../order/due.js';
import { endsSession } from '../session-store/owner-client.js';
import { ENTRY_FIELDS, type EntryValues } from './entry-form.js';
import { ENTRY_QUOTES } from './useEntryQuote.js';

const STALE = [...ORDER_ANSWERS, ...FIGURES, ...ENTRY_QUOTES, 'menuItems', 'kitchenControl'] as const;

interface SaveEntryOptions {
  form: CheckedForm<EntryValues>;
  onSaved: () => void;
  /** The order that is corrected has changed since the form was opened. */
  onConflict: () => void;
}

/** Places or corrects an order: success closes the form, a refusal keeps it as it is and says why. */
export function useSaveEntry({ form, onSaved, onConflict }: SaveEntryOptions) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const errorMessage = useErrorMessage();
  const pickupText = usePickupText();
  const [problem, setProblem] = useState<string | null>(null);
  const saved = (title: 'placed' | 'corrected') => (order: AdminOrderDetails) => {
    if (title === 'placed') addOrder(queries, order);
    showOrder(queries, order);
    queries.setQueryData(apiQueryKey('adminOrder', { params: { id: order.id } }), order);
    const number = shortOrderNumber(order.orderNumber);
    toast.success(t(`orderEntry.${title}`, { number, pickup: pickupText(order) ?? '' }));
    onSaved();
  };
  const failing = (onOther: () => void) => (error: Error) => {
    // The sign-in dialog opens by itself, and the form stays below it.
    if (endsSession(error)) return;
    const refusal = refusalOf(error);
    if (refusal) {
      setProblem(t(`orderEntry.refused.${refusal.reason}`));
      return;
    }
    if (error instanceof ApiError && error.status === 409) onOther();
    else if (!showIssues(form, ENTRY_FIELDS, error)) setProblem(errorMessage(error));
  };
  const options = { invalidates: STALE, onMutate: () => setProblem(null) };
  const place = useApiMutation('placePhoneOrder', {
    ...options,
    onSuccess: saved('placed'),
    onError: failing(() => setProblem(t('orderEntry.alreadyPlaced'))),
  });
  const correct = useApiMutation('correctOrder', {
    ...options,
    onSuccess: saved('corrected'),
    onError: failing(onConflict),
  });
  return {
    place: place.mutate,
    correct: correct.mutate,
    busy: place.isPending || correct.isPending,
    problem,
    setProblem,
  };
}
