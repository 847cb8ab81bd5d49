/** The houses that share the four digits of a postal code: roughly where they stand, and in which place. */
export type PostalArea = { digits: number; latitude: number; longitude: number; place: string };

export const SIX_BITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
export const FIRST_DIGITS = 1000;
/** Steps of some 560 metres, so that three letters name any spot of the country. */
export const GRID = { south: 50.73, west: 3.38, perLatitude: 200, perLongitude: 120, columns: 460 };
