/** Where the bar of the app leads, each to who can go there (spec section 2). The page one is on is left out. */
const appPlaces = [
  { path: '/dashboard', name: 'Dashboard', forOwners: true },
  { path: '/logic-chat', name: 'Logic Chat', forOwners: false },
  { path: '/pricing', name: 'Pricing', forOwners: false },
] as const

export function placesFrom(path: string, isOwner: boolean) {
  return appPlaces.filter((place) => place.path !== path && (isOwner || !place.forOwners))
}
