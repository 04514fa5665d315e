import pageCss from '../../public-form/page.css?inline'
import { styleParts } from '../../public-form/style-parts.ts'

/** Style sheet of the public page, for forms in frames of the app. */
export const publicPageCss = `${pageCss}${styleParts.map(({ css }) => css).join('')}`
