/** Keeps the page behind a dialog from scrolling, and from moving aside where its scroll bar was. Gives what ends it. */
export function holdPage(): () => void {
  const { clientWidth, style } = document.documentElement
  const held: [name: string, value: string][] = [['overflow', 'hidden']]
  if (innerWidth > clientWidth) held.push(['scrollbar-gutter', 'stable'])
  const before = held.map(
    ([name]) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
  )
  for (const [name, value] of held) style.setProperty(name, value, 'important')
  return () => {
    for (const property of before) style.setProperty(...property)
  }
}
