import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { onLineWritten } from './follow-lines';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What was typed into a form and is not saved. */
function typedInto(values: object, saved: object): [string, unknown][] {
  const stored = new Map<string, unknown>(Object.entries(saved));
  return Object.entries(values).filter(([name, value]) => !isSame(value, stored.get(name)));
}

/**
 * Keeps what was typed into the form of an order when one of its lines is written: the order is read again then, for its
 * amounts, and the panel starts a form anew when its record has changed. A save of the form itself ends the wait, so
 * that what the server empties on a save stays empty.
 */
export function useKeepTyped(): void {
  const values = useForm('KeepTyped', (form) => form.values);
  const saved = useForm('KeepTyped', (form) => form.initialValues);
  const isSubmitting = useForm('KeepTyped', (form) => form.isSubmitting);
  const onChange = useForm('KeepTyped', (form) => form.onChange);
  const typed = useRef<[string, unknown][]>([]);
  const awaitsRead = useRef(false);
  useEffect(
    () =>
      onLineWritten(() => {
        awaitsRead.current = true;
      }),
    [],
  );
  useEffect(() => {
    if (isSubmitting) awaitsRead.current = false;
  }, [isSubmitting]);
  useEffect(() => {
    if (awaitsRead.current) {
      for (const [name, value] of typed.current) onChange(name, value);
    }
    awaitsRead.current = false;
  }, [saved, onChange]);
  // Comes last: the effect above needs what was typed before the record changed.
  useEffect(() => {
    typed.current = typedInto(values, saved);
  }, [values, saved]);
}
