import { hex } from '@ramiform/renderer/color'

/** Colors less opaque than this count as transparent, 0 to 255. */
const leastOpacity = 230

/** A reader of CSS colors in any notation that the browser knows. */
export function cssColorReader(): (css: string) => string | null {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (css) => {
    if (context === null || !CSS.supports('color', css)) return null
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = css
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, opacity = 0] = context.getImageData(0, 0, 1, 1).data
    return opacity < leastOpacity ? null : hex({ red, green, blue })
  }
}
