import { builderScreens } from './builder-screens.ts'
import { chatScreens } from './chat-screens.ts'
import { dashboardScreens } from './dashboard-screens.ts'
import { editorScreens } from './editor-screens.ts'
import { logicScreens } from './logic-screens.ts'
import type { Screen } from './screen.ts'
import { shareScreens } from './share-screens.ts'
import { siteScreens } from './site-screens.ts'
import { submissionsScreens } from './submissions-screens.ts'

/** All screens of owners: empty, typical, full and with errors. The first is that of an owner without forms. */
export const ownerScreens: readonly Screen[] = [
  ...dashboardScreens,
  ...siteScreens,
  ...editorScreens,
  ...logicScreens,
  ...builderScreens,
  ...shareScreens,
  ...submissionsScreens,
  ...chatScreens,
]
