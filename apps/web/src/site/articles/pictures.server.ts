import { escapeHtml } from '../html/escape-html.ts'
import measures from './pictures/pictures.json'

const files = import.meta.glob<string>('./pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** A screenshot in both schemes, made by `scripts/documentation-pictures.mjs`. */
export interface Picture {
  readonly light: string
  readonly dark: string
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
}

export function pictureNamed(name: string): Picture {
  const measure = (measures as Readonly<Record<string, { width: number; height: number }>>)[name]
  const light = files[`./pictures/${name}-light.webp`]
  const dark = files[`./pictures/${name}-dark.webp`]
  if (measure === undefined || light === undefined || dark === undefined) {
    throw new Error(`There is no picture "${name}": see scripts/documentation-pictures.mjs`)
  }
  return { light, dark, ...measure }
}

export function pictureHtml({
  name,
  alt,
  caption,
}: {
  name: string
  alt: string
  caption: string
}): string {
  const { light, dark, width, height } = pictureNamed(name)
  const image = `<picture><source srcset="${dark}" media="(prefers-color-scheme: dark)"><img src="${light}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async"></picture>`
  const words = caption === '' ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>`
  return `<figure>${image}${words}</figure>\n`
}
