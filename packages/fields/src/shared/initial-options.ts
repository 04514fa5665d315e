/** Initial options of a new choice, so that it can be answered at once. Separate from the answer rules, which visitors load. */
export const initialOptions = ['Option 1', 'Option 2', 'Option 3'] as const
