import { NL_DIETARY_WORDS } from '@pickup/contract';
import type { MailTexts } from './mail-texts.js';

export const nl: MailTexts = {
  language: 'nl',
  locale: 'nl-NL',
  subject: {
    received: (number) => `Wij hebben je bestelling ${number} ontvangen`,
    ready: (number) => `Je bestelling ${number} staat klaar`,
    cancelled: (number) => `Je bestelling ${number} is geannuleerd`,
    changed: (number) => `Je bestelling ${number} is aangepast`,
  },
  heading: {
    received: 'Wij hebben je bestelling ontvangen',
    ready: 'Je bestelling staat klaar',
    cancelled: 'Je bestelling is geannuleerd',
    changed: 'Je bestelling is aangepast',
  },
  intro: {
    received: (name) => `Dank je wel, ${name}. Je bestelling is binnen.`,
    ready: (name) => `${name}, je bestelling staat voor je klaar aan de balie. Je kunt hem ophalen.`,
    changed: (name) =>
      `${name}, het restaurant heeft je bestelling aangepast. Zo is hij nu; bel ons als dit niet is wat je wilt.`,
    cancelledByCustomer: (name) => `${name}, je hebt deze bestelling geannuleerd. De keuken maakt hem niet.`,
    cancelledByKitchen: {
      SOLD_OUT: (name) =>
        `${name}, het spijt ons: het restaurant heeft deze bestelling geannuleerd, omdat iets ervan is uitverkocht. Wij maken graag iets anders voor je: bestel opnieuw of bel ons.`,
      CLOSING: (name) =>
        `${name}, het spijt ons: het restaurant heeft deze bestelling geannuleerd, omdat de keuken sluit en hem niet op tijd kan maken. Wij koken graag een andere keer voor je.`,
      CUSTOMER: (name) =>
        `${name}, het restaurant heeft deze bestelling geannuleerd, zoals je hebt gevraagd. De keuken maakt hem niet.`,
      OTHER: (name) =>
        `${name}, het spijt ons: het restaurant heeft deze bestelling geannuleerd. Wil je weten waarom? Bel ons gerust.`,
    },
  },
  unseen: {
    subject: (number) => `Nog niemand heeft bestelling ${number} geopend`,
    heading: 'Een bestelling wacht tot iemand hem opent',
    intro: 'Deze bestelling is binnengekomen en niemand heeft hem geopend of bevestigd.',
  },
  severalUnseen: {
    subject: (count) => `Nog niemand heeft ${count} bestellingen geopend`,
    heading: 'Bestellingen wachten tot iemand ze opent',
    intro: 'Deze bestellingen zijn binnengekomen en niemand heeft ze geopend of bevestigd.',
  },
  noBoard: {
    subject: 'Niemand kijkt naar de bestellingen',
    heading: 'Niemand kijkt naar de bestellingen',
    intro: (moment) =>
      `Op ${moment} was de keuken open en was er geen bestelscherm verbonden. Er komen wel bestellingen binnen, maar niemand hoort ze: open het bestelscherm op een apparaat in de keuken.`,
  },
  ordersWaiting: (count) =>
    count === 1 ? 'Eén bestelling wacht tot iemand hem opent.' : `${count} bestellingen wachten tot iemand ze opent.`,
  waitingOrder: (name, phone, moment) => `${name}, ${phone}, wacht sinds ${moment}`,
  since: {
    PENDING: 'Je bestelling is daarna weer opgenomen.',
    CONFIRMED: 'Je bestelling is daarna weer opgenomen.',
    PREPARING: 'Je bestelling is daarna teruggegaan naar de keuken. Wij zijn ermee bezig.',
    READY: 'Je bestelling staat inmiddels klaar: je kunt hem ophalen.',
    COMPLETED: 'Je bestelling is inmiddels opgehaald.',
    CANCELLED: 'Deze bestelling is daarna geannuleerd. De keuken maakt hem niet.',
  },
  seenSince: (moment) => `Inmiddels heeft iemand hem geopend: ${moment}.`,
  number: 'Bestelnummer',
  pickupAt: (time) => `Afhalen om ${time}`,
  pickupOn: (dayAndTime) => `Afhalen op ${dayAndTime}`,
  readyAround: (time) => `Klaar rond ${time}`,
  onDay: (day, time) => `${day} om ${time}`,
  allergenStatements: {
    contains: (allergens) => NL_DIETARY_WORDS.contains.replace('{{list}}', () => allergens),
    partly: (allergens) => `Bevat: ${allergens}. Niet van elk onderdeel opgegeven, vraag het ons`,
    none: () => NL_DIETARY_WORDS.none,
    notStated: () => 'Allergenen niet opgegeven, vraag het ons',
  },
  allergens: NL_DIETARY_WORDS.names,
  notes: 'Opmerking',
  subtotal: 'Subtotaal',
  tax: 'Btw',
  total: 'Totaal',
  payAtPickup: 'Je betaalt bij het afhalen.',
  bring: (number) => `Noem bij het afhalen je bestelnummer: ${number}.`,
  pickupAddress: 'Afhaaladres',
  phone: 'Telefoon',
  customer: 'Gast',
  waitingSince: 'Wacht sinds',
  followOrder: 'Volg je bestelling',
  openOrders: 'Open de bestellingen',
  questions: 'Deze mail is automatisch verstuurd. Klopt er iets niet? Beantwoord deze mail of bel ons.',
  automatic: 'Deze mail is automatisch verstuurd door uw bestelsite.',
};
