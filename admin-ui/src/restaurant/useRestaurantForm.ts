import type { AdminRestaurant, EndpointName, SaveRestaurant } from '@pickup/contract';
import { ApiError, toast, useApi, showIssues, type CheckedForm } from '@pickup/web';
import { useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { rebase, sameValues, showOver } from '../forms/rebase.js';
import { useSave } from '../forms/useSave.js';
import { useErrorMessage } from '../failures/load-failure.js';

/** What a form of the restaurant holds: its inputs, flat. */
export type FlatValues = Record<string, string | boolean>;

export interface RestaurantFormOptions<Values extends FlatValues> {
  form: CheckedForm<Values>;
  /** The record the form was filled from; null before there is one. */
  record: AdminRestaurant | null;
  /** What the form shows of a record, or its defaults. */
  valuesOf: (record: AdminRestaurant | null) => Values;
  /** The request body: this screen's own fields only. */
  toSave: (values: Values) => SaveRestaurant;
  fields: readonly FieldPath<Values>[];
  /** What the form calls a field of the body. */
  fieldOf?: (path: string) => string;
  texts: { created: string; updated: string; failed: (error: Error) => string };
  /** The form was sent with something missing. */
  onInvalid?: () => void;
}

/** Both versions of the fields: `mine` is what keeping mine would save. */
interface RestaurantConflict<Values> {
  mine: Values;
  theirs: Values;
  takeTheirs: () => void;
  keepMine: () => void;
}

const STALE: readonly EndpointName[] = ['restaurantInfo', 'kitchen'];

/**
 * Saves a screen of the restaurant: created while there is none, otherwise updated. What is typed
 * stays through every failure and through the saving itself. When somebody else saved meanwhile, going on with mine
 * keeps what was changed here and takes the rest from them, so that nobody's change is undone unseen.
 */
export function useRestaurantForm<Values extends FlatValues>({
  form,
  record: loaded,
  valuesOf,
  toSave,
  fields,
  fieldOf,
  texts,
  onInvalid,
}: RestaurantFormOptions<Values>) {
  const api = useApi();
  const errorMessage = useErrorMessage();
  const [record, setRecord] = useState(loaded);
  const [theirs, setTheirs] = useState<AdminRestaurant | null>(null);
  const [comparing, setComparing] = useState(false);
  const [call, setCall] = useState<'create' | 'update'>('update');
  const [sent, setSent] = useState<Values | null>(null);

  /** Makes this record the form's base, and shows these values over it. */
  const standOn = (next: AdminRestaurant, values: Values) => {
    showOver(form, valuesOf(next), values);
    setRecord(next);
    setTheirs(null);
  };

  const onSaved = (saved: AdminRestaurant) => {
    const now = form.getValues();
    standOn(saved, rebase(sent ?? now, now, valuesOf(saved)));
  };

  const compare = async (values: Values) => {
    setComparing(true);
    try {
      const current = await api.call('adminRestaurant');
      // Only the other screen's fields were changed: there is no conflict in this form's fields.
      if (record && sameValues(valuesOf(record), valuesOf(current))) {
        setRecord(current);
        send(values, current);
      } else setTheirs(current);
    } catch (error) {
      if (error instanceof Error) toast.error(texts.failed(error), { description: errorMessage(error) });
    } finally {
      setComparing(false);
    }
  };

  const shared = {
    failed: texts.failed,
    stale: STALE,
    onSaved,
    onConflict: () => void compare(sent ?? form.getValues()),
    onRefused: (error: Error) => {
      // The record was deleted: the next save creates it.
      if (error instanceof ApiError && error.status === 404) setRecord(null);
      return showIssues(form, fields, error, fieldOf);
    },
  };
  const create = useSave('createRestaurant', { ...shared, done: texts.created });
  const update = useSave('updateRestaurant', { ...shared, done: texts.updated });

  function send(values: Values, over: AdminRestaurant | null) {
    setSent(values);
    const body = toSave(values);
    setCall(over ? 'update' : 'create');
    if (over) update.send({ headers: { 'if-match': over.version }, body });
    else create.send({ body });
  }

  const submit = form.handleSubmit((values) => send(values, record), onInvalid);

  const conflictWith = (current: AdminRestaurant): RestaurantConflict<Values> => {
    const saved = valuesOf(current);
    const mine = () => rebase(valuesOf(record), form.getValues(), saved);
    return {
      mine: mine(),
      theirs: saved,
      takeTheirs: () => standOn(current, saved),
      keepMine: () => standOn(current, mine()),
    };
  };

  return {
    busy: create.busy || update.busy || comparing,
    problem: (call === 'update' ? update : create).problem,
    conflict: theirs && conflictWith(theirs),
    isNew: record === null,
    submit: () => void submit(),
  };
}
