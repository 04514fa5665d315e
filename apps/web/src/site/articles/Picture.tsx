import type { Picture as PictureFiles } from './pictures.server.ts'

/** A screenshot, light or dark as the reader prefers. */
export function Picture({
  picture: { light, dark, width, height },
  alt,
  eager = false,
}: {
  picture: PictureFiles
  alt: string
  /** Visible when the page opens. */
  eager?: boolean
}) {
  return (
    <picture>
      <source srcSet={dark} media="(prefers-color-scheme: dark)" />
      <img
        src={light}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}
