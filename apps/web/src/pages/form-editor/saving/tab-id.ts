/** This page among those of one browser; a new one at every load. */
export const tabId = `${Date.now()}-${Math.random().toString(36).slice(2)}`
