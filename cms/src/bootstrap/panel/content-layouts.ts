import { field, relation, settled, settledRelation, type PanelLayout } from './layout.js';

const PRICE = 'In euros with at most two decimals, 0 to 9999.99.';
const KEPT = 'Off: deleted in the back office. It can be restored there; past orders keep it.';
const PICTURE =
  'Where its picture lies: an https address or a path of this site. Pictures are uploaded in the back office.';
const ALLERGENS =
  'Those of the 14 it holds: ["milk","nuts"]; [] for none of them, null while nobody has stated them. Past orders keep theirs.';
const DIETARY =
  'Such as ["vegetarian","halal"]: vegetarian, vegan, halal, gluten-free. They must not contradict the allergens.';
const PLACE = 'The smaller, the earlier it is shown.';

const dish: PanelLayout = {
  version: 1,
  mainField: 'name',
  sortBy: 'name',
  sortOrder: 'ASC',
  columns: ['name', 'category', 'price', 'available', 'popular', 'isActive'],
  form: [
    ['name', 'nameNl'],
    ['description', 'category'],
    ['price', 'position'],
    ['available', 'popular', 'isActive'],
    ['allergens'],
    ['dietary'],
    ['imageUrl', 'imageAlt'],
  ],
  fields: {
    name: field('Name', 'As the menu shows it. Past orders keep the name of their day.'),
    nameNl: field('Dutch name', 'For the printed menu; left empty, a built-in translation is used.'),
    description: field('Description', 'Below the name on the menu.'),
    category: relation('Category', 'name', 'The part of the menu it stands in.'),
    price: field('Price', `${PRICE} Past orders keep the price of their day.`),
    position: field('Position', PLACE),
    available: field('Available', 'Off: sold out. The menu shows it no more, and carts that hold it say so.'),
    popular: field('Popular', 'Shown with the favourites on the home page.'),
    isActive: field('On the menu', KEPT),
    allergens: field('Allergens', ALLERGENS),
    dietary: field('Dietary marks', DIETARY),
    imageUrl: field('Picture', PICTURE),
    imageAlt: field('What the picture shows', 'For those who do not see it; left empty, the name says enough.'),
  },
};

const category: PanelLayout = {
  version: 1,
  mainField: 'name',
  sortBy: 'position',
  sortOrder: 'ASC',
  columns: ['name', 'description', 'position', 'menuItems'],
  form: [['name', 'position'], ['description'], ['menuItems']],
  fields: {
    name: field('Name', 'The heading on the menu.'),
    description: field('Description', 'Below the heading.'),
    position: field('Position', PLACE),
    menuItems: settledRelation(
      'Dishes',
      'name',
      'The dishes of this part of the menu. Open a dish to move it to another.',
    ),
  },
};

const deal: PanelLayout = {
  version: 1,
  mainField: 'title',
  sortBy: 'title',
  sortOrder: 'ASC',
  columns: ['title', 'dealType', 'discountedPrice', 'active', 'featured', 'validFrom', 'validUntil'],
  form: [
    ['title', 'dealType'],
    ['description'],
    ['discountedPrice', 'originalPrice'],
    ['isConditional', 'minimumOrderAmount'],
    ['validFrom', 'validUntil'],
    ['active', 'featured', 'isActive'],
    ['allergens'],
    ['dietary'],
    ['imageUrl'],
  ],
  fields: {
    title: field('Title', 'As the deals page shows it. Past orders keep theirs.'),
    dealType: field('Type', 'The kind of deal; visitors filter by it.'),
    description: field('Description', 'Below the title.'),
    discountedPrice: field('Deal price', `What it costs. ${PRICE} Past orders keep the price of their day.`),
    originalPrice: field('Price without the deal', `Shown struck through; may be empty. ${PRICE}`),
    isConditional: field(
      'Needs a minimum order',
      'On: it can only be ordered when the cart comes to the minimum below.',
    ),
    minimumOrderAmount: field('Minimum order', `What the cart must come to, the deal included. ${PRICE}`),
    validFrom: field('First day', 'In the restaurant’s time; empty: from now on.'),
    validUntil: field('Last day', 'It is sold on this day, too; empty: without end. Not before the first day.'),
    active: field('Offered', 'Off: it is not shown, and cannot be ordered.'),
    featured: field('Featured', 'Shown first, and on the home page.'),
    isActive: field('Kept', KEPT),
    allergens: field('Allergens', ALLERGENS),
    dietary: field('Dietary marks', DIETARY),
    imageUrl: field('Picture', PICTURE),
  },
};

const review: PanelLayout = {
  version: 1,
  mainField: 'customerName',
  sortBy: 'writtenAt',
  sortOrder: 'DESC',
  columns: ['customerName', 'rating', 'comment', 'verified', 'isActive', 'writtenAt'],
  form: [
    ['customerName', 'customerEmail'],
    ['rating', 'writtenAt'],
    ['comment'],
    ['orderNumber', 'helpfulCount'],
    ['verified', 'isActive'],
  ],
  fields: {
    customerName: field('Customer name', 'Shown with the review.'),
    customerEmail: field('Customer email', 'Never shown to visitors; proves the order.'),
    rating: field('Rating', '1 to 5 stars. The average follows.'),
    writtenAt: settled('Written at', 'When the review came in.'),
    comment: field('Comment', 'What the customer wrote. Shown as plain text.'),
    orderNumber: field('Order number', 'As the customer gave it; never shown to visitors.'),
    helpfulCount: settled('Helpful votes', 'How many visitors found it helpful; counted from the votes.'),
    verified: field('Verified', 'On: the order exists and belongs to the same email, or the owner vouches for it.'),
    isActive: field('Shown', 'Off: deleted in the back office; neither shown nor counted. It can be restored there.'),
  },
};

const reviewVote: PanelLayout = {
  version: 1,
  mainField: 'voter',
  sortBy: 'createdAt',
  sortOrder: 'DESC',
  columns: ['review', 'voter', 'createdAt'],
  form: [['review', 'voter']],
  fields: {
    review: settledRelation('Review', 'customerName', 'The review that was found helpful.'),
    voter: settled('Voter', 'A fingerprint that keeps one visitor from voting twice; nobody can be told from it.'),
  },
};

/** What the owner edits, and what visitors write. */
export const CONTENT_LAYOUTS = {
  'api::menu-item.menu-item': dish,
  'api::category.category': category,
  'api::deal.deal': deal,
  'api::review.review': review,
  'api::review.review-vote': reviewVote,
} as const satisfies Record<string, PanelLayout>;
