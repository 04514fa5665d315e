/** A place of our own within an element: no rule of the page's reaches into it. */
export function shadowIn(element: Element, css: string): ShadowRoot {
  const root = attach(element)
  // Pages whose policy refuses style elements take a sheet made by a script; browsers before 2023 know only the former.
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [sheet]
  } catch {
    root.appendChild(document.createElement('style')).textContent = css
  }
  return root
}

/** A few elements only can have one; any other gets a child that can. */
function attach(element: Element): ShadowRoot {
  const mode = { mode: 'open' } as const
  try {
    return element.attachShadow(mode)
  } catch {
    return element.appendChild(document.createElement('div')).attachShadow(mode)
  }
}
