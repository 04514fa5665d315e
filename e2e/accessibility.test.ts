import { accessibilityStories } from './support/accessibility-stories.ts'
import { siteAndListScreens } from './support/screens/screens.ts'

// The screens of the editor have a file of their own, so that another worker checks them.
accessibilityStories(siteAndListScreens)
