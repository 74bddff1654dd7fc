import { cartTotals, fromCents, ORDER_LIMITS } from '@pickup/contract';
import {
  ApiError,
  Button,
  color,
  fontSize,
  FormShell,
  media,
  NetworkError,
  Notice,
  problemOf,
  showIssues,
  space,
  TextField,
  toast,
  useLanguage,
  useNow,
  refusalOf,
  useTranslation,
} from '@pickup/web';
import { useIsMutating } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { FieldErrors } from 'react-hook-form';
import styled from 'styled-components';
import { useCartCheck } from '../../cart-store/cart-check.js';
import { useCartDocument } from '../../cart-store/cart-context.js';
import { mayHaveArrived } from '../../cart-store/order-attempt.js';
import { CartChanged, CartEnded, PickupChanged } from '../../cart-store/place-order.js';
import { Panel, PanelHeading } from '../../page-parts/panels.js';
import { useDealCheck } from '../../cart-view/DealBanner.js';
import { useNoPickupText } from '../../cart-view/pickup-words.js';
import { useMoney } from '../../restaurant/useRestaurant.js';
import { type Contact, CONTACT_FIELDS, type ContactField, toPayload, useContactForm } from './contact-form.js';
import { focusPickup } from './PickupPicker.js';
import { usePlaceOrder } from './usePlaceOrder.js';

const HINT_ID = 'checkout-hint';

const Intro = styled.p`
  margin: calc(-1 * ${space(1.5)}) 0 ${space(2)};
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
`;

const PayNote = styled.p`
  text-align: center;
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;

/* The message at a phone's lower edge says the same: neither this nor the button below it may lie under it. */
const ProblemNotice = styled(Notice)`
  ${media.phone} {
    scroll-margin-block: 96px 320px;
  }
`;

/** Why the order was not placed, brought into sight. */
function Problem({ children }: { children: ReactNode }) {
  const notice = useRef<HTMLParagraphElement>(null);
  // Before it is painted, so that nothing moves under a finger; nothing is returned: a newer Chromium gives a promise.
  useLayoutEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <ProblemNotice ref={notice} $tone="danger" role="alert">
      {children}
    </ProblemNotice>
  );
}

/** How its customer is reached; beside each other where there is room. */
const Reach = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  align-items: start;
  gap: inherit;
`;

/** What has to be decided before the order can be placed; null when nothing. */
function useHint(): string | null {
  const { t } = useTranslation();
  const { differences, pickup, pickupObstacle } = useCartCheck();
  const noPickupText = useNoPickupText();
  if (pickupObstacle === 'no-pickup') return noPickupText(pickup);
  if (differences.length > 0) return t('checkout.form.changesHint');
  return pickupObstacle === null ? null : t('checkout.form.pickupHint');
}

/** A server's message about unmet deal conditions without its prefix. */
const withoutPrefix = (message: string) => message.slice(message.indexOf(':') + 1).trim();

