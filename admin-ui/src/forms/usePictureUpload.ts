import { PICTURE_LIMITS, PICTURE_TYPES } from '@pickup/contract';
import { useApi } from '@pickup/web';
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../failures/useReason.js';
import { endsSession } from '../session-store/owner-client.js';

export interface PictureUpload {
  /** The name of the one on its way; null when none is. */
  sending: string | null;
  problem: string | null;
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
 * @param onDone told where the picture lies from now on
 */
export function usePictureUpload(onDone: (url: string) => void): PictureUpload {
  const { t } = useTranslation();
  const api = useApi();
  const errorMessage = useErrorMessage();
  const [sending, setSending] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setSending(null);
  };

  const transfer = async (file: File, alternativeText: string, { signal }: AbortController) => {
    const body = new Uint8Array(await file.arrayBuffer());
    const { url } = await api.call('uploadPicture', { query: { alternativeText }, body }, { signal });
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
  return { sending, problem, send, cancel };
}
