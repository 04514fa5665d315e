import { builderScreens } from './builder-screens.ts'
import { chatScreens } from './chat-screens.ts'
import { dashboardScreens } from './dashboard-screens.ts'
import { editorScreens } from './editor-screens.ts'
import { logicScreens } from './logic-screens.ts'
import type { Screen } from './screen.ts'
import { shareScreens } from './share-screens.ts'
import { siteScreens } from './site-screens.ts'
import { submissionsScreens } from './submissions-screens.ts'

/** The site, and the screens around the forms. The first is that of an owner without forms. */
export const siteAndListScreens: readonly Screen[] = [
  ...dashboardScreens,
  ...siteScreens,
  ...shareScreens,
  ...submissionsScreens,
]

export const editorAndLogicScreens: readonly Screen[] = [
  ...editorScreens,
  ...logicScreens,
  ...builderScreens,
  ...chatScreens,
]

/** All screens of owners: empty, typical, full and with errors. */
export const ownerScreens = [...siteAndListScreens, ...editorAndLogicScreens]
