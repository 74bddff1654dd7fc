import about from './en/about.json';

/** The texts of the page about the restaurant. */
export default { about };
