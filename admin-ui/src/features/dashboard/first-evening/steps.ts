import {
  DEFAULT_HOURS,
  shiftsOf,
  shiftsText,
  WEEKDAYS,
  type AdminMenuItem,
  type AdminOrder,
  type AdminRestaurant,
  type WeekHours,
} from '@pickup/contract';

/** What a restaurant needs before its first guest, in the order in which it is done (product.md, First evening). */
export const STEPS = ['describe', 'hours', 'categories', 'dishes', 'payment', 'testOrder'] as const;
export type StepName = (typeof STEPS)[number];

/** What the steps are judged by. */
export interface Facts {
  /** Null before it was described. */
  restaurant: Pick<AdminRestaurant, 'openingHours' | 'paymentMethods'> | null;
  categories: number;
  dishes: readonly Pick<AdminMenuItem, 'isActive' | 'available'>[];
  orders: readonly Pick<AdminOrder, 'status'>[];
}

/** What a step lacks. */
export type Lack =
  | 'undescribed'
  | 'usualHours'
  | 'neverOpen'
  | 'noCategory'
  | 'noDish'
  | 'noDishOnSale'
  | 'onlinePayment'
  | 'noPayment'
  | 'noOrder';

/** On how many weekdays the kitchen opens. */
export const daysOpen = (week: WeekHours): number => WEEKDAYS.filter((day) => shiftsOf(week[day]).length > 0).length;

const areUsual = (week: WeekHours): boolean =>
  WEEKDAYS.every((day) => shiftsText(shiftsOf(week[day])) === shiftsText(shiftsOf(DEFAULT_HOURS[day])));

function hoursLack(restaurant: Facts['restaurant']): Lack | null {
  if (restaurant === null || areUsual(restaurant.openingHours)) return 'usualHours';
  return daysOpen(restaurant.openingHours) === 0 ? 'neverOpen' : null;
}

/** Guests pay when they collect; nobody can pay online (product.md, Who uses it). */
function paymentLack(restaurant: Facts['restaurant']): Lack | null {
  const { cash, card, contactless, onlinePayment } = restaurant?.paymentMethods ?? {};
  if (restaurant === null || onlinePayment) return 'onlinePayment';
  return cash || card || contactless ? null : 'noPayment';
}

const isKept = ({ isActive }: Facts['dishes'][number]) => isActive;

/** The dishes that guests can order. */
export const dishesOnSale = ({ dishes }: Pick<Facts, 'dishes'>): number =>
  dishes.filter((dish) => isKept(dish) && dish.available).length;

function dishesLack(facts: Facts): Lack | null {
  if (!facts.dishes.some(isKept)) return 'noDish';
  return dishesOnSale(facts) === 0 ? 'noDishOnSale' : null;
}

/** What a step lacks; null once it is done. */
export function lackOf(step: StepName, facts: Facts): Lack | null {
  const lacks = {
    describe: () => (facts.restaurant === null ? 'undescribed' : null),
    hours: () => hoursLack(facts.restaurant),
    categories: () => (facts.categories === 0 ? 'noCategory' : null),
    dishes: () => dishesLack(facts),
    payment: () => paymentLack(facts.restaurant),
    testOrder: () => (facts.orders.length === 0 ? 'noOrder' : null),
  } as const satisfies Record<StepName, () => Lack | null>;
  return lacks[step]();
}

/** Where a step is done. */
export const STEP_PATHS = {
  describe: '/restaurant?field=name',
  hours: '/restaurant-settings?field=mondayClosed',
  categories: '/menu?tab=categories',
  dishes: '/menu?quick=open',
  payment: '/restaurant?field=onlinePayment',
  testOrder: '/kitchen?order=new',
} as const satisfies Record<StepName, string>;
