// Style sheets that every page of the app loads first.
import '@ramiform/renderer/tokens.css'
import '@ramiform/renderer/app-tokens.css'
import './base.css'
