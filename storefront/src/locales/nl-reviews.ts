import reviews from './nl/reviews.json';

/** The texts of the page of reviews. */
export default { reviews };
