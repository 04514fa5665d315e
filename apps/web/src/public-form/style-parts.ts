import branches from '@ramiform/renderer/branches.css?inline'
import files from '@ramiform/renderer/files.css?inline'
import innerBranches from '@ramiform/renderer/inner-branches.css?inline'
import money from '@ramiform/renderer/money.css?inline'
import notAvailable from '@ramiform/renderer/not-available.css?inline'
import singleCard from '@ramiform/renderer/single-card.css?inline'

/** Style that few pages need, and the classes in the markup that need it. The order is that of the stylesheet. */
export const styleParts: readonly { readonly neededBy: RegExp; readonly css: string }[] = [
  { neededBy: /"rf-(money|price|pay)"/, css: money },
  { neededBy: /"rf-file"/, css: files },
  { neededBy: /"rf-question"/, css: singleCard },
  { neededBy: / rf-frame"/, css: notAvailable },
  { neededBy: /"rf-(branch|because)/, css: branches },
  { neededBy: / rf-inner"/, css: innerBranches },
]
