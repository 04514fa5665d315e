import { askingNothing } from './asking-nothing.ts'
import { branchingBookings } from './branching-bookings.ts'
import { branchingGroups } from './branching-groups.ts'
import { branchingPapers } from './branching-papers.ts'
import { community } from './community.ts'
import type { Description } from './description.ts'
import { events } from './events.ts'
import { healthAndSchool } from './health-and-school.ts'
import { shops } from './shops.ts'
import { work } from './work.ts'

export const corpus: readonly Description[] = [
  ...events,
  ...work,
  ...shops,
  ...healthAndSchool,
  ...community,
  ...branchingBookings,
  ...branchingPapers,
  ...branchingGroups,
  ...askingNothing,
]
