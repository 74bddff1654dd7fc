import type { CancelReason, Language } from '@pickup/contract';

/** The words of notifications in one language; a phone shows some hundred characters of them. */
interface PushTexts {
  title: {
    confirmed: (number: string) => string;
    ready: (number: string) => string;
    cancelled: (number: string) => string;
  };
  confirmed: string;
  ready: string;
  cancelled: Record<CancelReason, string>;
}

const en: PushTexts = {
  title: {
    confirmed: (number) => `Order ${number} is confirmed`,
    ready: (number) => `Your order is ready: ${number}`,
    cancelled: (number) => `Order ${number} has been cancelled`,
  },
  confirmed: 'The kitchen has it. We will tell you when it is ready.',
  ready: 'Come and get it: say your number at the counter.',
  cancelled: {
    SOLD_OUT: 'We are sorry: something in it has sold out.',
    CLOSING: 'We are sorry: the kitchen is closing and cannot make it in time.',
    CUSTOMER: 'As you asked. The kitchen will not make it.',
    OTHER: 'We are sorry. Please call us if you would like to know why.',
  },
};

const nl: PushTexts = {
  title: {
    confirmed: (number) => `Bestelling ${number} is bevestigd`,
    ready: (number) => `Je bestelling staat klaar: ${number}`,
    cancelled: (number) => `Bestelling ${number} is geannuleerd`,
  },
  confirmed: 'De keuken heeft hem. Je hoort van ons zodra hij klaarstaat.',
  ready: 'Kom maar halen: noem je nummer aan de balie.',
  cancelled: {
    SOLD_OUT: 'Het spijt ons: iets uit je bestelling is uitverkocht.',
    CLOSING: 'Het spijt ons: de keuken gaat sluiten en kan hem niet meer op tijd maken.',
    CUSTOMER: 'Zoals je vroeg. De keuken maakt hem niet.',
    OTHER: 'Het spijt ons. Bel ons gerust als je wilt weten waarom.',
  },
};

export const PUSH_TEXTS: Record<Language, PushTexts> = { en, nl };
