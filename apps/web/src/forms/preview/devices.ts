/** Preview widths. Media queries of the form depend on the frame, not on the window. */
export type Device = 'phone' | 'tablet' | 'desktop'

/** The selectable devices; the tablet width is only for small samples. */
export const deviceNames: readonly { readonly value: Device; readonly label: string }[] = [
  { value: 'phone', label: 'Phone' },
  { value: 'desktop', label: 'Desktop' },
]

const phone = { least: 320, most: 390 } as const
const leastWidth = { tablet: 720, desktop: 1080 } as const

/** Width of the form's window, and the scale that fits it into the given area. */
export function frameIn(area: number, device: Device): { width: number; scale: number } {
  const width =
    device === 'phone'
      ? Math.min(phone.most, Math.max(phone.least, area))
      : Math.max(leastWidth[device], area)
  return { width, scale: area === 0 ? 1 : Math.min(1, area / width) }
}
