import dmSansExt from '@fontsource-variable/dm-sans/files/dm-sans-latin-ext-wght-normal.woff2?url'
import dmSans from '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2?url'
import frauncesExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import loraExt from '@fontsource-variable/lora/files/lora-latin-ext-wght-normal.woff2?url'
import lora from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url'
import nunitoSansExt from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-ext-wght-normal.woff2?url'
import nunitoSans from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url'
import sourceSerifExt from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url'
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import { families } from '@ramiform/renderer/families'
import type { FontFaces } from '@ramiform/renderer/form-style'

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

/** `@font-face` rules by family: served from our own server, split by script, and never blocking the text. */
export const fontFaces: FontFaces = {
  // Already in page.css, which every public page has.
  inter: '',
  'dm-sans': faces(families['dm-sans'].family, dmSans, dmSansExt),
  'nunito-sans': faces(families['nunito-sans'].family, nunitoSans, nunitoSansExt),
  'source-serif-4': faces(families['source-serif-4'].family, sourceSerif, sourceSerifExt),
  lora: faces(families.lora.family, lora, loraExt),
  fraunces: faces(families.fraunces.family, fraunces, frauncesExt),
}

function faces(family: string, address: string, extendedAddress: string): string {
  return face(family, address, latin) + face(family, extendedAddress, latinExtended)
}

function face(family: string, address: string, range: string): string {
  return `@font-face{font-family:"${family}";font-display:swap;font-weight:200 900;src:url(${address}) format("woff2");unicode-range:${range}}`
}
