/** Slug that an owner chooses: the last part of a form's public link, 3 to 80 characters (decision 15). */
export const slugPattern = /^[a-z0-9](?:[a-z0-9-]{1,78}[a-z0-9])$/

/** Error message for a slug that does not match `slugPattern`. */
export const slugRule =
  'must be 3 to 80 lowercase letters, digits or hyphens, with a letter or digit at each end'

/** Days for which a link with an earlier slug leads to its form (decision 277). */
export const linkDays = 30
