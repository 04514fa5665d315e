import type { MoreSettingsProps } from './canvas/MoreSettings.tsx'
import { later } from './later.tsx'
import type { FieldLogicProps } from './logic-panel/FieldLogic.tsx'

// Parts of a card and its panel that nobody needs before a field is selected: the editor stands without them.

export const MoreSettings = later<MoreSettingsProps>(() =>
  import('./canvas/MoreSettings.tsx').then((m) => m.MoreSettings),
)

export const FieldLogic = later<FieldLogicProps>(() =>
  import('./logic-panel/FieldLogic.tsx').then((m) => m.FieldLogic),
)
