import { FormShell, space } from '@pickup/web';
import { useRef, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import styled from 'styled-components';
import { ConflictNotice, type Difference } from '../forms/ConflictNotice.js';
import { useLeaveGuard } from '../forms/useLeaveGuard.js';
import type { RecordForm } from '../forms/useRecordForm.js';
import type { FlatValues } from './rebase.js';
import { SaveBar } from './SaveBar.js';
import type { RestaurantConflict } from './useRestaurantForm.js';

/* The bar at the bottom must not cover the field that has the focus. */
const Root = styled.div`
  & :is(input, textarea, select) {
    scroll-margin-block: 0 ${space(9)};
  }
`;

/** One line of a comparison: a field's name and its value in words. */
export type Described = readonly [label: string, text: string];

interface RestaurantFormProps<Values extends FlatValues> {
  form: RecordForm<Values>;
  saving: {
    busy: boolean;
    problem: string | null;
    isNew: boolean;
    conflict: RestaurantConflict<Values> | null;
    submit: () => void;
  };
  title: string;
  save: string;
  /** Every field in words. */
  describe: (values: Values) => readonly Described[];
  children: ReactNode;
}

/** A long form of the restaurant: another writer's changes above it, its sections, its bar; it guards what was typed. */
export function RestaurantForm<Values extends FlatValues>({
  form,
  saving: { busy, problem, isNew, conflict, submit },
  title,
  save,
  describe,
  children,
}: RestaurantFormProps<Values>) {
  const { isDirty, errors } = form.formState;
  const leaveGuard = useLeaveGuard(isDirty);
  const button = useRef<HTMLButtonElement>(null);
  const decided = (decide: () => void) => () => {
    decide();
    button.current?.focus();
  };
  return (
    <Root>
      {conflict && (
        <ConflictNotice
          differences={differencesOf(describe(conflict.mine), describe(conflict.theirs))}
          onTakeTheirs={decided(conflict.takeTheirs)}
          onKeepMine={decided(conflict.keepMine)}
        />
      )}
      <FormProvider {...form}>
        <FormShell busy={busy} error={null} onSubmit={submit} aria-label={title}>
          {children}
          <SaveBar
            ref={button}
            save={save}
            busy={busy}
            dirty={isDirty}
            isNew={isNew}
            wrong={Object.keys(errors).length > 0}
            problem={problem}
          />
        </FormShell>
      </FormProvider>
      {leaveGuard}
    </Root>
  );
}

const differencesOf = (mine: readonly Described[], theirs: readonly Described[]): Difference[] =>
  mine.flatMap(([label, text], index) => {
    const saved = theirs[index]?.[1] ?? text;
    return text === saved ? [] : [{ label, mine: text, theirs: saved }];
  });