/** The contact form and Place Order; after success the cart holds a placed order, which the page shows. */
export function OrderForm() {
  const { t } = useTranslation();
  const money = useMoney();
  const cart = useCartDocument();
  const { offered, differences, callAttention, pickup, pickupObstacle } = useCartCheck();
  const noPickupText = useNoPickupText();
  const { isValid, shortfallAmount } = useDealCheck();
  const language = useLanguage();
  const now = useNow();
  const form = useContactForm();
  const [problem, setProblem] = useState<string | null>(null);
  /** Sent before without an answer: the server answers with the order it may have stored, whatever became of the kitchen since. */
  const isRepeat = () => mayHaveArrived(cart, toPayload(form.getValues(), cart, language), now);
  const obstacle = useHint();
  const hint = isRepeat() ? null : obstacle;

  const showChanges = () => {
    toast.error(t('checkout.toast.changed'), { description: t('checkout.toast.changedText') });
    callAttention();
  };

  const showPickup = ({ pickup }: PickupChanged) => {
    const none = noPickupText(pickup);
    if (none === null) toast.error(t('checkout.toast.pickup'), { description: t('checkout.toast.pickupText') });
    else toast.error(t('checkout.toast.noPickup'), { description: none });
    focusPickup();
  };

  const failureText = (answer: ApiError | null) => {
    const message = answer?.serverMessage ?? '';
    if (refusalOf(answer)?.reason === 'deal-condition' || message.includes('Order requirements not met'))
      return language === 'en' && message ? withoutPrefix(message) : t('checkout.toast.requirementsRaised');
    if (message.includes('minimum order')) return message;
    if (refusalOf(answer)?.reason === 'open-orders') return t('checkout.toast.openOrdersText');
    return answer?.status === 429 ? t('checkout.toast.tooManyText') : t('checkout.toast.failedText');
  };

  const fail = (error: Error) => {
    if (error instanceof CartEnded) return;
    if (error instanceof CartChanged) {
      showChanges();
      return;
    }
    if (error instanceof PickupChanged) {
      showPickup(error);
      return;
    }
    const answer = error instanceof ApiError ? error : null;
    const text = failureText(answer);
    showIssues(form, CONTACT_FIELDS, error);
    setProblem(error instanceof NetworkError ? t('checkout.safeToRetry') : text);
    toast.error(t('checkout.toast.failed'), { description: text, durationMs: 6000 });
  };

  const order = usePlaceOrder(fail);
  const place = (contact: Contact) => {
    if (!isValid && !isRepeat()) {
      const description = t('checkout.toast.requirementsText', { amount: money(shortfallAmount) });
      toast.error(t('checkout.toast.requirements'), { description, durationMs: 6000 });
      return;
    }
    // A toast of an earlier attempt would cover the confirmation.
    void toast.clear();
    const payload = toPayload(contact, cart, language);
    order.mutate({ payload, cart, readyAt: pickup?.readyAt ?? null });
  };

  const complain = (errors: FieldErrors<Contact>) => {
    if (Object.values(errors).some(({ message }) => message === 'required')) {
      toast.error(t('checkout.toast.missing'), { description: t('checkout.toast.missingText') });
    } else {
      toast.error(t('checkout.toast.invalid'), { description: t('checkout.toast.invalidText') });
    }
  };

  // Also one that an earlier visit of this page has begun.
  const isSending = useIsMutating({ mutationKey: ['placeOrder'] }) > 0;

  const submit = () => {
    setProblem(null);
    const isDecided = differences.length === 0 && pickupObstacle === null;
    if (isDecided || isRepeat()) void form.handleSubmit(place, complain)();
    else if (differences.length > 0 && pickupObstacle !== 'no-pickup') showChanges();
    else focusPickup();
  };

  const field = (name: ContactField) => {
    const problem = problemOf(form, name);
    return {
      form,
      name,
      error: problem && t(`checkout.errors.${name}.${problem === 'required' ? problem : 'invalid'}`),
    };
  };

  return (
    <Panel as="section" aria-labelledby="contact-heading">
      <PanelHeading id="contact-heading">{t('checkout.form.title')}</PanelHeading>
      <Intro>{t('checkout.form.intro')}</Intro>
      {/* What went wrong stands beside the button: above the fields it would be out of sight of who pressed it. */}
      <FormShell busy={order.isPending} error={null} onSubmit={submit} aria-label={t('checkout.form.title')}>
        <TextField
          {...field('customerName')}
          label={t('checkout.form.name')}
          required
          autoComplete="name"
          maxLength={ORDER_LIMITS.name}
        />
        <Reach>
          <TextField
            {...field('customerEmail')}
            label={t('checkout.form.email')}
            type="email"
            required
            autoComplete="email"
            maxLength={ORDER_LIMITS.email}
          />
          <TextField
            {...field('customerPhone')}
            label={t('checkout.form.phone')}
            type="tel"
            required
            autoComplete="tel"
            maxLength={ORDER_LIMITS.phone}
          />
        </Reach>
        <TextField {...field('notes')} label={t('checkout.form.notes')} hint={t('checkout.form.notesHint')} rows={3} />
        {problem !== null && <Problem>{problem}</Problem>}
        {/* A page that is opened again says it too: the order may be in the kitchen. */}
        {problem === null && !isSending && isRepeat() && <Notice $tone="danger">{t('checkout.safeToRetry')}</Notice>}
        {hint !== null && <Notice id={HINT_ID}>{hint}</Notice>}
        <Button
          type="submit"
          size="main"
          wide
          busy={order.isPending}
          busyLabel={t('checkout.form.busy')}
          aria-disabled={hint !== null || undefined}
          aria-describedby={hint === null ? undefined : HINT_ID}
        >
          {t('checkout.form.submit', { total: money(fromCents(cartTotals(offered).total)) })}
        </Button>
        <PayNote>{t('checkout.form.payAtPickup')}</PayNote>
      </FormShell>
    </Panel>
  );
}
