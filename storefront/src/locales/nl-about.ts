import about from './nl/about.json';

/** The texts of the page about the restaurant. */
export default { about };
