import reviews from './en/reviews.json';

/** The texts of the page of reviews. */
export default { reviews };
