/**
 * A hand that uses a page and counts: clicks (also the ones that only place the caret, and Enter and shortcuts as one
 * each), and typed texts. Opening a list and choosing from it are two clicks. Choosing a file in the system's dialog is one.
 */
export function countingHand(page) {
  const steps = []
  let clicks = 0
  let fields = 0
  let characters = 0
  const click = (text, count = 1) => {
    clicks += count
    steps.push(text)
  }
  const hand = {
    page,
    async click(target, options) {
      click(await nameOf(target))
      await target.click(options)
    },
    /** The pointer waits on the target, for what shows on hover. It counts as nothing. */
    async hover(target) {
      await target.hover()
    },
    async key(name) {
      click(name)
      await page.keyboard.press(name)
    },
    /** Types over what is in a text box. Placing the caret counts unless it is there already. */
    async type(target, text) {
      const name = await nameOf(target)
      const isThere = await target.evaluate((element) => element === document.activeElement)
      if (!isThere) {
        click(name)
        await target.click()
      }
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
      fields += 1
      characters += text.length
      steps.push(`type "${text}"`)
    },
    /** An option of a `select`. */
    async choose(target, label) {
      click(`${await nameOf(target)}: ${label}`, 2)
      await target.selectOption({ label })
    },
    /** A button that opens the system's dialog, and the file in it. */
    async chooseFile(target, file) {
      click(await nameOf(target))
      click(file.name)
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), target.click()])
      await chooser.setFiles(file)
    },
    /** A file dragged from the desktop and dropped on the target. */
    async drop(target, { name, mimeType, buffer }) {
      click(`drop ${name}`)
      const data = await page.evaluateHandle(
        ({ bytes, called, type }) => {
          const transfer = new DataTransfer()
          transfer.items.add(new File([new Uint8Array(bytes)], called, { type }))
          return transfer
        },
        { bytes: [...buffer], called: name, type: mimeType },
      )
      for (const event of ['dragenter', 'dragover', 'drop']) {
        await target.dispatchEvent(event, { dataTransfer: data })
      }
    },
    figures: () => ({ clicks, fields, seconds: practicedSeconds(clicks, characters), steps }),
  }
  return hand
}

/**
 * Seconds of a practiced person by the keystroke-level model: 1.35 s to decide and 1.3 s to point and press for each
 * click, 0.28 s for each typed character. It does not depend on the machine, so earlier figures stay comparable.
 */
const practicedSeconds = (clicks, characters) =>
  Math.round(clicks * (1.35 + 1.3) + characters * 0.28)

/** The target as the screen names it. */
const nameOf = (target) =>
  target.evaluate((element) =>
    (
      element.getAttribute('aria-label') ??
      element.labels?.[0]?.textContent ??
      element.textContent ??
      element.tagName
    )
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 40),
  )
