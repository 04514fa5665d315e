/** Links in the header, filtered by sign-in state and without the current page (spec section 2). */
const appPlaces = [
  { path: '/dashboard', name: 'Dashboard', forOwners: true },
  { path: '/logic-chat', name: 'Logic Chat', forOwners: false },
  { path: '/pricing', name: 'Pricing', forOwners: false },
] as const

export function placesFrom(path: string, isOwner: boolean) {
  return appPlaces.filter((place) => place.path !== path && (isOwner || !place.forOwners))
}
