/** The widths a form is looked at in. Media queries of the form follow the frame, not the window. */
export type Device = 'phone' | 'tablet' | 'desktop'

/** Those to choose between; a tablet is for samples in small places. */
export const deviceNames: readonly { readonly value: Device; readonly label: string }[] = [
  { value: 'phone', label: 'Phone' },
  { value: 'desktop', label: 'Desktop' },
]

const phone = { least: 320, most: 390 } as const
const leastWidth = { tablet: 720, desktop: 1080 } as const

/** How wide the form's window is, and how much smaller it is drawn, in an area this wide. */
export function frameIn(area: number, device: Device): { width: number; scale: number } {
  const width =
    device === 'phone'
      ? Math.min(phone.most, Math.max(phone.least, area))
      : Math.max(leastWidth[device], area)
  return { width, scale: area === 0 ? 1 : Math.min(1, area / width) }
}
