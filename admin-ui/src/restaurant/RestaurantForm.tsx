import {
  AlertIcon,
  Button,
  CheckIcon,
  color,
  EditIcon,
  fontSize,
  media,
  space,
  FormShell,
  useTranslation,
} from '@pickup/web';
import { forwardRef, useEffect, useRef, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { ConflictNotice, type Difference } from '../forms/ConflictNotice.js';
import { LeaveGuard } from '../forms/leave-guard.js';
import type { PictureUpload } from '../forms/PictureField.js';
import { LinkedSections } from '../forms/SectionLinks.js';
import { useRestaurantForm, type FlatValues, type RestaurantFormOptions } from './useRestaurantForm.js';

const Root = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1.5)} ${space(3)};
  /* From edge to edge of the column: nothing of the form shows beside or below it. */
  margin-inline: calc(-1 * ${space(3)});
  padding: ${space(1.5)} ${space(3)};
  background: ${color('paper')};
  border-top: 1px solid ${color('line')};
  ${media.phone} {
    flex-wrap: nowrap;
    gap: ${space(1.5)};
    margin-inline: calc(-1 * ${space(2)});
    padding: ${space(1)} ${space(2)};
    /* A long label takes two lines before the state loses a part of a word. */
    & > button {
      flex: 0 1 auto;
      padding-inline: ${space(1.5)};
    }
    /* A sentence needs the whole width. */
    &:has([role='alert']) {
      flex-wrap: wrap;
      & > * {
        flex: 1 1 100%;
      }
    }
  }
`;

const State = styled.p<{ $wrong: boolean }>`
  display: flex;
  flex: 1 1 240px;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  font-size: ${fontSize('sm')};
  font-weight: 600;
  color: ${({ theme, $wrong }) => ($wrong ? theme.color.danger : theme.color.soft)};
  overflow-wrap: anywhere;
  ${media.phone} {
    /* Two lines for it, and two for a long label. */
    flex: 1 0 7.5rem;
    line-height: 1.2;
    overflow-wrap: break-word;
  }
  & svg {
    flex: none;
  }
`;

interface SaveBarProps {
  save: string;
  busy: boolean;
  dirty: boolean;
  isNew: boolean;
  /** A field is marked. */
  wrong: boolean;
  /** What went wrong with the last save, in words. */
  problem: string | null;
}

/** A bar that stays at the bottom of a long form: its state and the save button, to which the ref points. */
const SaveBar = forwardRef<HTMLButtonElement, SaveBarProps>(function SaveBar(
  { save, busy, dirty, isNew, wrong, problem },
  ref,
) {
  const { t } = useTranslation();
  const failure = wrong ? t('app.form.check') : problem;
  const unsaved = dirty || isNew;
  const state = isNew ? t('restaurant.bar.new') : t('restaurant.bar.unsaved');
  const Icon = unsaved ? EditIcon : CheckIcon;
  return (
    <Root>
      <State $wrong={failure !== null} role={failure === null ? 'status' : 'alert'}>
        {failure === null ? <Icon /> : <AlertIcon />}
        <span>{failure ?? (unsaved ? state : t('restaurant.bar.saved'))}</span>
      </State>
      <Button
        ref={ref}
        type="submit"
        size="main"
        variant={unsaved ? 'primary' : 'secondary'}
        busy={busy}
        busyLabel={t('restaurant.bar.saving')}
      >
        {save}
      </Button>
    </Root>
  );
});

/* The bar at the bottom must not cover the field that has the focus, nor what is said below it. */
const RestaurantFormRoot = styled.div`
  & :is(input, textarea, select) {
    scroll-margin-block: ${space(4)} calc(2 * ${space(9)});
  }
`;

/** Puts the focus on the field that the address names, `?field=story`, when the form is opened. */
function useFieldInAddress<Values extends FlatValues>({ form, fields }: RestaurantFormOptions<Values>): void {
  const [params] = useSearchParams();
  const named = params.get('field');
  const wanted = useRef(fields.find((field) => field === named));
  const { setFocus } = form;
  useEffect(() => {
    if (wanted.current !== undefined) setFocus(wanted.current);
    wanted.current = undefined;
  }, [setFocus]);
}

/** One line of a comparison: a field's name and its value in words. */
export type Described = readonly [label: string, text: string];

interface RestaurantFormProps<Values extends FlatValues> extends RestaurantFormOptions<Values> {
  title: string;
  save: string;
  /** Every field in words. */
  describe: (values: Values) => readonly Described[];
  /** Of its pictures: what is on its way is waited for, and not left behind unasked. */
  uploads?: readonly PictureUpload[];
  /** Another form lies over this one, and guards both. */
  covered?: boolean;
  children: ReactNode;
}

/**
 * A long form of the restaurant: another writer's changes above it, its sections, its bar; it guards what was typed.
 */
export function RestaurantForm<Values extends FlatValues>({
  title,
  save,
  describe,
  uploads = [],
  covered = false,
  children,
  ...saving
}: RestaurantFormProps<Values>) {
  const { form } = saving;
  const { busy, problem, isNew, conflict, submit } = useRestaurantForm(saving);
  useFieldInAddress(saving);
  const { errors } = form.formState;
  const isDirty = form.formState.isDirty || uploads.some(({ sending }) => sending !== null);
  const waits = uploads.flatMap((upload) => upload.waits ?? [])[0] ?? null;
  const submitWhenSent = () => {
    if (uploads.map((upload) => upload.isDone()).every(Boolean)) submit();
  };
  const button = useRef<HTMLButtonElement>(null);
  const decided = (decide: () => void) => () => {
    decide();
    button.current?.focus();
  };
  return (
    <RestaurantFormRoot>
      {conflict && (
        <ConflictNotice
          differences={differencesOf(describe(conflict.mine), describe(conflict.theirs))}
          onTakeTheirs={decided(conflict.takeTheirs)}
          onKeepMine={decided(conflict.keepMine)}
        />
      )}
      <FormProvider {...form}>
        <FormShell busy={busy} error={null} onSubmit={submitWhenSent} aria-label={title}>
          <LinkedSections>{children}</LinkedSections>
          <SaveBar
            ref={button}
            save={save}
            busy={busy}
            dirty={isDirty}
            isNew={isNew}
            wrong={Object.keys(errors).length > 0}
            problem={waits ?? problem}
          />
        </FormShell>
      </FormProvider>
      {!covered && <LeaveGuard dirty={isDirty} />}
    </RestaurantFormRoot>
  );
}

const differencesOf = (mine: readonly Described[], theirs: readonly Described[]): Difference[] =>
  mine.flatMap(([label, text], index) => {
    const saved = theirs[index]?.[1] ?? text;
    return text === saved ? [] : [{ label, mine: text, theirs: saved }];
  });
