/** width of images in pixels */
export const imageWidths = { cover: 1_600, logo: 640 } as const
/** limit of an image in bytes; the server rejects larger ones */
const maxBytes = 700_000
const qualities = [0.86, 0.76, 0.64, 0.5, 0.36] as const

/** Error with a message for the owner, for files that cannot become an image of the form. */
export class NoImage extends Error {}

/**
 * Resizes an image and returns it as Base64. `maxWidth` is in pixels. The format is WebP. Where the browser cannot encode
 * WebP, it is PNG if small enough, which keeps transparency, else JPEG.
 */
export async function shrinkImage(file: Blob, maxWidth: number): Promise<string> {
  const image = await createImageBitmap(file).catch((cause: unknown) => {
    throw new NoImage('This file could not be read as an image. Use a PNG, JPEG or WebP image.', {
      cause,
    })
  })
  const scale = Math.min(1, maxWidth / image.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) throw new NoImage('This browser cannot resize the image.')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  for (const quality of qualities) {
    const blob = await encoded(canvas, quality)
    if (blob !== null && blob.size <= maxBytes) return base64(blob)
  }
  throw new NoImage('This image is too large, even after resizing. Use a simpler one.')
}

async function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const webp = await blobOf(canvas, 'image/webp', quality)
  // A browser that cannot encode a format returns PNG instead.
  const isSmall = webp !== null && webp.size <= maxBytes
  return webp?.type === 'image/webp' || isSmall ? webp : blobOf(canvas, 'image/jpeg', quality)
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality)
  })
}

function base64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
