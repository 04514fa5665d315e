// The style sheets that every page of the app loads first.
import '../../packages/renderer/src/css/tokens.css'
import '../../packages/renderer/src/css/app-tokens.css'
import '../../apps/web/src/ui/base.css'
