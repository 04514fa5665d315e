import { encode } from 'uqr'

/** Width of the light margin that scanners need, in modules (ISO/IEC 18004). */
const quietZone = 4

/** Size of a saved picture in pixels. */
const pictureSize = 1_024

const dark = '#141d17'

/** A QR code as dark modules on a white square. */
export interface QrCodeDrawing {
  /** Width with the light margin, in modules. */
  readonly size: number
  /** SVG path of the dark modules, one run of modules per subpath. */
  readonly path: string
}

/** Draws a text as a QR code with error correction M, or with more where it needs no larger code. */
export function drawQrCode(text: string): QrCodeDrawing {
  const { size, data } = encode(text, { ecc: 'M', boostEcc: true, border: 0 })
  const runs: string[] = []
  for (const [y, row] of data.entries()) {
    let start = 0
    while (start < row.length) {
      if (row[start] !== true) {
        start += 1
        continue
      }
      let end = start
      while (row[end] === true) end += 1
      runs.push(`M${start + quietZone} ${y + quietZone}h${end - start}v1h${start - end}z`)
      start = end
    }
  }
  return { size: size + 2 * quietZone, path: runs.join('') }
}

/** A QR code as an SVG file. */
export function qrCodeSvg({ size, path }: QrCodeDrawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${pictureSize}" height="${pictureSize}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="${dark}" d="${path}"/></svg>\n`
}

/** A QR code as a PNG file of 1,024 pixels. Modules have whole pixels; the rest widens the margin. */
export async function qrCodePng({ size, path }: QrCodeDrawing): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = pictureSize
  canvas.height = pictureSize
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser cannot draw pictures.')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, pictureSize, pictureSize)
  const module = Math.floor(pictureSize / size)
  const margin = Math.floor((pictureSize - module * size) / 2)
  context.setTransform(module, 0, 0, module, margin, margin)
  context.fillStyle = dark
  context.fill(new Path2D(path))
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('empty picture')) : resolve(blob)))
  })
}
