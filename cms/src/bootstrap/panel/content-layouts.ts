import { field, type PanelLayout, relation, readOnlyField, readOnlyRelation } from '@pickup/strapi-kit';
import { restaurant } from './restaurant-layout.js';

const PRICE = 'In euros with at most two decimals, 0 to 9999.99.';

/* Fields of several types. */
const isActive = field(
  'Not deleted',
  'Off means deleted in the back office; it can be restored there. Past orders do not change.',
);
const imageUrl = field(
  'Picture',
  'An https address, or a path of this site such as /uploads/soup.webp. Upload pictures in the back office, which resizes them.',
);
const allergens = field(
  'Allergens',
  'A JSON list of the EU allergens it contains: ["milk","nuts"]. [] means none of the 14, null that nobody has stated them yet. Past orders keep theirs.',
);
const dietary = field(
  'Dietary marks',
  'A JSON list of any of vegetarian, vegan, halal and gluten-free: ["vegetarian","halal"]. It must not contradict the allergens.',
);
const position = field('Position', 'Smaller numbers are shown first.');

const dish: PanelLayout = {
  mainField: 'name',
  sort: 'name:ASC',
  columns: ['name', 'category', 'price', 'available', 'popular', 'isActive'],
  form: [
    {
      name: field('Name', 'As the menu shows it. Past orders keep the name of their day.'),
      nameNl: field('Dutch name', 'For the printed menu; left empty, a built-in translation is used.'),
    },
    {
      description: field('Description', 'Below the name on the menu.'),
      category: relation('Category', 'name', 'The category under which the menu lists it.'),
    },
    {
      price: field('Price', `${PRICE} Past orders keep the price of their day.`),
      position,
    },
    {
      available: field(
        'Available',
        'Off means sold out: the menu does not show it, and customers who have it in their cart are told.',
      ),
      popular: field('Popular', 'Shown with the favourites on the home page.'),
      isActive,
    },
    {
      optionGroups: relation(
        'Choices',
        'name',
        'What can be chosen of it, in this order, at most 8 groups: its size, its extras.',
      ),
    },
    { allergens },
    { dietary },
    {
      imageUrl,
      imageAlt: field('What the picture shows', 'For those who do not see it; left empty, the name says enough.'),
    },
  ],
};

const category: PanelLayout = {
  mainField: 'name',
  sort: 'position:ASC',
  columns: ['name', 'description', 'position', 'menuItems'],
  form: [
    { name: field('Name', 'The heading on the menu.'), position },
    { description: field('Description', 'Below the heading.') },
    {
      menuItems: readOnlyRelation(
        'Dishes',
        'name',
        'The dishes of this category. To move one to another category, open the dish.',
      ),
    },
  ],
};

const optionGroup: PanelLayout = {
  mainField: 'name',
  sort: 'name:ASC',
  columns: ['name', 'min', 'max', 'options', 'menuItems', 'isActive'],
  form: [
    {
      name: field('Name', 'What is chosen: Size, Extras. Past orders keep the name of their day.'),
      nameNl: field('Dutch name', 'For Dutch visitors; left empty, they see the name.'),
    },
    {
      min: field(
        'At least',
        'The least of its options that a dish is ordered with, 0 to 10. Above 0 it has to be answered.',
      ),
      max: field(
        'At most',
        'The most of its options, 1 to 10, each counted as often as it is taken. Not below the least.',
      ),
      isActive,
    },
    {
      options: readOnlyRelation('Options', 'name', 'What can be chosen. To change one or add one, open “Option”.'),
    },
    {
      menuItems: readOnlyRelation('Dishes', 'name', 'The dishes that use it. To take it off one, open the dish.'),
    },
  ],
};

const option: PanelLayout = {
  mainField: 'name',
  sort: 'name:ASC',
  columns: ['name', 'group', 'price', 'isDefault', 'maxCount', 'isActive'],
  form: [
    {
      name: field('Name', 'As the dish shows it. Past orders keep the name of their day.'),
      nameNl: field('Dutch name', 'For Dutch visitors; left empty, they see the name.'),
    },
    {
      group: relation('Group', 'name', 'The group it can be chosen from.'),
      position,
    },
    {
      price: field(
        'Price',
        'Added to the price of the dish, in euros with at most two decimals, 0 to 999.99. Past orders keep theirs.',
      ),
      maxCount: field('At most times', 'How often it may be taken for one piece of the dish, 1 to 9.'),
      isDefault: field('Chosen by default', 'On: it is chosen where a customer says nothing.'),
      isActive,
    },
    { allergens },
    { dietary },
  ],
};

const deal: PanelLayout = {
  mainField: 'title',
  sort: 'title:ASC',
  columns: ['title', 'dealType', 'discountedPrice', 'active', 'featured', 'validFrom', 'validUntil'],
  form: [
    {
      title: field('Title', 'As the deals page shows it. Past orders keep theirs.'),
      dealType: field('Type', 'The kind of deal; visitors filter by it.'),
    },
    { description: field('Description', 'Below the title.') },
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
} as const satisfies Record<string, PanelLayout>;
