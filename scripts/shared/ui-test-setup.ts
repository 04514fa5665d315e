// The style sheets that every page of the app loads first.
import '../../packages/renderer/src/tokens.css'
import '../../packages/renderer/src/app-tokens.css'
import '../../apps/web/src/ui/base.css'
