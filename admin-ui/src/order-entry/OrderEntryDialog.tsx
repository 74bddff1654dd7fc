import { shortOrderNumber, type AdminOrderDetails } from '@pickup/contract';
import { space, useApi, useCheckedForm, useLanguage, useTranslation } from '@pickup/web';
import { useRef, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import styled from 'styled-components';
import { useEditConflict, useFormConflict } from '../forms/edit-conflict.js';
import { FormDialog } from '../forms/FormDialog.js';
import { useMoney } from '../restaurant/useRestaurant.js';
import {
  ENTRY_FIELDS,
  checkEntry,
  entryValues,
  toCorrect,
  toPlace,
  type EntryPickup,
  type EntryValues,
} from './entry-form.js';
import { DishSearch } from './DishSearch.js';
import { GuestFields } from './GuestFields.js';
import { OrderConflict } from './OrderConflict.js';
import { OrderLines } from './OrderLines.js';
import { PickupField } from './PickupField.js';
import { useAttemptKey } from './useAttemptKey.js';
import { useEntryLines } from './useEntryLines.js';
import { useEntryQuote } from './useEntryQuote.js';
import { useOrderables } from './useOrderables.js';
import { useSaveEntry } from './useSaveEntry.js';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};
  align-items: start;
  /* Room for the ring around the search. */
  padding-top: ${space(0.5)};
  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3)};
  }
`;

const Dishes = styled.div`
  position: sticky;
  top: 0;
  min-width: 0;
  @media (max-width: 767.98px) {
    position: static;
  }
`;

const Order = styled.div`
  display: grid;
  gap: ${space(2.5)};
  min-width: 0;
`;

const Tall = styled.div`
  display: grid;
  gap: ${space(2)};
  & input {
    min-height: 52px;
  }
`;

interface OrderEntryDialogProps {
  /** The order that is corrected; null for a new one by phone. */
  order: AdminOrderDetails | null;
  onClose: () => void;
}

/** Types an order that somebody gives by phone, or corrects one that is not ready yet (product.md, Phone orders, Corrections). */
export default function OrderEntryDialog({ order, onClose }: OrderEntryDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  const api = useApi();
  const search = useRef<HTMLInputElement>(null);
  const { all } = useOrderables();
  const conflict = useEditConflict(order, (id) => api.call('adminOrder', { params: { id } }));
  const entry = useEntryLines(order);
  const startingPickup: EntryPickup = order?.pickupTime ? 'as-it-is' : 'soon';
  const [pickup, setPickup] = useState(startingPickup);
  const form = useCheckedForm<EntryValues>({
    values: entryValues(order),
    check: (values) => (order ? {} : checkEntry(values, t)),
    focusesWrong: false,
  });
  const answer = useEntryQuote(conflict.base, entry.lines, pickup);
  const { quote, isCurrent } = answer;
  const guest = useFormConflict(form, conflict, entryValues);
  const saving = useSaveEntry({ form, onSaved: onClose, onConflict: conflict.readTheirs });
  const dirty = entry.isDirty || form.formState.isDirty || pickup !== startingPickup;

  // What is on its way to the kitchen stays as it is: the form closes when it has arrived.
  const add: typeof entry.add = (item) => {
    if (saving.busy) return;
    saving.setProblem(null);
    entry.add(item);
  };
  const change: typeof entry.change = (key, changed) => {
    if (!saving.busy) entry.change(key, changed);
  };
  const remove: typeof entry.remove = (key) => {
    if (saving.busy) return;
    entry.remove(key);
    search.current?.focus();
  };
  const choosePickup = (time: EntryPickup) => {
    if (!saving.busy) setPickup(time);
  };
  const keyOf = useAttemptKey();
  const isEmpty = entry.lines.length === 0;
  const missing = t('orderEntry.lines.missing');
  /** It was to be saved without a dish. */
  const [wasEmpty, setWasEmpty] = useState(false);
  /** Each thing that is wrong is said at its field; the first of them gets the focus, which is the search for a dish. */
  const refuse = (wrong: FieldErrors<EntryValues>) => {
    // While the dishes could not be loaded there is no search to say it at.
    saving.setProblem(isEmpty && !search.current ? missing : null);
    setWasEmpty(isEmpty);
    const first = ENTRY_FIELDS.find((field) => wrong[field]);
    if (isEmpty && search.current) search.current.focus();
    else if (first) form.setFocus(first);
  };
  const save = (values: EntryValues) => {
    if (isEmpty) {
      refuse({});
      return;
    }
    const typed = { lines: entry.lines, pickup, values, quote: isCurrent ? quote : undefined };
    if (conflict.base) {
      saving.correct({ params: { id: conflict.base.id }, headers: conflict.ifMatch, body: toCorrect(typed) });
      return;
    }
    const body = toPlace(typed, language);
    const asked = { ...body, quotedTotal: null, quotedContentsHash: null, quotedReadyAt: null };
    const attempt = keyOf(asked);
    saving.place({ body, headers: { 'idempotency-key': attempt.key } }, { onError: attempt.failed });
  };

  // A line with a choice that is missing is not counted: the sum would be too small.
  const isWhole = quote?.lines.every(({ choiceIssues }) => choiceIssues.length === 0);
  const total = quote && isWhole && !isEmpty ? money(quote.total) : null;
  const saveLabel = t(order ? 'orderEntry.correct.save' : 'orderEntry.new.save');
  return (
    <FormDialog
      id="order-entry"
      title={
        order
          ? t('orderEntry.correct.title', { number: shortOrderNumber(order.orderNumber) })
          : t('orderEntry.new.title')
      }
      description={
        order
          ? t(order.customerEmail === '' ? 'orderEntry.correct.aboutUntold' : 'orderEntry.correct.about', {
              name: order.customerName,
            })
          : undefined
      }
      dirty={dirty}
      busy={saving.busy || conflict.isReadingTheirs}
      error={saving.problem ?? conflict.problem}
      save={total === null || !isCurrent ? saveLabel : `${saveLabel} · ${total}`}
      saving={t('orderEntry.saving')}
      onSubmit={() => void form.handleSubmit(save, refuse)()}
      onClose={onClose}
      width={1080}
      initialFocus={search}
      notice={
        <OrderConflict
          theirs={conflict.theirs}
          onTakeTheirs={(theirs) => {
            entry.reset(theirs);
            setPickup(startingPickup);
            guest.takeTheirs(theirs);
          }}
          onKeepMine={(theirs) => {
            entry.rebase(theirs);
            guest.keepMine(theirs);
          }}
        />
      }
    >
      <Columns>
        <Dishes>
          <DishSearch input={search} onAdd={add} problem={isEmpty && wasEmpty ? missing : null} />
        </Dishes>
        <Order>
          <OrderLines
            entry={entry}
            items={all ?? []}
            quote={quote}
            isCurrent={isCurrent}
            total={total}
            onChange={change}
            onRemove={remove}
          />
          <Tall>
            <PickupField order={conflict.base} answer={answer} value={pickup} onChoose={choosePickup} />
            <GuestFields form={form} isNew={order === null} />
          </Tall>
        </Order>
      </Columns>
    </FormDialog>
  );
}
