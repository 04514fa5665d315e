import address from '@ramiform/renderer/address.css?inline'
import branches from '@ramiform/renderer/branches.css?inline'
import files from '@ramiform/renderer/files.css?inline'
import innerBranches from '@ramiform/renderer/inner-branches.css?inline'
import languages from '@ramiform/renderer/languages.css?inline'
import marked from '@ramiform/renderer/marked.css?inline'
import marks from '@ramiform/renderer/marks.css?inline'
import money from '@ramiform/renderer/money.css?inline'
import notAvailable from '@ramiform/renderer/not-available.css?inline'
import other from '@ramiform/renderer/other.css?inline'
import pictures from '@ramiform/renderer/pictures.css?inline'
import print from '@ramiform/renderer/print.css?inline'
import ranking from '@ramiform/renderer/ranking.css?inline'
import review from '@ramiform/renderer/review.css?inline'
import sections from '@ramiform/renderer/sections.css?inline'
import settings from '@ramiform/renderer/settings.css?inline'
import signature from '@ramiform/renderer/signature.css?inline'
import singleCard from '@ramiform/renderer/single-card.css?inline'
import statement from '@ramiform/renderer/statement.css?inline'
import steps from '@ramiform/renderer/steps.css?inline'
import tables from '@ramiform/renderer/tables.css?inline'
import time from '@ramiform/renderer/time.css?inline'
import yesNo from '@ramiform/renderer/yes-no.css?inline'

/** Styles that few pages need, in the order of the stylesheet, with the classes in the markup that need them. */
export const styleParts: readonly { readonly neededBy: RegExp; readonly css: string }[] = [
  { neededBy: /"rf-(money|price|pay)"/, css: money },
  { neededBy: /"rf-(file|sign)"/, css: files },
  { neededBy: /"rf-sign"/, css: signature },
  { neededBy: /"rf-question"/, css: singleCard },
  { neededBy: / rf-steps"/, css: steps },
  { neededBy: /data-type="yes-no"/, css: yesNo },
  { neededBy: /"rf-other"/, css: other },
  { neededBy: / rf-pictures"/, css: pictures },
  { neededBy: /"rf-(columns|measure)"/, css: settings },
  { neededBy: /"rf-ranking"/, css: ranking },
  { neededBy: /data-type="time"/, css: time },
  { neededBy: /"rf-address"/, css: address },
  { neededBy: /"rf-marked"/, css: marked },
  { neededBy: /"rf-statement"/, css: statement },
  { neededBy: /"rf-(page|pages|section)"/, css: sections },
  { neededBy: /"rf-marks"/, css: marks },
  { neededBy: / rf-languages"/, css: languages },
  { neededBy: / rf-table"/, css: tables },
  { neededBy: / data-review=/, css: review },
  { neededBy: / rf-frame"/, css: notAvailable },
  { neededBy: /"rf-(branch|because)/, css: branches },
  { neededBy: / rf-inner"/, css: innerBranches },
  { neededBy: /"rf"/, css: print },
]
