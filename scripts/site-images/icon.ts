/** `tile` has the rounded corners of the favicon. `maskable` leaves a margin, because systems crop it. */
export type IconShape = 'tile' | 'maskable' | 'full'

const corners: Readonly<Record<IconShape, number>> = { tile: 7.5, maskable: 0, full: 0 }
/** Size of the logo relative to the icon. A mask may show only the middle 80%. */
const sizes: Readonly<Record<IconShape, number>> = { tile: 0.765, maskable: 0.56, full: 0.68 }

/** The logo on its tile, as in `apps/web/public/favicon.svg`. */
export function icon(size: number, shape: IconShape): string {
  const mark = sizes[shape] * 32
  const scale = mark / 24
  // The logo is 1.5 left of its center.
  const left = (32 - mark) / 2 - 0.5 * scale
  const top = (32 - mark) / 2
  return `<!doctype html><style>body { margin: 0 }</style>
<svg width="${size}" height="${size}" viewBox="0 0 32 32" style="display: block">
  <rect width="32" height="32" rx="${corners[shape]}" fill="#1f7a4d"/>
  <g transform="translate(${left} ${top}) scale(${scale})" fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
    <path stroke="#b3dfc1" d="M5.5 21.5V7"/>
    <path stroke="#fff" d="M5.5 21.5v-2.5c0-4.6 3.1-7.7 8-7.9"/>
    <path fill="#fff" stroke="#fff" stroke-width="1" d="M12 12.5v-3A6.5 6.5 0 0 1 18.5 3h3v3A6.5 6.5 0 0 1 15 12.5Z"/>
  </g>
</svg>`
}
