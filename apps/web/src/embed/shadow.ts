/** Creates a shadow root on an element, so that the page's styles do not apply inside it. */
export function shadowIn(element: Element, css: string): ShadowRoot {
  const root = attach(element)
  // A strict content security policy blocks style elements but allows constructed sheets. Browsers before 2023
  // support only style elements.
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [sheet]
  } catch {
    root.appendChild(document.createElement('style')).textContent = css
  }
  return root
}

/** Attaches a shadow root. Elements that do not support one, such as links, get a child that does. */
function attach(element: Element): ShadowRoot {
  const mode = { mode: 'open' } as const
  try {
    return element.attachShadow(mode)
  } catch {
    return element.appendChild(document.createElement('div')).attachShadow(mode)
  }
}
