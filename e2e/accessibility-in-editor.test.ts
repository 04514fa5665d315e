import { accessibilityStories } from './support/accessibility-stories.ts'
import { editorAndLogicScreens } from './support/screens/screens.ts'

accessibilityStories(editorAndLogicScreens)
