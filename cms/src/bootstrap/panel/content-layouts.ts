import { field, type PanelLayout, readOnlyField, readOnlyRelation } from '@pickup/strapi-kit';
import { allergens, dietary, DUTCH, imageUrl, isActive, PRICE } from './content-fields.js';
import { kitchenState, specialDay } from './kitchen-layouts.js';
import { category, dish, option, optionGroup } from './menu-layouts.js';
import { restaurant } from './restaurant-layout.js';

const deal: PanelLayout = {
  mainField: 'title',
  sort: 'title:ASC',
  columns: ['title', 'dealType', 'discountedPrice', 'active', 'featured', 'validFrom', 'validUntil'],
  form: [
    {
      title: field('Title', 'As the deals page shows it. Past orders keep theirs.'),
      titleNl: field('Dutch title', DUTCH),
      dealType: field('Type', 'The kind of deal; visitors filter by it.'),
    },
    { description: field('Description', 'Below the title.'), descriptionNl: field('Dutch description', DUTCH) },
    {
      discountedPrice: field(
        'Deal price',
        `What it costs; left empty, it is free. ${PRICE} Past orders keep the price of their day.`,
      ),
      originalPrice: field('Price without the deal', `Shown struck through; may be empty. ${PRICE}`),
    },
    {
      isConditional: field(
        'Needs a minimum order',
        'On: it can only be ordered in a cart that reaches the minimum order.',
      ),
      minimumOrderAmount: field('Minimum order', `The total that the cart must reach, this deal included. ${PRICE}`),
      maxPerOrder: field(
        'Maximum per order',
        'How many of it one order takes, 1 to 99, all its lines together. Empty means no limit of its own.',
      ),
    },
    {
      validFrom: field('First day', 'The day it begins, in the restaurant’s time zone. Empty means that it has begun.'),
      validUntil: field(
        'Last day',
        'The last day on which it can be ordered. Empty means no end. Not before the first day.',
      ),
    },
    {
      active: field('Offered', 'Off: it is not shown, and cannot be ordered.'),
      featured: field('Featured', 'Shown first, and on the home page.'),
      isActive,
    },
    { allergens },
    { dietary },
    { imageUrl },
  ],
};

const review: PanelLayout = {
  mainField: 'customerName',
  sort: 'writtenAt:DESC',
  columns: ['customerName', 'rating', 'comment', 'verified', 'isActive', 'writtenAt'],
  form: [
    {
      customerName: field('Customer name', 'Shown with the review.'),
      customerEmail: field(
        'Customer email',
        'Never shown to visitors. A new review is verified when the order number belongs to this address.',
      ),
    },
    {
      rating: field('Rating', '1 to 5 stars. The average follows.'),
      writtenAt: readOnlyField('Written at', 'When the review came in.'),
    },
    { language: readOnlyField('Language', 'The language its author read the site in; empty when it is not known.') },
    { comment: field('Comment', 'What the customer wrote. Shown as plain text.') },
    {
      orderNumber: field('Order number', 'As the customer gave it; never shown to visitors.'),
      helpfulCount: readOnlyField('Helpful votes', 'How many visitors found it helpful; counted from the votes.'),
    },
    {
      verified: field('Verified', 'On: the order exists and belongs to the same email, or the owner vouches for it.'),
      isActive: field(
        'Not deleted',
        'Off means deleted in the back office: neither shown nor counted. It can be restored there.',
      ),
    },
  ],
};

const reviewVote: PanelLayout = {
  mainField: 'voter',
  sort: 'createdAt:DESC',
  columns: ['review', 'voter', 'createdAt'],
  form: [
    {
      review: readOnlyRelation('Review', 'customerName', 'The review that was found helpful.'),
      voter: readOnlyField('Voter', 'A hash that keeps one visitor from voting twice. It does not reveal who voted.'),
    },
  ],
};

/** What the owner edits, and what visitors write. */
export const CONTENT_LAYOUTS = {
  'api::menu-item.menu-item': dish,
  'api::category.category': category,
  'api::option-group.option-group': optionGroup,
  'api::option-group.option': option,
  'api::deal.deal': deal,
  'api::review.review': review,
  'api::review.review-vote': reviewVote,
  'api::restaurant.restaurant': restaurant,
  'api::special-day.special-day': specialDay,
  'api::kitchen-state.kitchen-state': kitchenState,
} as const satisfies Record<string, PanelLayout>;

/** What the raw panel's form calls a field, such as `Last day` for `validUntil`; a field without a label keeps its name. */
export function labelOf(uid: keyof typeof CONTENT_LAYOUTS, name: string): string {
  const { form, hidden = {} }: PanelLayout = CONTENT_LAYOUTS[uid];
  return [...form, hidden].map((row) => row[name]?.label).find((label) => label !== undefined) ?? name;
}
