import { PICTURE_LIMITS, PICTURE_TYPES, type PictureKind } from '@pickup/contract';
import {
  useApi,
  Button,
  CloseIcon,
  color,
  fontSize,
  PictureIcon,
  CameraIcon,
  radius,
  space,
  Spinner,
  TrashIcon,
  useTranslation,
} from '@pickup/web';
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import styled from 'styled-components';
import { useErrorMessage } from '../failures/load-failure.js';
import { endsSession } from '../session-store/owner-client.js';
import { Hint, Problem } from './fields.js';
import { PicturePreview } from './PicturePreview.js';

export interface PictureUpload {
  /** The name of the one on its way; null when none is. */
  sending: string | null;
  problem: string | null;
  /** Asked before a form is saved: false, and then said in {@link waits}, while a picture is on its way. */
  isDone: () => boolean;
  /** That the form was not saved because its picture is still on its way. */
  waits: string | null;
  /** Sends a picture; one that was on its way is given up. @param alternativeText what it shows, for the library */
  send: (file: File, alternativeText: string) => void;
  cancel: () => void;
}

const isHeic = ({ type, name }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Checks before sending; the server checks the content. */
function problemOf(file: File, t: TFunction): string | null {
  if (isHeic(file)) return t('app.form.picture.heic');
  const isKnown = file.type === '' || PICTURE_TYPES.some((type) => type === file.type);
  if (!isKnown) return t('app.form.picture.noPicture', { name: file.name });
  if (file.size <= PICTURE_LIMITS.bytes) return null;
  return t('app.form.picture.tooLarge', { max: Math.round(PICTURE_LIMITS.bytes / 1024 / 1024) });
}

/**
 * Sends pictures, one at a time. Leaving gives up the one on its way.
 * @param onDone called with the uploaded picture's address
 * @param kind what it is a picture of, which says its shape and sizes
 */
export function usePictureUpload(onDone: (url: string) => void, kind: PictureKind = 'dish'): PictureUpload {
  const { t } = useTranslation();
  const api = useApi();
  const errorMessage = useErrorMessage();
  const [sending, setSending] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const [asked, setAsked] = useState(false);

  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setSending(null);
  };

  const transfer = async (file: File, alternativeText: string, { signal }: AbortController) => {
    const body = new Uint8Array(await file.arrayBuffer());
    const { url } = await api.call('uploadPicture', { query: { alternativeText, kind }, body }, { signal });
    if (signal.aborted) return;
    setSending(null);
    onDone(url);
  };

  const send = (file: File, alternativeText: string) => {
    cancel();
    const refused = problemOf(file, t);
    setProblem(refused);
    if (refused !== null) return;
    const controller = new AbortController();
    running.current = controller;
    setSending(file.name);
    transfer(file, alternativeText, controller).catch((error: unknown) => {
      if (controller.signal.aborted) return;
      setSending(null);
      // The sign-in dialog opens by itself; the picture has to be chosen again after it.
      if (!(error instanceof Error) || !endsSession(error)) setProblem(errorMessage(error));
    });
  };
  const isDone = () => {
    setAsked(sending !== null);
    return sending === null;
  };
  const waits = asked && sending !== null ? t('app.form.picture.wait') : null;
  return { sending, problem, isDone, waits, send, cancel };
}

const Zone = styled.div<{ $over: boolean }>`
  display: grid;
  gap: ${space(1.5)};
  padding: ${space(2)};
  border: 2px dashed ${({ $over, theme }) => ($over ? theme.color.accent : theme.color.edge)};
  border-radius: ${radius('field')};
  background: ${({ $over, theme }) => ($over ? theme.color.accentWash : theme.color.card)};
`;

const Label = styled.p`
  font-size: ${fontSize('sm')};
  font-weight: 600;
`;

const Sending = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(2)};
  font-size: ${fontSize('sm')};
  overflow-wrap: anywhere;
`;

const Frame = styled.div`
  display: grid;
  place-items: center;
  width: 128px;
  aspect-ratio: 4 / 3;
  border-radius: ${radius('small')};
  background: ${color('sunk')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

/* Touch devices have a camera. */
const TouchOnly = styled.span`
  display: none;
  @media (pointer: coarse) {
    display: contents;
  }
`;

interface PictureFieldProps {
  kind?: PictureKind;
  /** Where the picture lies; empty: none. */
  url: string;
  upload: PictureUpload;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** A picture, dropped, chosen or taken with the camera; sent at once, so that what is shown is what guests will see. */
export function PictureField({ kind = 'dish', url, upload, onChoose, onRemove }: PictureFieldProps) {
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const { sending, problem, cancel } = upload;

  const choose = (file: File | undefined) => {
    if (file) onChoose(file);
  };
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    choose(target.files?.[0]);
    // So that choosing the same file again fires a change.
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <Zone
      $over={over}
      role="group"
      aria-label={t(`app.form.picture.kind.${kind}.label`)}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {/* A form with one picture needs no name for it. */}
      {kind !== 'dish' && <Label>{t(`app.form.picture.kind.${kind}.label`)}</Label>}
      {sending !== null ? (
        <Sending role="status">
          <Frame>
            <Spinner size={28} />
          </Frame>
          {t('app.form.picture.sending', { name: sending })}
        </Sending>
      ) : (
        <PicturePreview kind={kind} url={url} />
      )}
      <Actions>
        {sending !== null ? (
          <Button variant="secondary" onClick={cancel}>
            <CloseIcon size={18} /> {t('app.form.picture.cancel')}
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={() => files.current?.click()}>
              <PictureIcon size={18} /> {t(url === '' ? 'app.form.picture.choose' : 'app.form.picture.replace')}
            </Button>
            <TouchOnly>
              <Button variant="secondary" onClick={() => camera.current?.click()}>
                <CameraIcon size={18} /> {t('app.form.picture.take')}
              </Button>
            </TouchOnly>
            {url !== '' && (
              <Button variant="quiet" onClick={onRemove}>
                <TrashIcon size={18} /> {t('app.form.picture.remove')}
              </Button>
            )}
          </>
        )}
      </Actions>
      <Hint>{t(`app.form.picture.kind.${kind}.hint`)}</Hint>
      {problem !== null && <Problem role="alert">{problem}</Problem>}
      <input ref={files} type="file" accept={PICTURE_TYPES.join(',')} hidden tabIndex={-1} onChange={chosen} />
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden tabIndex={-1} onChange={chosen} />
    </Zone>
  );
}
